import { describe, expect, test } from '@jest/globals';
import { contentCatalogue } from '@helpgen/model';
import type { ContentOptions } from '@helpgen/model';
import { parseCategoryFile } from './parse-category-file.ts';
import { compileText, findings, sourceFile, testOptions } from './testing/compile.ts';

interface Case {
  readonly text: string;
  /** Where the text stands; by default a Markdown file. */
  readonly path?: string;
  readonly finds: readonly string[];
  readonly options?: Partial<ContentOptions>;
  readonly files?: { readonly [path: string]: string };
}

const manyLines = (line: string, count: number): string => `${line}\n`.repeat(count);

const rating: ContentOptions['directives'] = {
  rating: { part: 'Rating', attributes: { max: { type: 'number', required: true }, of: { type: 'text', required: false, values: ['stars', 'hearts'] } } },
};

const forAgents: ContentOptions['checks'] = { ...testOptions.checks, agents: 'warn' };

const cases: { readonly [what: string]: Case } = {
  'front matter that is not YAML': { text: '---\ntitle: a: b\n---\n', finds: ['HG2001 2:8+1'] },
  'a quote that is not closed': { text: '---\ntitle: "А\ndescription: Б\nslug: /в\n---\nГ\n', finds: ['HG2001 2:8+2'] },
  'a quote that the next one closes': { text: '---\nid: а\ntitle: "Б\ndescription: "В"\n---\n', finds: ['HG2001 3:8+2'] },
  'a quote that is not closed in a list': { text: '---\nkeywords:\n  - "а"\n  - "б\n  - \'в\'\nid: г\n---\n', finds: ['HG2001 4:5+2'] },
  'a mistake behind a text of two lines': { text: '---\ntitle: "А\n  б"\nid: a: b\n---\n', finds: ['HG2001 4:5+1'] },
  'a key given twice': { text: '---\ntitle: a\ntitle: b\n---\n', finds: ['HG2001 3:1+1'] },
  'a tag': { text: '---\ntitle: !!js/function "x"\n---\n', finds: ['HG2002 2:22+3'] },
  'a merge key': { text: '---\ncustom: {<<: {a: 1}}\n---\n', finds: ['HG2002 2:10+2'] },
  'a prototype': { text: '---\n__proto__: {a: 1}\n---\n', finds: ['HG2002 2:1+9'] },
  'an unknown key with a slip': { text: '---\ntitle: а\nsidebar_lable: б\n---\n', finds: ['HG2003 3:1+13'] },
  'an unknown key of a nested mapping': { text: '---\nlast_update: {autor: я}\n---\n', finds: ['HG2003 2:15+5'] },
  'a value of the wrong kind': { text: '---\ndraft: да\n---\n', finds: ['HG2004 2:8+2'] },
  'a value in a list of the wrong kind': { text: '---\ntags: [а, {б: в}]\n---\n', finds: ['HG2004 2:11+6'] },
  'an id with a slash': { text: '---\nid: a/b\n---\n', finds: ['HG2005 2:5+3'] },
  'a level that is too deep': { text: '---\ntoc_max_heading_level: 7\n---\n', finds: ['HG2005 2:24+1'] },
  'a draft that is unlisted': { text: '---\ndraft: true\nunlisted: true\n---\n', finds: ['HG2006 3:1+8'] },
  'levels the wrong way round': { text: '---\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\n---\n', finds: ['HG2007 3:1+21'] },
  'a last update that says nothing': { text: '---\nlast_update: {}\n---\n', finds: ['HG2008 2:1+11'] },
  'front matter that is a list': { text: '---\n- a\n---\n', finds: ['HG2009 2:1+3'] },
  'front matter in an included file': { text: '::include{file=b.md}', files: { 'docs/b.md': '---\nid: b\n---\nб' }, finds: ['HG2010 1:1+3'] },
  'front matter without an end': { text: '---\ntitle: А\n\n# Б', finds: ['HG2012 1:1+3'] },
  'front matter without an end, behind empty lines': { text: '\n\n---\ntitle: А\n', finds: ['HG2012 3:1+3'] },
  'front matter without an end in an included file': {
    text: '::include{file=b.md}',
    files: { 'docs/b.md': '---\ntitle: А\n' },
    finds: ['HG2012 1:1+3'],
  },
  'a file that is too large': { text: manyLines('слово', 200_000), finds: ['HG2101 1:1+1'] },
  'a line that is too long': { text: `а\n${'слово '.repeat(20_000)}`, finds: ['HG2102 2:1+1'] },
  'markers that nest too deep': { text: `а\n\n${'- '.repeat(2000)}а`, finds: ['HG2103 3:1+1'] },
  'directives that nest too deep': { text: manyLines(':::note', 100), finds: ['HG2103 31:1+1'] },
  'headings underlined without end': { text: 'a\n-\n'.repeat(8000), finds: ['HG2104 1:1+1'] },
  'comments without end': { text: `а\n\nб ${'<!--'.repeat(16_000)}`, finds: ['HG2104 3:3+1'] },
  'marks without end': { text: `а\n\n${'*a_ '.repeat(20_000)}`, finds: ['HG2104 3:1+1'] },
  'lines without end': { text: manyLines('', 30_000), finds: ['HG2104 1:1+1'] },
  'a NUL': { text: 'а\nб\0в', finds: ['HG2105 2:2+1'] },
  'a table of 10 000 rows': { text: `а\n\n|a|\n|-|\n${manyLines('|b|', 10_000)}`, finds: ['HG2106 3:1+1'] },
  'elements without end': { text: '---\nid: a\n---\n'.concat(manyLines('<div>', 15_000)), finds: ['HG2107 4:1+1'] },
  'an unknown directive': { text: 'а\n\n:::waring\nб\n:::', finds: ['HG2201 3:1+9'] },
  'a directive that is never closed': { text: 'а\n\n:::note\nб', finds: ['HG2202 3:1+7'] },
  'an unknown attribute': { text: ':::details[а]{opne}\nб\n:::', finds: ['HG2203 1:1+19'] },
  'an own directive without what it needs': { text: 'а\n\n:::rating\n:::', options: { directives: rating }, finds: ['HG2221 3:1+9'] },
  'an own directive with a value of the wrong type': { text: ':::rating{max=пять}\n:::', options: { directives: rating }, finds: ['HG2222 1:1+19'] },
  'an own directive with a value that is none of the few': { text: ':::rating{max=5 of=stras}\n:::', options: { directives: rating }, finds: ['HG2222 1:1+25'] },
  'an own directive with an attribute that is not declared': { text: ':::rating{max=5 min=1}\n:::', options: { directives: rating }, finds: ['HG2203 1:1+22'] },
  'an own directive with an address that acts': { text: ':::poll{at="javascript:a"}\n:::', options: { directives: { poll: { part: 'Poll', attributes: { at: { type: 'address', required: false } } } } }, finds: ['HG2222 1:1+26'] },
  'a slip in the name of an own directive': { text: ':::ratign{max=5}\n:::', options: { directives: rating }, finds: ['HG2201 1:1+16'] },
  'tabs without a tab': { text: 'а\n\n:::tabs\n:::', finds: ['HG2211 3:1+7'] },
  'something else among tabs': { text: '::::tabs\nтекст\n:::tab[а]\nб\n:::\n::::', finds: ['HG2212 2:1+5'] },
  'two tabs with one value': { text: '::::tabs\n:::tab[а]\n:::\n:::tab[а]\n:::\n::::', finds: ['HG2213 4:1+9'] },
  'tabs without labels': {
    text: 'а\n\n::::tabs\n:::tab{label=Линукс}\n:::\n\n:::tab\n:::\n\n  :::tab{value=w label=Виндоус}\n:::\n::::',
    finds: ['HG2219 4:1+20', 'HG2219 7:1+6', 'HG2219 10:3+29'],
  },
  'a label given twice': { text: '::::tabs\n:::tab[а]{label=б}\n:::\n::::', finds: ['HG2203 2:1+18'] },
  'a default that is no tab': { text: '::::tabs{default=б}\n:::tab[а]\n:::\n::::', finds: ['HG2214 1:1+19'] },
  'tabs in the address without a name': { text: '::::tabs{queryString}\n:::tab[а]\n:::\n::::', finds: ['HG2215 1:1+21'] },
  'a tab outside of tabs': { text: 'а\n\n:::tab[а]\nб\n:::', finds: ['HG2216 3:1+9'] },
  'steps without a list': { text: ':::steps\nа\n:::', finds: ['HG2217 1:1+8'] },
  'a figure without an image': { text: ':::figure[а]\nб\n:::', finds: ['HG2218 1:1+12'] },
  'a file tree without a list': { text: ':::file-tree\nа\n:::', finds: ['HG2220 1:1+12'] },
  'a video without a file': { text: 'а\n\n:::video[б]\n:::', finds: ['HG2221 3:1+11'] },
  'a badge of an unknown kind': { text: 'а :badge[б]{type=tpi}', finds: ['HG2222 1:3+19'] },
  'a badge with an unknown attribute': { text: 'а :badge[б]{kind=tip}', finds: ['HG2203 1:3+19'] },
  'a variable that nobody knows': { text: 'а :var[версия] и\n{{ b }}', options: { variables: { версия2: '1' } }, finds: ['HG2441 1:8+6', 'HG2441 2:4+1'] },
  'an unknown icon': { text: 'а :icon[rokcet]', finds: ['HG2223 1:3+13'] },
  'an include that does not exist': { text: 'а\n::include{file="./b.md"}', finds: ['HG2301 2:17+6'] },
  'code from a file that does not exist': { text: '```js file=b.js\n```', finds: ['HG2301 1:12+4'] },
  'a region that does not exist': {
    text: '::include{file=b.md region=перваа}',
    files: { 'docs/b.md': '<!-- region первая -->\nа\n<!-- endregion -->' },
    finds: ['HG2302 1:28+6'],
  },
  'files that include each other': {
    text: '::include{file=b.md}',
    files: { 'docs/b.md': 'а\n::include{file=page.md}' },
    finds: ['HG2303 2:16+7'],
  },
  'an include that climbs out': { text: '::include{file=../../b.md}', finds: ['HG2304 1:16+10'] },
  'an include without a file': { text: '- ::include\n\n::include{region=a}', finds: ['HG2305 1:3+9', 'HG2305 3:1+9'] },
  'includes without end': { text: manyLines('::include{file=b.md}', 600), files: { 'docs/b.md': 'б' }, finds: ['HG2306 501:16+4'] },
  'an unknown language': { text: 'а\n\n```pyhton\nб\n```', finds: ['HG2401 3:4+6'] },
  'a word that the site does not use': {
    text: '---\ntitle: О рантайме\n---\n\nЗдесь\nРантайм и `рантайм`.',
    options: { terminology: [{ use: 'среда исполнения', not: ['рантайм*'] }] },
    finds: ['HG2421 2:10+8', 'HG2421 6:1+7'],
  },
  'marked lines that never end': { text: '```js\nа\n// highlight-start\nб\n```', finds: ['HG2402 3:1+18'] },
  'a mark in code without a note': {
    text: '```js\nа() // (1)!\nб() // (2)!\n```\n\n1. А\n\nт\n\n```js\nв() // (1)!\n```\n\n````markdown\nа() // (1)!\n````',
    finds: ['HG2404 3:8+4', 'HG2404 11:8+4'],
  },
  'code that does not parse': { text: '- а\n\n  ```xbsl\n  если А\n      Б("%{В +}")\n  ;\n  ```', finds: ['HG2411 5:15+1'] },
  'a diagram that cannot be drawn': { text: 'а\n\n```mermaid\ngraph\n```', finds: ['HG2501 3:1+10'] },
  'a formula that cannot be set': { text: 'а $$\\frac{$$', finds: ['HG2502 1:3+10'] },
  'an element that content may not have': { text: 'а\n\n<svg width="10"><path/></svg>\n\nб <svg/>', finds: ['HG2431 3:1+4'] },
  'an attribute that content may not have': { text: 'а <b class="x">б</b>\n\n> <b\n>  class="y">в</b>', finds: ['HG2432 1:3+2'] },
  'a component of MDX': { text: '<Tabs>\n<TabItem value="a">б</TabItem>\n</Tabs>', finds: ['HG2433 1:1+5', 'HG2433 2:1+8'] },
  'a component where HTML is trusted': { text: '<Badge text="а" /> <svg/>', options: { trustHtml: true }, finds: ['HG2433 1:1+6'] },
  'trusted HTML that the content policy refuses': {
    text: '<iframe src="https://a.example/b"></iframe>\n\nа <b style="color: red">б</b> <i style="top: 0">в</i>\n\n<script>1</script>',
    options: { trustHtml: true, policy: { 'default-src': ["'self'"], 'style-src': ["'self'"], 'script-src': ["'self'"] } },
    finds: ['HG2436 1:1+7', 'HG2436 3:3+2', 'HG2436 5:1+7'],
  },
  'an admonition of MkDocs': { text: 'а\n\n!!! note "Заголовок"\n    Текст\n\n!!! tip\n    Текст', finds: ['HG2433 3:1+20'] },
  'attributes apart from an image': { text: 'а ![б](https://example.com/c.png) { width=300 }', finds: ['HG2433 1:35+13'] },
  'a class that is not declared': { text: '## Б {: .lead }\n\n[а](https://example.com){.button}', finds: ['HG2434 1:6+10', 'HG2434 3:25+9'] },
  'an attribute behind a link that acts': { text: '[а](https://example.com){onclick=a width="2em"}', finds: ['HG2435 1:25+23', 'HG2435 1:25+23'] },
  'a directive of MyST': { text: '```{note}\nа\n```', finds: ['HG2433 1:4+6'] },
  'an id given twice': { text: '## А {#id}\n\n### Б {#id}', finds: ['HG2601 3:1+11'] },
  'a link that is code': { text: 'а [б](javascript:alert)', finds: ['HG2602 1:7+16'] },
  'an image that is data': { text: '![б](data:image/png;base64,AAAA)', finds: ['HG2602 1:6+26'] },
  'an image without address': { text: 'а ![б]()', finds: ['HG2603 1:3+6'] },
  'code without a language': { text: '```\nа\n```\n\n    б\n', options: { checks: forAgents }, finds: ['HG2403 1:1+3'] },
  'a link that says nothing': { text: 'см. [Здесь](б.md) и [в](в.md)', options: { checks: forAgents }, finds: ['HG2604 1:13+4'] },
};

