import type { Plugin } from 'esbuild';
import { digestOfAll } from '@helpgen/disk';
import type { Words } from '@helpgen/model';
import { blocksWords } from '@helpgen/model/locales/blocks';
import { cardWords } from '@helpgen/model/locales/card';
import { diagramWords } from '@helpgen/model/locales/diagram';
import { feedbackWords } from '@helpgen/model/locales/feedback';
import { menuWords } from '@helpgen/model/locales/menu';
import { paletteWords } from '@helpgen/model/locales/palette';
import { searchWords } from '@helpgen/model/locales/search';
import { sidebarWords } from '@helpgen/model/locales/sidebar';
import type { LocaleCode } from '@helpgen/model/locales/locale-codes';
import { localeOf } from '@helpgen/model/locales/locale-of';
import { wordsFor } from '@helpgen/model/locales/words-for';
import type { SpokenLocale } from '@helpgen/model/locales/words-for';
import { zoomWords } from '@helpgen/model/locales/zoom';
import type { ThemeFiles } from './theme-files.ts';

/** The words that scripts bring along, by the name of their module. */
const sets: { readonly [set: string]: { readonly [code in LocaleCode]: Words } } = {
  blocks: blocksWords,
  card: cardWords,
  diagram: diagramWords,
  feedback: feedbackWords,
  menu: menuWords,
  palette: paletteWords,
  search: searchWords,
  sidebar: sidebarWords,
  zoom: zoomWords,
};

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Lets a bundle say where words belong: it is made once for sites in any language, and {@link placeWords} puts in theirs. */
export const wordPlaces: Plugin = {
  name: 'word-places',
  setup(build) {
    build.onLoad({ filter: /[\\/]model[\\/](?:src|dist)[\\/]locales[\\/]\w+\.[jt]s$/ }, ({ path }) => {
      const [, set = ''] = /(\w+)\.\w+$/.exec(path) ?? [];
      // Otherwise every site would send its readers these words in all languages.
      if (!Object.hasOwn(sets, set)) return { errors: [{ text: `The words of \`${set}\` are not listed in place-words.ts.` }] };
      return { contents: `export const ${set}Words = /* @__PURE__ */ JSON.parse("@words:${set}@");` };
    });
  },
};

/** `bundle` with the words of `locales` alone; its files have other names for other words. */
export function placeWords<Bundle extends Omit<ThemeFiles, 'gzip'>>(bundle: Bundle, locales: readonly SpokenLocale[]): Bundle {
  const [, id = ''] = /-([a-zA-Z\d]+)\.js$/.exec(bundle.script) ?? [];
  const words = new Map(Object.entries(sets).map(([set, byCode]) => [set, JSON.stringify(pick(byCode, locales))]));
  const digest = digestOfAll([bundle.digest, ...words.values()]);
  const name = digest.replace(/[^a-zA-Z\d]/g, '').slice(0, id.length);
  const rename = <Text extends string>(text: Text): Text => text.replaceAll(`-${id}.`, `-${name}.`) as Text;
  return {
    ...bundle,
    digest,
    files: bundle.files.map(({ path, bytes }) => ({
      path: rename(path),
      bytes: /\.(?:js|css)$/.test(path) ? encoder.encode(placeIn(rename(decoder.decode(bytes)), words)) : bytes,
    })),
    script: rename(bundle.script),
    preloads: bundle.preloads.map(rename),
    style: bundle.style === undefined ? undefined : rename(bundle.style),
    sheets: bundle.sheets.map(({ path, classes }) => ({ path: rename(path), classes })),
  };
}

function pick(byCode: { readonly [code in LocaleCode]: Words }, locales: readonly SpokenLocale[]): object {
  // A locale without words of its own has those of its language, which it may share with another.
  const named = locales.map((locale) => [Object.keys(locale.words).length === 0 ? localeOf(locale.code) : locale.code, wordsFor(byCode, locale)] as const);
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function placeIn(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(/(["'`])@words:(\w+)@\1/g, (whole, _quote, set: string) => {
    const found = words.get(set);
    return found === undefined ? whole : JSON.stringify(found);
  });
}
