import { expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { describedSite } from './described-site.ts';

const files = {
  'docs/index.md': '# Начало\n\nСтроят из `Число`, ловят `ИсключениеСбой`.\n',
  'docs/Number.yaml': 'kind: type\nname: { ru: Число, en: Number }\nsummary: Считает.\n',
  'docs/Failure.yaml': 'kind: exception\nname: { ru: ИсключениеСбой, en: FailureException }\nsummary: Говорит о беде.\n',
};

const rig = describedSite(files);

/** What is found with `text` as the description `docs/New.yaml`, which the first page mentions. */
async function found(text: string): Promise<readonly string[]> {
  rig.write('docs/index.md', `${files['docs/index.md']}\nЕщё есть \`Новый\`.\n`);
  rig.write('docs/New.yaml', `kind: type\nname: { ru: Новый, en: New }\nsummary: Служит примером.\n${text}`);
  const { diagnostics } = await rig.build();
  return diagnostics.map(({ code, severity, at, hint }) => `${code} ${severity} ${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0} ${hint ?? ''}`.trim());
}

test('an example that does not parse is found where it stops being code, in a method and in the type', async () => {
  expect(await found('methods:\n  - name: { ru: А, en: A }\n    summary: Делает.\n    examples:\n      - code: |-\n          если Истина\n              Б(]\n          ;\nexamples:\n  - { code: "пер = 5" }\n')).toMatchObject([
    expect.stringMatching(/^HG2411 warning docs\/New\.yaml:10:17 /),
    expect.stringMatching(/^HG2411 warning docs\/New\.yaml:13:18 /),
  ]);
}, 60_000);

test('a parameter without description is found, in every form of a method', async () => {
  const forms = 'methods:\n  - name: { ru: Найти, en: Find }\n    summary: Находит.\n    overloads:\n      - parameters: [{ name: { ru: Что, en: What }, type: Число }]\n      - parameters: [{ name: { ru: Размер, en: Size }, type: Число, description: Размеры. }]\n';
  expect((await found(forms)).map((line) => line.slice(0, 34))).toEqual(['HG2702 warning docs/New.yaml:8:36 ']);
}, 60_000);

test('an exception that does not exist is found with the nearest name', async () => {
  expect(await found('methods:\n  - { name: { ru: А, en: A }, summary: Делает., throws: [{ type: ИсключениеСбои, when: Всегда. }] }\n')).toEqual([
    'HG3601 error docs/New.yaml:5:66 Did you mean `ИсключениеСбой`?',
  ]);
}, 60_000);

test('a type that nothing resembles is to be described, and a member is found among those of its type', async () => {
  const seen = await found('extends: [Нечто]\nseeAlso: [Новый.Делат]\nmethods:\n  - { name: { ru: Делать, en: Do }, summary: Трудится. }\n');
  expect(seen).toEqual([
    'HG3601 error docs/New.yaml:4:11 Describe it in a YAML file of its own; until then the option `unknownTypes` of the preset may be `warn`.',
    'HG3601 error docs/New.yaml:5:11 Did you mean `Новый.Делать`?',
  ]);
}, 60_000);

/** The findings about the description itself. */
async function foundInIt(text: string): Promise<readonly string[]> {
  return (await found(text)).filter((line) => line.includes('New.yaml'));
}

test('what is described twice is told of at the second place, and an enumeration without items at its name', async () => {
  const twice = 'methods:\n  - { name: { ru: Делать, en: Do }, summary: Трудится без отдыха. }\n  - { name: { ru: Творить, en: Do }, summary: Создаёт из ничего. }\nproperties:\n  - { name: { ru: Делать, en: Make }, type: Число, summary: Держит счёт. }\n';
  expect(await foundInIt(twice)).toEqual(['HG2704 warning docs/New.yaml:6:32 Describe the forms of one method in its `overloads`, and anything else once.']);
  rig.write('docs/Color.yaml', 'kind: enumeration\nname: { ru: Цвет, en: New }\nsummary: Оттенки света.\n');
  expect((await foundInIt('seeAlso: [Цвет]\n')).map((line) => line.slice(0, 32))).toEqual(['HG3604 error docs/New.yaml:2:13 ']);
  expect((await found('seeAlso: [Цвет]\n')).filter((line) => line.includes('Color'))).toEqual(['HG2705 warning docs/Color.yaml:2:13 List them under `values`.']);
  rig.remove('docs/Color.yaml');
}, 60_000);

test('types that are based on themselves are told of once a circle, where it closes', async () => {
  rig.write('docs/Second.yaml', 'kind: type\nname: { ru: Второй, en: Second }\nsummary: Служит примером и второму.\nextends: [Число, Новый<Второй>]\n');
  expect(await found('generics: [{ name: { ru: Т, en: T } }]\nextends: [Второй]\nseeAlso: [Второй]\n')).toEqual(['HG3605 error docs/Second.yaml:4:18 Take one of these base types out of `extends`.']);
  expect(await found('extends: [Число, Новый]\nseeAlso: [Второй]\n')).toEqual(['HG3605 error docs/New.yaml:4:18 Take one of these base types out of `extends`.']);
  rig.remove('docs/Second.yaml');
}, 60_000);

test('a text that a comma ends is told how to go on, and a line that is no YAML is told of once', async () => {
  expect(await foundInIt('methods:\n  - { name: { ru: А, en: A }, summary: Делает, что может. }\n')).toEqual([
    'HG2003 error docs/New.yaml:5:48 When `что может.` is the rest of a text, put all of it in quotes: between braces a comma ends a text.',
  ]);
  expect(await foundInIt('seeAlso: [Число]\n  - Число\n')).toMatchObject([expect.stringMatching(/^HG2001 error docs\/New\.yaml:5:/)]);
}, 60_000);

test('a type that no sidebar lists and no page mentions is found, and one that is mentioned is not', async () => {
  rig.remove('docs/New.yaml');
  rig.write('docs/index.md', files['docs/index.md']);
  rig.write('docs/Lost.yaml', 'kind: type\nname: { ru: Забытый, en: Lost }\nsummary: Ждёт, когда вспомнят.\n');
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"title"', '"sidebars": {"main": ["index"]},\n  "title"'));
  const { diagnostics } = await rig.build();
  expect(diagnostics.map(({ code, at }) => `${code} ${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0}`)).toEqual(['HG3613 docs/Lost.yaml:2:13']);
  rig.write('docs/index.md', `${files['docs/index.md']}\n[Забытый](Lost.yaml)\n`);
  expect((await rig.build()).diagnostics).toEqual([]);
}, 60_000);

test('descriptions and code of a config that names no preset are told of with the presets that they need', async () => {
  const alone = createSiteRig({ ...files, 'docs/index.md': '# Начало\n\n```xbsl\nзнч А = 1\n```\n', 'docs/plain.yaml': 'a: 1\n' });
  try {
    const { diagnostics } = await alone.build();
    expect(diagnostics.map(({ code, severity, at, hint }) => [code, severity, at?.file, hint])).toEqual([
      ['HG7011', 'error', 'docs/Failure.yaml', 'Write `"presets": ["@helpgen/script", "@helpgen/reference"]` in the config.'],
      ['HG2401', 'warning', 'docs/index.md', 'Name `@helpgen/script` in `presets` of the config: the language comes with it.'],
    ]);
  } finally {
    alone.close();
  }
}, 60_000);
