import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { attach } from './members.ts';

// jsdom has neither.
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });

const announced: string[] = [];
const asked: string[] = [];
const cards = {
  'ПолучитьТип': { title: 'метод ПолучитьТип(): Тип', english: 'GetType', text: 'Возвращает тип.' },
  'Слить': { title: 'метод Слить<Т>(\n    Другой: Т,\n    Как: (Т)->Булево\n): (Т)->Т', english: 'Merge', text: 'Соединяет.' },
  'Длина': { title: 'знч Длина: Число', english: 'Length', text: 'Сколько.', isDeprecated: true },
};
let isOffline = false;
const context = {
  page: { href: '/lib/Строка/' },
  loadData: async (href: string) => {
    asked.push(href);
    if (isOffline) throw new Error('offline');
    return cards;
  },
  storageKey: (name: string) => name,
  announce: (message: string) => void announced.push(message),
  words: () => (key: string, counts?: { count: number; total: number }) => (counts === undefined ? key : `${key} ${counts.count}/${counts.total}`),
} as unknown as BehaviourContext;

const row = (name: string, rest: string): string => `<li><code><a href="#${name}">${name}</a>${rest}</code> <span>Делает ${name}</span></li>`;
const section = (name: string, english: string, ...signatures: readonly string[]): string =>
  `<h3 class="hg-name" id="${name}">${name} <small>${english}</small></h3><p>Число</p>${signatures.map((code) => `<div><pre class="hg-signature">${code}</pre></div>`).join('')}`;
const base = (type: string, names: readonly string[]): string =>
  `<div><h4>${type}</h4><p><code>${names.map((name) => `<a href="/lib/${type}/#${name}">${name}</a>`).join(', ')}</code></p></div>`;

let detach: () => void = () => undefined;
const field = (): HTMLInputElement => document.querySelector('input[type=search]') as HTMLInputElement;
/** When all that is on the way has come. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const box = (): HTMLInputElement => document.querySelector('input[type=checkbox]') as HTMLInputElement;
const shown = (): readonly string[] => [...document.querySelectorAll('section li')].filter((li) => li.closest('[hidden]') === null).map((li) => li.querySelector('a')?.textContent ?? '');
const ask = async (text: string): Promise<void> => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
};
const turn = async (isOn: boolean): Promise<void> => {
  box().checked = isOn;
  box().dispatchEvent(new Event('change'));
  await settled();
};
const press = (key: string, more: KeyboardEventInit = {}): void =>
  void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  asked.length = 0;
  announced.length = 0;
  document.body.innerHTML = `<ul class="hg-facts"><li>тип</li><li><code>Стд::Строка</code></li><li><code>Std::String</code></li></ul><section><div class="bar"><input type="search"><input type="checkbox"></div>
    <div><h3>Поиск</h3><ul class="hg-list">${row('Найти', '(Что): Число')}${row('Отчёт', '()')}</ul></div>
    <div><ul class="hg-list">${row('Вставить', '(Где, Что): Строка')}${row('Край', ': Дата')}</ul></div>
    <div class="hg-inherited"><h3>Унаследованные</h3>${base('Объект', ['ПолучитьТип'])}${base('Слово', ['Слить', 'Длина'])}</div></section>
    <dl><dt><code id="Край">Край</code> <small>Edge</small>: <code>Дата</code></dt></dl>
    ${section('Найти', 'Find', 'метод Найти(Что: Строка): Число', 'метод Найти(Что: Байты): Число')}${section('Отчёт', 'Report', 'метод Отчёт()')}
    ${section('Вставить', 'Insert', 'метод Вставить(Где: Число, Что: Строка): Строка')}`;
  isOffline = false;
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
  ['', ['Найти', 'Отчёт', 'Вставить', 'Край']],
  ['байты', ['Найти']],
  ['edge', ['Край']],
  ['merge', ['Слить']],
  [': тип', ['ПолучитьТип']],
  ['сколько', ['Длина']],
])('%p finds members by both names, by what they take and give, and by what they do, inherited ones too', async (words, names) => {
  await ask(words);
  expect(shown()).toEqual(names);
});

test('nothing is asked of the pages of base types before it is needed, and each once', async () => {
  expect([shown(), asked]).toEqual([['Найти', 'Отчёт', 'Вставить', 'Край'], []]);
  await ask('н');
  await ask('');
  expect([...new Set(asked)].map(decodeURI)).toEqual([`${location.origin}/lib/Объект.names.js`, `${location.origin}/lib/Слово.names.js`]);
  expect(document.querySelectorAll('.hg-inherited p:not([hidden])')).toHaveLength(2);
});

test('a switch shows what is inherited in full in the place of the names', async () => {
  await turn(true);
  expect(shown()).toEqual(['Найти', 'Отчёт', 'Вставить', 'Край', 'ПолучитьТип', 'Слить', 'Длина']);
  const [, full, old] = [...document.querySelectorAll('.hg-inherited li')].map(({ outerHTML }) => outerHTML);
  expect(full).toBe(
    '<li class="hg-kind-method"><code><a href="/lib/Слово/#Слить">Слить</a><span>&lt;Т&gt;(Другой: Т, Как: (Т)-&gt;Булево)</span><b>: (Т)-&gt;Т</b></code> <span>Соединяет</span></li>',
  );
  expect(old).toBe('<li class="hg-kind-property"><code><s><a href="/lib/Слово/#Длина">Длина</a></s><b>: Число</b></code> <span>Сколько</span></li>');
  await turn(false);
  expect(shown()).toEqual(['Найти', 'Отчёт', 'Вставить', 'Край']);
});

test('what a name declares is told where the reader sees it in English', async () => {
  for (const link of document.querySelectorAll('.hg-inherited a')) if (link.textContent === 'Длина') link.textContent = 'Length';
  await turn(true);
  expect(document.querySelector('.hg-inherited div:last-child li:last-child')?.textContent).toBe('Length: Число Сколько');
});

test('where it cannot be had the names stay, and it is asked for again', async () => {
  isOffline = true;
  await ask('merge');
  expect(document.querySelectorAll('.hg-inherited p:not([hidden])')).toHaveLength(2);
  expect(document.querySelector('output')?.textContent).toBe('members.none 0/4');
  isOffline = false;
  await ask('merge');
  expect(shown()).toEqual(['Слить']);
});

test('groups without a member found are gone with their headings, and how many are left is told', async () => {
  await ask('вставить');
  expect([...document.querySelectorAll<HTMLElement>('section h3')].map((title) => title.closest('[hidden]') === null)).toEqual([false, false]);
  expect(document.querySelector('output')?.textContent).toBe('members.found 1/7');
});

test('a key leads to the field, Enter to the first member found, arrows from one to the next and back', async () => {
  press('а', { code: 'KeyF' });
  expect(document.activeElement).toBe(field());
  await ask('строка');
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