describe('what is wrong with a page is found where it stands', () => {
  test.each(Object.entries(cases))('%s', async (_what, { text, options, files, path, finds }) => {
    expect(findings(await compileText(text, options, files, path))).toEqual(finds);
  });

  test('every code of the room is provoked here', () => {
    // A key is missing only where a source of a preset wants one, see made/draft-made.test.ts.
    const provoked = new Set(['HG2011', ...Object.values(cases).flatMap(({ finds }) => finds.map((found) => found.split(' ')[0]))]);
    expect(Object.keys(contentCatalogue).filter((code) => !provoked.has(code))).toEqual([]);
  });
});

describe('the syntax of other generators', () => {
  const foreign: readonly (readonly [string, string])[] = [
    ["import Tabs from '@theme/Tabs';\nexport const a = 1;", 'an import or export of MDX'],
    ['{/* заметка */}', 'a comment of MDX'],
    ['??? tip\n    Текст', 'a collapsible block of MkDocs'],
    ['=== "Вкладка"\n\n    Текст', 'a tab of MkDocs'],
    ['--8<-- "part.md"', 'a snippet of MkDocs'],
    ['Нажмите ++ctrl+alt+del++.', 'keys of MkDocs'],
    ['<<< @/snippets/a.js{2}', 'a code snippet of VitePress'],
    ['[[toc]]', 'a place for the contents of the page'],
    ['[TOC]', 'a place for the contents of the page'],
    ['Версия {{ version }}', 'a template of Vue, Jinja, Liquid or Hugo'],
    ['{% include "a" %}', 'a template of Vue, Jinja, Liquid or Hugo'],
    ['```js\nа\n```\n{: .lead }', 'attributes of Python-Markdown, kramdown or Pandoc'],
    ['а {.button}', 'attributes of Python-Markdown, kramdown or Pandoc'],
    ['Готово :material-check:', 'a shortcode of an icon or emoji'],
    ['Готово :white_check_mark:!', 'a shortcode of an icon or emoji'],
  ];
  test.each(foreign)('%s', async (text, syntax) => {
    const { diagnostics } = await compileText(text);
    expect(diagnostics.map(({ code, args }) => [code, args['syntax']])).toEqual([['HG2433', syntax]]);
    expect(diagnostics[0]?.hint).not.toBe('');
  });

  test.each([
    'Каждый `!!! note` и `{{ x }}` в коде.\n\n```yaml\n- {{ x }}\n!!! note\n```',
    '    import a from "a"\n',
    'Если a == b == c, то a++ и b++; время 10:30:15, `Std::Json::Reader` и Std::Json::Reader.',
    '## А {#id}\n\n### Б { #ids }\n\nВопрос??? Да!!!',
    'export PATH, import «а»; множество {1, 2} и {x}.\n\nсм. [а]: б',
  ])('is not seen in %j', async (text) => {
    expect(findings(await compileText(text))).toEqual([]);
  });

  test('is told once a page of each kind, with how many more there are', async () => {
    const { diagnostics } = await compileText('!!! note\n\n!!! tip\n\n!!! note\n');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`!!! note` looks like an admonition of MkDocs, which helpgen does not read: it stays in the page as text (and 2 more on this page).',
    ]);
  });

  test('is found in the file that a page includes', async () => {
    const { diagnostics } = await compileText('а\n\n::include{file=b.md}', {}, { 'docs/b.md': 'б\n\n!!! note\n' });
    expect(diagnostics[0]?.at).toMatchObject({ file: 'docs/b.md', line: 3, column: 1, length: 8 });
  });
});

