import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { attach } from './members.ts';

// jsdom has neither.
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });

const announced: string[] = [];
const context = {
  storageKey: (name: string) => name,
  announce: (message: string) => void announced.push(message),
  words: () => (key: string, counts?: { count: number; total: number }) => (counts === undefined ? key : `${key} ${counts.count}/${counts.total}`),
} as unknown as BehaviourContext;

const row = (name: string, rest: string, more = ''): string =>
  `<li${more}><code><a href="#${name}">${name}</a>${rest}</code> <span>Делает ${name}</span></li>`;
const section = (name: string, english: string, ...signatures: readonly string[]): string =>
  `<h3 class="hg-name" id="${name}">${name} <small>${english}</small></h3><p>Число</p>${signatures.map((code) => `<div><pre class="hg-signature">${code}</pre></div>`).join('')}`;
const base = (type: string, ...rows: readonly string[]): string => `<div><h4>${type}</h4><ul class="hg-list">${rows.join('')}</ul></div>`;

let detach: () => void = () => undefined;
const field = (): HTMLInputElement => document.querySelector('input[type=search]') as HTMLInputElement;
const box = (): HTMLInputElement => document.querySelector('input[type=checkbox]') as HTMLInputElement;
const shown = (): readonly string[] => [...document.querySelectorAll('section li')].filter((li) => li.closest('[hidden]') === null && (box().checked || li.closest('.hg-inherited') === null)).map((li) => li.querySelector('a')?.textContent ?? '');
const ask = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const turn = (isOn: boolean): void => {
  box().checked = isOn;
  box().dispatchEvent(new Event('change'));
};
const press = (key: string, more: KeyboardEventInit = {}): void =>
  void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  announced.length = 0;
  document.body.innerHTML = `<ul class="hg-facts"><li>тип</li><li><code>Стд::Строка</code></li><li><code>Std::String</code></li></ul><section><div class="bar"><input type="search"><input type="checkbox" checked></div>
    <div><h3>Поиск</h3><ul class="hg-list">${row('Найти', '(Что): Число')}${row('Отчёт', '()')}</ul></div>
    <div><ul class="hg-list">${row('Вставить', '(Где, Что): Строка')}${row('Край', ': Дата')}</ul></div>
    <div class="hg-inherited"><h3>Унаследованные</h3>${base('Объект', row('ПолучитьТип', '(): Тип', ' data-more="GetType"'))}${base('Слово', row('Слить', '(Другой, Как): (Т)->Т', ' data-more="Merge Т (Т)->Булево"'), row('Длина', ': Число', ' data-more="Length"'))}</div></section>
    <dl><dt><code id="Край">Край</code> <small>Edge</small>: <code>Дата</code></dt></dl>
    ${section('Найти', 'Find', 'метод Найти(Что: Строка): Число', 'метод Найти(Что: Байты): Число')}${section('Отчёт', 'Report', 'метод Отчёт()')}
    ${section('Вставить', 'Insert', 'метод Вставить(Где: Число, Что: Строка): Строка')}`;
  detach = attach([document.querySelector('.hg-facts') as HTMLElement, document.querySelector('.bar') as HTMLElement], context);
});
afterEach(() => detach());

test.each([
  ['найти', ['Найти']],
  ['insert', ['Вставить']],
  [': число', ['Найти', 'Длина']],
  ['строка', ['Найти', 'Вставить']],
  ['число строка', ['Найти', 'Вставить']],
  ['отчет', ['Отчёт']],
  ['gettype', ['ПолучитьТип']],
  ['', ['Найти', 'Отчёт', 'Вставить', 'Край', 'ПолучитьТип', 'Слить', 'Длина']],
  ['байты', ['Найти']],
  ['edge', ['Край']],
  ['merge', ['Слить']],
  [': тип', ['ПолучитьТип']],
  ['делает длина', ['Длина']],
  ['булево', ['Слить']],
  [': булево', []],
])('%p finds members by both names, by what they take and give, and by what they do, inherited ones too', (words, names) => {
  ask(words);
  expect(shown()).toEqual(names);
});

test('without what is inherited only own members are counted and stepped through', () => {
  ask('число');
  expect([shown(), document.querySelector('output')?.textContent]).toEqual([['Найти', 'Вставить', 'Длина'], 'members.found 3/7']);
  turn(false);
  expect([shown(), document.querySelector('output')?.textContent]).toEqual([['Найти', 'Вставить'], 'members.found 2/7']);
  field().focus();
  for (let time = 0; time < 3; time += 1) press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Вставить');
});

test('groups without a member found are gone with their headings, and how many are left is told', () => {
  ask('вставить');
  expect([...document.querySelectorAll<HTMLElement>('section h3')].map((title) => title.closest('[hidden]') === null)).toEqual([false, false]);
  expect(document.querySelector('output')?.textContent).toBe('members.found 1/7');
});

test('a key leads to the field, Enter to the first member found, arrows from one to the next and back', () => {
  press('а', { code: 'KeyF' });
  expect(document.activeElement).toBe(field());
  ask('строка');
  press('f', { code: 'KeyF' });
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Вставить');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
  const clicked: (string | null)[] = [];
  document.addEventListener('click', ({ target }) => void clicked.push((target as Element).textContent), { once: true });
  press('Enter');
  expect(clicked).toEqual(['Найти']);
});

test('the key is the browser\'s own with another one held, and nobody\'s after the page is gone', () => {
  press('f', { code: 'KeyF', ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  detach();
  press('f', { code: 'KeyF' });
  expect(document.activeElement).toBe(document.body);
});

test('the full name is copied, and that is said', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  document.querySelector('button')?.click();
  await Promise.resolve();
  expect([writeText.mock.calls, announced]).toEqual([[['Стд::Строка']], ['type.copied']]);
});
