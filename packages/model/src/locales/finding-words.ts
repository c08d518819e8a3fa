import { withPhrases } from '../diagnostic.ts';
import type { Wordings } from '../diagnostic.ts';
import { buildWordings } from '../catalogue/ru/build.ts';
import { cliWordings } from '../catalogue/ru/cli.ts';
import { configWordings } from '../catalogue/ru/config.ts';
import { contentWordings } from '../catalogue/ru/content.ts';
import { phrases } from '../catalogue/ru/phrases.ts';
import { presetWordings } from '../catalogue/ru/preset.ts';
import { siteWordings } from '../catalogue/ru/site.ts';
import { themeWordings } from '../catalogue/ru/theme.ts';

/** Every code of helpgen in the languages that findings are told in besides English. */
export const findingWords: { readonly [language: string]: Wordings } = {
  ru: withPhrases(phrases, {
    ...configWordings,
    ...contentWordings,
    ...siteWordings,
    ...presetWordings,
    ...themeWordings,
    ...buildWordings,
    ...cliWordings,
  }),
};
