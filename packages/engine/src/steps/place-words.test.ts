import { expect, test } from '@jest/globals';
import type { BundleFile, OutputPath } from '@helpgen/model';
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
const textsOf = (locales: readonly string[]): readonly string[] =>
  placeWords(bundle, locales).files.map(({ bytes }) => new TextDecoder().decode(bytes));

test('a bundle has the words of the languages of its site, and no others', () => {
  const [, zoom = ''] = textsOf(['de-AT', 'nb']);
  const [, written = ''] = /JSON\.parse\((".*?")\),/.exec(zoom) ?? [];
  const words = JSON.parse(JSON.parse(written) as string) as { readonly [code: string]: { readonly [key: string]: string } };
  expect(Object.keys(words)).toEqual(['de', 'en']);
  expect(words['de']?.['zoom.close']).toBe('Schließen');
  expect(zoom).toContain('own="@words:other@"');
});

test('files with other words have other names, in every place', () => {
  const { files, script, style, sheets } = placeWords(bundle, ['de']);
  const [, name = ''] = /-1-(\w{8})\.js$/.exec(script) ?? [];
  expect(name).not.toBe('abcd1234');
  expect(files.map(({ path }) => path)).toEqual([`assets/client-1-${name}.js`, `assets/zoom-2-${name}.js`]);
  expect(style).toBe(`assets/client-0-${name}.css`);
  expect(sheets).toEqual([{ path: `assets/sheet-0-3-${name}.css`, classes: ['price'] }]);
  expect(textsOf(['de'])[0]).toBe(`import("./zoom-2-${name}.js")`);
  expect(placeWords(bundle, ['fr']).script).not.toBe(script);
  expect(placeWords(bundle, ['de-AT']).script).toBe(script);
});
