import type { Catalogue } from '../diagnostic.ts';
import { buildCatalogue } from './build.ts';
import { cliCatalogue } from './cli.ts';
import { configCatalogue } from './config.ts';
import { contentCatalogue } from './content.ts';
import { presetCatalogue } from './preset.ts';
import { siteCatalogue } from './site.ts';
import { themeCatalogue } from './theme.ts';

const rooms = [configCatalogue, contentCatalogue, siteCatalogue, presetCatalogue, themeCatalogue, buildCatalogue, cliCatalogue];

/** Every code of helpgen with its wording, for `helpgen explain` and for tests; no code stands in two tables. */
export const catalogue: Catalogue = Object.fromEntries(
  rooms.flatMap((room) => Object.entries(room)).map(([code, entry]) => [code, { ...entry, explanation: entry.explanation.join(' ') }]),
);
