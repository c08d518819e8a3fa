import { afterEach, describe, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
afterEach(() => rig.close());

const site = (presets: readonly unknown[], files: { readonly [path: string]: string }): void => {
  rig = createSiteRig({ 'docs/index.md': '# Начало\n', ...files }, { presets });
};
const findings = async (): Promise<readonly string[]> => {
  const { diagnostics } = await rig.build({ mode: 'check' });
  return diagnostics.map(({ code, message, at }) => `${code} ${at?.line ?? 0} ${message}`);
};
/** A preset that claims something of each kind. */
const greedy = (name: string): string => `export default {
  name: '${name}', version: '1',
  sources: [{ name: 's', kind: 'pages', files: ['*.x'], make: () => ({ files: [] }) }],
  codeLanguages: [{ name: 'xbase', aliases: ['xb'], grammar() {} }],
  directives: { price: { part: 'Price' } },
};
`;
/** A preset with `rest` besides its name. */
const named = (rest: string): string => `export default { name: "a", version: "1", ${rest} };`;

describe('a preset that is not one', () => {
  test('is a finding at its entry in the config when there is no such module or package', async () => {
    site(['./missing.mjs', '@nobody/preset'], {});
    expect(await findings()).toEqual([
      'HG7001 11 The preset `./missing.mjs` cannot be found: there is no such file.',
      'HG7001 12 The preset `@nobody/preset` cannot be found: no such package is installed.',
    ]);
  });

  test('is a finding when its module throws, also in the function of its options', async () => {
    site(['./a.mjs', ['./b.mjs', { size: 3 }]], {
      'a.mjs': 'throw new Error("no room");\n',
      'b.mjs': 'export default ({ size }) => { throw new TypeError(`size ${size}`); };\n',
    });
    expect(await findings()).toEqual([
      'HG7002 11 The preset `./a.mjs` fails while it is loaded: no room',
      'HG7002 12 The preset `./b.mjs` fails while it is loaded: size 3',
    ]);
  });

  test.each([
    ['', 'it has no default export'],
    ['export default 3;', 'it must be an object'],
    ['export default { name: "a" };', '`version` is missing'],
    [named('emiters: []'), 'it has the unknown key `emiters`'],
    [named('sources: [{ name: "s", kind: "page", files: ["*.x"], make() {} }]'), '`sources[0].kind` must be one of `article`, `pages`'],
    [named('emitters: [{ name: "s", files: ["a.xml"], emit: 3 }]'), '`emitters[0].emit` must be a function'],
    [named('sources: [{ name: "s", kind: "pages", files: [], make() {} }]'), '`sources[0].files` must not be empty'],
    [named('directives: { price: {} }'), '`directives.price` must be an object with either `part` or `toHast`'],
    [named('remarkPlugins: [3]'), '`remarkPlugins[0]` must be a plugin, or a list of a plugin and its options'],
  ])('is a finding that says what is wrong with `%s`', async (text, mistake) => {
    site(['./a.mjs'], { 'a.mjs': `${text}\n` });
    expect(await findings()).toEqual([`HG7003 11 The default export of \`./a.mjs\` is no preset: ${mistake}.`]);
  });

  test('is told with the key that may have been meant', async () => {
    site(['./a.mjs'], { 'a.mjs': 'export default { name: "a", version: "1", emiters: [] };\n' });
    expect((await rig.build({ mode: 'check' })).diagnostics[0]?.hint).toBe('Did you mean `emitters`?');
  });
});

test('two presets that claim the same name, files, code language or directive are told of at the later one', async () => {
  site(['./a.mjs', './b.mjs'], { 'a.mjs': greedy('a'), 'b.mjs': greedy('b') });
  expect(await findings()).toEqual([
    'HG7004 12 The presets `a` and `b` both claim the code language `xb`, so one would hide the other.',
    'HG7004 12 The presets `a` and `b` both claim the code language `xbase`, so one would hide the other.',
    'HG7004 12 The presets `a` and `b` both claim the directive `:::price`, so one would hide the other.',
    'HG7004 12 The presets `a` and `b` both claim the files `*.x`, so one would hide the other.',
  ]);
});

test('a package is found from the folder of the config, also one for imports alone', async () => {
  site([['@shop/preset', { title: 'Цены' }], 'plain'], {
    'node_modules/@shop/preset/package.json': '{ "exports": { ".": { "types": "./x.d.ts", "import": "./main.mjs" } } }',
    'node_modules/@shop/preset/main.mjs': 'export default ({ title }) => ({ name: `shop ${title}`, version: "1" });\n',
    'node_modules/plain/package.json': '{ "name": "plain", "main": "plain.cjs" }',
    'node_modules/plain/plain.cjs': 'module.exports = { name: "plain", version: "1" };\n',
  });
  expect(await findings()).toEqual([]);
});

test('a change of a preset or of its options makes the site anew, and one of what it imports asks for another process', async () => {
  site([['./preset.mjs', { a: 1 }]], {
    'preset.mjs': "import { version } from './lib/version.mjs';\n\nexport default { name: 'a', version };\n",
    'lib/version.mjs': "export const version = '1';\n",
  });
  const status = async (): Promise<string> => (await rig.build()).status;
  expect([await status(), await status()]).toEqual(['built', 'unchanged']);
  rig.write('preset.mjs', `${rig.readSource('preset.mjs')}export const other = 2;\n`);
  expect([await status(), await status()]).toEqual(['built', 'unchanged']);
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"a": 1', '"a": 2'));
  expect([await status(), await status()]).toEqual(['built', 'unchanged']);
  rig.write('lib/version.mjs', "export const version = '2';\n");
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code, args }) => [code, args['file']])).toEqual([['HG7008', 'lib/version.mjs']]);
}, 60_000);