describe('the policies of the config decide how bad a finding is', () => {
  const text = '---\nauthor_url: а\n---\n:::warnign\nтекст рантайма\n:::\n\n```pyhton\nа\n```\n\n!!! note\n\n<svg></svg>\n';
  const severities = async (policy: 'ignore' | 'log' | 'warn' | 'throw'): Promise<readonly string[]> => {
    const checks = {
      agents: policy, unknownFrontMatter: policy, unknownDirective: policy, unknownLanguage: policy, terminology: policy,
      foreignSyntax: policy, removedHtml: policy, repeatedText: policy,
    };
    const { diagnostics } = await compileText(text, { checks, terminology: [{ use: 'среда исполнения', not: ['рантайм*'] }] });
    return diagnostics.map(({ code, severity }) => `${code} ${severity}`);
  };

  test('of a directive, a language and a word that are not known', async () => {
    for (const [policy, severity] of [['log', 'note'], ['warn', 'warning'], ['throw', 'error']] as const) {
      expect(await severities(policy)).toEqual(['HG2003', 'HG2201', 'HG2421', 'HG2401', 'HG2433', 'HG2431'].map((code) => `${code} ${severity}`));
    }
    expect(await severities('ignore')).toEqual([]);
  });
});

describe('what is wrong is said with what would be right', () => {
  const hints: readonly (readonly [string, string])[] = [
    ['---\nsidebar_lable: б\n---\n', 'Did you mean `sidebar_label`?'],
    [':::waring\nб\n:::', 'Did you mean `:::warning`?'],
    ['```pyhton\nб\n```', 'Did you mean `python`?'],
    ['::::tabs\n:::tab{label=Линукс}\n:::\n::::', 'Write `:::tab[Линукс]`.'],
    ['::::tabs{default=linx}\n:::tab[Linux]{value=linux}\n:::\n::::', 'Did you mean `linux`?'],
  ];
  test.each(hints)('%s', async (text, hint) => {
    expect((await compileText(text)).diagnostics[0]?.hint).toBe(hint);
  });

  test('a repeated id names the first heading with it', async () => {
    const { diagnostics } = await compileText('## А {#id}\n\n### Б {#id}');
    expect(diagnostics[0]?.related?.[0]?.at).toMatchObject({ line: 1, column: 1 });
  });

  test('a finding in an included file names that file and its line', async () => {
    const { diagnostics } = await compileText('а\n\n::include{file=b.md}', {}, { 'docs/b.md': '\n\n```pyhton\n```' });
    expect(diagnostics[0]?.at).toMatchObject({ file: 'docs/b.md', line: 3, column: 4, lineText: '```pyhton' });
  });
});

