import type { Catalogue, WrittenCatalogue } from '../diagnostic.ts';
import build from './en/build.json' with { type: 'json' };
import cli from './en/cli.json' with { type: 'json' };
import config from './en/config.json' with { type: 'json' };
import content from './en/content.json' with { type: 'json' };
import preset from './en/preset.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import theme from './en/theme.json' with { type: 'json' };

/** What can be wrong with site-config.json, and with JSON text in general. */
export const configCatalogue = config as WrittenCatalogue<typeof config>;

/** What can go wrong in one content file: its head, its text, and what it includes. */
export const contentCatalogue = content as WrittenCatalogue<typeof content>;

/** What can be wrong with the site as a whole: links, images, addresses, sidebars, navigation and redirects. */
export const siteCatalogue = site as WrittenCatalogue<typeof site>;

/** What can go wrong with presets: HG7xxx. */
export const presetCatalogue = preset as WrittenCatalogue<typeof preset>;

/** Findings of theme and rendering: HG4xxx. */
export const themeCatalogue = theme as WrittenCatalogue<typeof theme>;

/** What can go wrong between the sources and the output folder: reading, caching, bundling, writing. */
export const buildCatalogue = build as WrittenCatalogue<typeof build>;

/** What can go wrong between a person and helpgen: the command line, the server, a new site; and our own bugs. */
export const cliCatalogue = cli as WrittenCatalogue<typeof cli>;

/** Every code of helpgen with its wording, for `helpgen explain` and for tests; no code stands in two tables. */
export const catalogue: Catalogue = Object.fromEntries(
  [configCatalogue, contentCatalogue, siteCatalogue, presetCatalogue, themeCatalogue, buildCatalogue, cliCatalogue]
    .flatMap((room) => Object.entries(room))
    .map(([code, entry]) => [code, { ...entry, explanation: entry.explanation.join(' ') }]),
);
