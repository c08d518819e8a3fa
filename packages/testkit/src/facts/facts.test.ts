import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseTypeDescriptionData } from '@helpgen/reference/schema';
import type { TypeDescription } from '@helpgen/reference';
import { parse } from 'yaml';
import { compareWithFacts } from './compare.ts';
import { isCompared, readFacts } from './facts.ts';
import type { TypeFacts } from './facts.ts';
import { tellHistory } from './tell-history.ts';

const content = join(import.meta.dirname, '../../../../docs-content');
const facts = readFacts(join(content, 'facts'));
const types = new Map([...facts.values()].flat().map((type) => [type.type, type]));
const holds = read(join(content, 'facts/holds.yaml')) as { readonly [namespace: string]: boolean };
const deviations = read(join(content, 'facts/deviations.yaml')) as readonly { readonly type: string; readonly finding: string; readonly reason: string }[];

function read(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}

const namespaces = Object.keys(holds);

const headOf = (finding: string): string => finding.replace(/:.*$/, '');

/** What differs in each type of a namespace. */
function findingsOf(namespace: string): readonly { readonly type: string; readonly finding: string }[] {
  return (facts.get(namespace) ?? []).filter(isCompared).flatMap((type) => {
    const file = join(content, 'docs/stdlib', `${type.page}.yaml`);
    const { value } = existsSync(file) ? parseTypeDescriptionData(read(file)) : { value: undefined };
    const findings = value === undefined ? ['has no description'] : compareWithFacts(type, value, types);
    return findings.map((finding) => ({ type: type.type, finding }));
  });
}

const isListed = ({ type, finding }: { readonly type: string; readonly finding: string }): boolean =>
  deviations.some((listed) => listed.type === type && listed.finding === headOf(finding));

describe('the descriptions of the standard library against the facts', () => {
  test.each(namespaces.filter((namespace) => holds[namespace]))('%s says what is so', (namespace) => {
    const findings = findingsOf(namespace).filter((finding) => !isListed(finding));
    expect(findings.map(({ type, finding }) => `${type} ${finding}`)).toEqual([]);
  });

  test('a namespace that has come to agree is listed so, and cannot stop agreeing unseen', () => {
    const silent = namespaces.filter((namespace) => holds[namespace] === false && findingsOf(namespace).every(isListed));
    expect(silent).toEqual([]);
  });

  test('every namespace of the facts is listed', () => {
    expect(Object.keys(holds).toSorted()).toEqual([...facts.keys()].toSorted());
  });

  test('each deviation has a reason and is still there', () => {
    const all = new Set([...facts.keys()].flatMap((namespace) => findingsOf(namespace).map(({ type, finding }) => `${type} ${headOf(finding)}`)));
    expect(deviations.filter(({ reason }) => !reason)).toEqual([]);
    expect(deviations.map(({ type, finding }) => `${type} ${finding}`).filter((listed) => !all.has(listed))).toEqual([]);
  });
});

const described = readdirSync(join(content, 'docs/stdlib'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => path.endsWith('_ru.yaml'));
const pages = new Map([...types.values()].map((type) => [`${type.page}.yaml`, type]));

const deviating = new Set(deviations.map(({ type, finding }) => `${type} ${finding}`));

/** Which of the descriptions `paths` do not tell what the facts know of their history; with UPDATE=1 they are made to. */
function untold(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    const file = join(content, 'docs/stdlib', path);
    const text = readFileSync(file, 'utf8');
    const told = tellHistory(text, pages.get(path), { types, deviations: deviating });
    if (process.env['UPDATE'] === '1') writeFileSync(file, told);
    return process.env['UPDATE'] !== '1' && told !== text;
  });
}

describe('what the facts know besides declarations', () => {
  test.each(namespaces.filter((namespace) => holds[namespace]))('%s tells evidence and history (UPDATE=1 writes them)', (namespace) => {
    const own = new Set((facts.get(namespace) ?? []).map(({ page }) => `${page}.yaml`));
    expect(untold(described.filter((path) => own.has(path)))).toEqual([]);
  });

  test('a description without facts is deduced (UPDATE=1 writes it)', () => {
    expect(untold(described.filter((path) => !pages.has(path)))).toEqual([]);
  });
});

const name = (ru: string) => ({ ru, en: 'A' });

