import { expect, test } from '@jest/globals';
import type { BundleFile, OutputPath } from '@helpgen/model';
import type { SpokenLocale } from '@helpgen/model/locales/words-for';
import { placeWords } from './place-words.ts';

const file = (path: string, text: string): BundleFile => ({ path: path as OutputPath, bytes: new TextEncoder().encode(text) });
const bundle = {
  digest: 'd',
  files: [
    file('assets/client-1-abcd1234.js', 'import("./zoom-2-abcd1234.js")'),
    file('assets/zoom-2-abcd1234.js', 'const w=JSON.parse("@words:zoom@"),own="@words:other@";'),
  ],
  script: 'assets/client-1-abcd1234.js' as OutputPath,
  preloads: [],
  style: 'assets/client-0-abcd1234.css' as OutputPath,
  sheets: [{ path: 'assets/sheet-0-3-abcd1234.css' as OutputPath, classes: ['price'] }],
};
const spoken = (...codes: readonly string[]): readonly SpokenLocale[] => codes.map((code) => ({ code, words: {} }));
const textsOf = (locales: readonly SpokenLocale[]): readonly string[] =>
  placeWords(bundle, locales).files.map(({ bytes }) => new TextDecoder().decode(bytes));

test('a bundle has the words of the languages of its site, and no others', () => {
  const [, zoom = ''] = textsOf(spoken('de-AT', 'nb'));
  const [, written = ''] = /JSON\.parse\((".*?")\),/.exec(zoom) ?? [];
  const words = JSON.parse(JSON.parse(written) as string) as { readonly [code: string]: { readonly [key: string]: string } };
  expect(Object.keys(words)).toEqual(['de', 'en']);
  expect(words['de']?.['zoom.close']).toBe('Schließen');
  expect(zoom).toContain('own="@words:other@"');
});

test('what the site says otherwise stands among the words of its language, and a language of its own beside the others', () => {
  const [, zoom = ''] = textsOf([{ code: 'de', words: { 'zoom.close': 'Zu' } }, { code: 'nb', words: { 'zoom.close': 'Lukk' } }]);
  const [, written = ''] = /JSON\.parse\((".*?")\),/.exec(zoom) ?? [];
  const words = JSON.parse(JSON.parse(written) as string) as { readonly [code: string]: { readonly [key: string]: string } };
  expect([words['de']?.['zoom.close'], words['de']?.['zoom.next'], words['nb']?.['zoom.close'], words['nb']?.['zoom.next']]).toEqual([
    'Zu', 'Nächstes Bild', 'Lukk', 'Next image',
  ]);
});

test('files with other words have other names, in every place', () => {
  const { files, script, style, sheets } = placeWords(bundle, spoken('de'));
  const [, name = ''] = /-1-(\w{8})\.js$/.exec(script) ?? [];
  expect(name).not.toBe('abcd1234');
  expect(files.map(({ path }) => path)).toEqual([`assets/client-1-${name}.js`, `assets/zoom-2-${name}.js`]);
  expect(style).toBe(`assets/client-0-${name}.css`);
  expect(sheets).toEqual([{ path: `assets/sheet-0-3-${name}.css`, classes: ['price'] }]);
  expect(textsOf(spoken('de'))[0]).toBe(`import("./zoom-2-${name}.js")`);
  expect(placeWords(bundle, spoken('fr')).script).not.toBe(script);
  expect(placeWords(bundle, spoken('de-AT')).script).toBe(script);
});