/** A preset with one emitter. */
const emitter = (files: string, body: string): string =>
  `export default { name: 'extra', version: '1', emitters: [{ name: 'extra', files: ${files}, emit: (site) => { ${body} } }] };\n`;
const messages = async (): Promise<readonly string[]> => (await rig.build()).diagnostics.map(({ code, message }) => `${code} ${message}`);

describe('an emitter', () => {
  test('that gives a file it does not name, or one outside of the output, is told of', async () => {
    site(['./e.mjs'], { 'e.mjs': emitter("['a.txt']", "return [{ path: 'b.txt', content: '' }, { path: '../a.txt', content: '' }];") });
    expect(await messages()).toEqual([
      'HG7006 The preset `extra` makes the file `../a.txt`, which cannot be: it leaves the output folder.',
      'HG7006 The preset `extra` makes the file `b.txt`, which cannot be: its emitter does not name it in `files`.',
    ]);
  }, 60_000);

  test('that throws, or gives a file that the site has already, is told of, and the site is not written', async () => {
    site(['./e.mjs'], {
      'e.mjs': emitter(
        "['robots.txt']",
        "if (site.config.noIndex) throw new Error('nothing'); return [{ path: 'robots.txt', content: 'x' }];",
      ),
    });
    expect(await messages()).toEqual(['HG5015 `robots.txt` is written twice: emit and preset extra.']);
    rig.write('site-config.json', rig.readSource('site-config.json').replace('"title"', '"noIndex": true, "title"'));
    expect(await messages()).toEqual(['HG7005 The emitter `extra` of the preset `extra` fails on `robots.txt`: nothing']);
    expect((await rig.build()).diagnostics[0]?.at).toMatchObject({ file: 'e.mjs', line: 1 });
  }, 60_000);
});

/** A preset with one analysis of this body, which begins at the second line. */
const analysis = (body: string): string =>
  `export default { name: 'extra', version: '1', analyses: [{ name: 'look', analyse: (site) => {\n  ${body}\n} }] };\n`;

describe('an analysis', () => {
  test.each([
    ["throw new Error('nothing');", 'all pages', 'nothing', { file: 'a.mjs', line: 2 }],
    ['return undefined;', 'all pages', 'it returns no object', undefined],
    ["return { get findings() { throw new Error('no findings'); } };", 'all pages', 'no findings', { file: 'a.mjs', line: 2 }],
    ["return { dataOf: (page) => { throw new Error('no data'); } };", 'docs/index.md', 'no data', { file: 'a.mjs', line: 2 }],
    ["return { hiddenHeadings: (page) => { throw new Error('no text'); } };", 'docs/index.md', 'no text', { file: 'a.mjs', line: 2 }],
  ])('that fails by `%s` is a finding with its preset and the place in its file', async (body, on, reason, place) => {
    site(['./a.mjs'], { 'a.mjs': analysis(body) });
    const { status, diagnostics } = await rig.build();
    const [found] = diagnostics.filter(({ code }) => code === 'HG7005');
    expect([status, found?.message]).toEqual(['failed', `The analysis \`look\` of the preset \`extra\` fails on \`${on}\`: ${reason}`]);
    if (place === undefined) expect(found?.at).toBeUndefined();
    else expect(found?.at).toMatchObject(place);
  }, 60_000);
});