describe('comparing a description with facts', () => {
  const base: TypeFacts = { type: 'Набор', kind: 'interface', generics: ['Т'], methods: ['Первый(): Т'] };
  const real: TypeFacts = {
    type: 'Список',
    kind: 'class',
    generics: ['Т'],
    bases: ['Набор<Т>'],
    constructors: ['()', '(Размер: Число = 0)'],
    properties: ['Имя: Строка?', { sig: 'Цвет: Строка', writable: true }],
    methods: [
      { sig: 'Найти(Условие: (Т, Число)->Булево, От: Число = <начало>): Т|Число|?', throws: ['ИсключениеСравнения'] },
      { sig: 'Соединить(А: Соответствие<Строка, Т?>): Строка', static: true },
      { sig: 'Сверить(А: Т): Булево' },
      { sig: 'Сверить(): Булево', static: true },
      { sig: 'Новый()', from: '10.0' },
      { sig: 'Чужой()', optional: true, throws: ['ИсключениеСравнения'] },
    ],
  };
  const summary = 'Что это.';
  const own: TypeDescription = {
    kind: 'type',
    name: name('Список'),
    summary,
    extends: ['Набор<Т>'],
    constructors: [{ summary }, { summary, parameters: [{ name: name('Размер'), type: 'Число', default: '0' }] }],
    properties: [{ name: name('Имя'), type: 'Неопределено|Строка', readonly: true, summary }, { name: name('Цвет'), type: 'Строка', summary }],
    methods: [
      {
        name: name('Найти'),
        summary,
        parameters: [{ name: name('Условие'), type: '(Т, Число)->Булево' }, { name: name('От'), type: 'Число', default: 'Начало()' }],
        returns: { type: 'Число?|Т' },
        throws: [{ type: 'ИсключениеСравнения', when: 'Нельзя.' }],
      },
      { name: name('Соединить'), static: true, summary, parameters: [{ name: name('А'), type: 'Соответствие<Строка,Т?>' }], returns: { type: 'Строка' } },
      {
        name: name('Сверить'),
        summary,
        overloads: [{ parameters: [{ name: name('А'), type: 'Т' }], returns: { type: 'Булево' } }, { static: true, returns: { type: 'Булево' } }],
      },
      { name: name('Чужой'), summary },
      { name: name('Первый'), summary, returns: { type: 'Т' } },
    ],
  };
  const known = new Map([base, real].map((type) => [type.type, type]));
  const compare = (changes: Partial<TypeDescription>) => compareWithFacts(real, { ...own, ...changes }, known);
  const methods = own.methods ?? [];
  const properties = own.properties ?? [];

  test('the order of unions, a default that is told in words, members of bases and optional ones make no difference', () => {
    expect(compare({})).toEqual([]);
  });

  test.each<[string, Partial<TypeDescription>, readonly string[]]>([
    ['another kind', { kind: 'singleton' }, ['kind: singleton instead of type']],
    ['other bases', { extends: ['Набор<Число>'] }, ['lacks base Набор<Т>', 'invents base Набор<Число>']],
    ['an overload that is not there', { constructors: [{ summary }] }, ['differs new new: () instead of () / (Размер: Число = 0)']],
    ['a property that cannot be changed', { properties: properties.map((one) => ({ ...one, readonly: true })) }, ['differs property Цвет: : Строка instead of : Строка writable']],
    ['a type that may not be absent', { properties: properties.map((one) => ({ ...one, type: 'Строка' })) }, ['differs property Имя: : Строка instead of : Неопределено|Строка']],
    ['what came later', { methods: [...methods, { name: name('Новый'), summary }] }, ['invents method Новый: ()']],
    ['a member of a base with another result', { methods: [...methods.slice(0, 4), { name: name('Первый'), summary }] }, ['differs method Первый: () instead of (): Т of a base']],
    ['a method that is not static', { methods: methods.map((one) => ({ ...one, static: false })) }, ['differs method Соединить: (А: Соответствие<Строка,Неопределено|Т>): Строка instead of (А: Соответствие<Строка,Неопределено|Т>): Строка static']],
    ['no exception', { methods: methods.map((one) => ({ ...one, throws: [] })) }, ['lacks exception of method Найти: ИсключениеСравнения']],
    ['no such member', { properties: properties.slice(1) }, ['lacks property Имя: : Неопределено|Строка']],
  ])('%s is found', (_what, changes, findings) => {
    expect(compare(changes)).toEqual(findings);
  });
});
