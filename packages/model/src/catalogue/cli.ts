import type { WrittenCatalogue } from '../diagnostic.ts';
import cli from './en/cli.json' with { type: 'json' };

/** What can go wrong between a person and helpgen: the command line, the server, a new site; and our own bugs. */
export const cliCatalogue = cli as WrittenCatalogue<typeof cli>;
