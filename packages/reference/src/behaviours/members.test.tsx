import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { attach } from './members.ts';

const announced: string[] = [];
const context = {
  storageKey: (name: string) => name,
  announce: (message: string) => void announced.push(message),
  words: () => (key: string, { count, total }: { count: number; total: number }) => `${key} ${count}/${total}`,
} as unknown as BehaviourContext;

const row = (name: string, more: string, rest: string): string =>
  `<li data-more="${more}"><code><a href="#${name}">${name}</a>${rest}</code><span>Делает ${name}</span></li>`;

let detach: () => void = () => undefined;
const field = (): HTMLInputElement => document.querySelector('input[type=search]') as HTMLInputElement;
const box = (): HTMLInputElement => document.querySelector('input[type=checkbox]') as HTMLInputElement;
const shown = (): readonly string[] => [...document.querySelectorAll('li')].filter((li) => li.closest('[hidden]') === null).map((li) => li.querySelector('a')?.textContent ?? '');
const ask = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string, more: KeyboardEventInit = {}): void =>
  void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  announced.length = 0;
  document.body.innerHTML = `<p><code>Стд::Строка</code><button data-copied="Есть"></button></p><section><div class="bar"><input type="search"><input type="checkbox" checked></div>
    <div><h3>Поиск</h3><ul class="hg-list">${row('Найти', 'Find Строка', '(Что): Число')}${row('Отчёт', 'Report', '()')}</ul></div>
    <div><ul class="hg-list">${row('Вставить', 'Insert Число Строка', '(Где, Что): Строка')}</ul></div>
    <div class="hg-inherited"><h3>Унаследованные</h3><div><ul class="hg-list">${row('ПолучитьТип', 'GetType', '(): Тип')}</ul></div></div></section>`;
  detach = attach([document.querySelector('button') as HTMLElement, document.querySelector('.bar') as HTMLElement], context);
});
afterEach(() => detach());

test.each([
  ['найти', ['Найти']],
  ['insert', ['Вставить']],
  [': число', ['Найти']],
  ['строка', ['Найти', 'Вставить']],
  ['число строка', ['Найти', 'Вставить']],
  ['отчет', ['Отчёт']],
  ['gettype', ['ПолучитьТип']],
  ['', ['Найти', 'Отчёт', 'Вставить', 'ПолучитьТип']],
])('%p finds members by both names, by what they take and give, and by what they do', (asked, names) => {
  ask(asked);
  expect(shown()).toEqual(names);
});

test('groups without a member found are gone with their headings, and how many are left is told', () => {
  ask('вставить');
  expect([...document.querySelectorAll<HTMLElement>('h3')].map((title) => title.closest('[hidden]') === null)).toEqual([false, false]);
  expect(document.querySelector('output')?.textContent).toBe('members.found 1/4');
  ask('тип');
  box().checked = false;
  box().dispatchEvent(new Event('change'));
  expect(document.querySelector('output')?.textContent).toBe('members.none 0/4');
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
  expect([writeText.mock.calls, announced]).toEqual([[['Стд::Строка']], ['Есть']]);
});
