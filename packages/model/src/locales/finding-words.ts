import { withPhrases } from '../diagnostic.ts';
import type { Wordings } from '../diagnostic.ts';
import build from '../catalogue/ru/build.json' with { type: 'json' };
import cli from '../catalogue/ru/cli.json' with { type: 'json' };
import config from '../catalogue/ru/config.json' with { type: 'json' };
import content from '../catalogue/ru/content.json' with { type: 'json' };
import phrases from '../catalogue/ru/phrases.json' with { type: 'json' };
import preset from '../catalogue/ru/preset.json' with { type: 'json' };
import site from '../catalogue/ru/site.json' with { type: 'json' };
import theme from '../catalogue/ru/theme.json' with { type: 'json' };

/** Every code of helpgen in the languages that findings are told in besides English. A test holds that none lacks a code, a hint or a value. */
export const findingWords: { readonly [language: string]: Wordings } = {
  ru: withPhrases(phrases, { ...config, ...content, ...site, ...preset, ...theme, ...build, ...cli }),
};