describe('parseCategoryFile', () => {
  test('reads JSON and YAML alike', () => {
    const json = parseCategoryFile(sourceFile('a/_category_.json', '{"label": "Типы", "position": 2, "link": {"type": "generated-index"}}'));
    const yaml = parseCategoryFile(sourceFile('a/_category_.yml', 'label: Типы\nposition: 2\nlink:\n  type: generated-index\n'));
    expect(json).toEqual({ value: { label: 'Типы', position: 2, link: { type: 'generated-index' } }, diagnostics: [] });
    expect(yaml).toEqual(json);
  });

  test('names an unknown key with the nearest right one and its place', () => {
    const checked = parseCategoryFile(sourceFile('a/_category_.json', '{\n  "lable": "Типы",\n  "position": "два"\n}'));
    expect(findings(checked)).toEqual(['HG2003 2:3+7', 'HG2004 3:15+5']);
    expect(checked.diagnostics[0]?.hint).toBe('Did you mean `label`?');
    expect(checked.value).toEqual({});
  });

  test('names the kinds of links that there are', () => {
    const checked = parseCategoryFile(sourceFile('a/_category_.yml', 'link: {type: page, id: a}'));
    expect(findings(checked)).toEqual(['HG2005 1:14+4']);
    expect(checked.diagnostics[0]?.message).toContain('generated-index');
  });
});
