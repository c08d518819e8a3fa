import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedAnswer, MarkedPage, MarkedText } from '@helpgen/runtime/search';
import { frame } from '../../fixtures/sample-site.ts';
import { startBox } from './start-box.ts';

interface Call extends Readonly<{ name: string; args: readonly unknown[] }> {
  answer(value: unknown): void;
  fail(problem: string): void;
}

/** What the thread of the search was told. */
const calls: Call[] = [];

class FakeWorker extends EventTarget {
  postMessage({ id, name, args }: { readonly id: number; readonly name: string; readonly args: readonly unknown[] }): void {
    const reply = (data: object): void => void this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
    const words = name === 'ask' ? { words: (args[1] as { readonly text: string }).text.match(/[\p{L}\p{N}]+/gu) ?? [] } : {};
    if (name === 'open') queueMicrotask(() => reply({ value: null }));
    calls.push({ name, args, answer: (value) => reply({ value: { ...words, ...(value as object) } }), fail: (problem) => reply({ problem }) });
  }
  terminate(): void {
    calls.length = 0;
  }
}
Object.assign(globalThis, { Worker: FakeWorker });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
Object.assign(globalThis, { ResizeObserver: class { observe(): void {} } });
Object.assign(globalThis, { requestAnimationFrame: (act: FrameRequestCallback) => setTimeout(act) });
Element.prototype.scrollIntoView = () => undefined;

const plain = (text: string): MarkedText => ({ text, marks: [] });
const wanted = { terms: [], unfinished: '', languages: ['ru'] };
const found = (title: string, more: Partial<MarkedPage> = {}): MarkedPage => ({ title: plain(title), href: `/docs/${title}/`, breadcrumb: ['Раздел'], description: plain(''), kind: 'title', sort: 'article', isNamed: false, sections: [], ...more });
const answerOf = (pages: readonly MarkedPage[], more: Partial<MarkedAnswer> = {}): Partial<MarkedAnswer> => ({ pages, total: pages.length, wanted, ...more });

const search = { languages: ['ru'], resultLimit: 8, excerptLength: 50, pageResultLimit: 100, pageExcerptLength: 100, highlight: true, shortcut: false, shortcutKeymap: 'mod+k', contexts: [{ path: 'stdlib', label: 'Библиотека' }], everywhere: true, ignore: [], includePages: true, fuzzyDistance: 1 };
const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const panel = (): HTMLElement => document.querySelector('.hg-panel') as HTMLElement;
/** Without the word that says what it is. */
const textOf = (option: Element): string => {
  const copy = option.cloneNode(true) as Element;
  for (const sort of copy.querySelectorAll('.hg-row-sort')) sort.remove();
  return copy.textContent ?? '';
};
const rows = (): string[] => [...document.querySelectorAll('[role=option]')].map(textOf);
const isBusy = (): boolean => document.querySelector('form')?.hasAttribute('data-hg-busy') === true;
const chosen = (): string | undefined => [...document.querySelectorAll('[role=option][aria-selected=true]')].map(textOf)[0];
const press = (key: string): void => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const asked = (): readonly Call[] => calls.filter(({ name, args }) => name === 'ask' && (args[1] as { readonly text: string }).text !== '');
/** Titles of pages: `а0`, `а1`. */
const titles = (count: number, letter: string): readonly string[] => Array.from({ length: count }, (_, index) => `${letter}${index}`);
let followed: string[] = [];
const announced: string[] = [];
let ahead: string[] = [];

async function start(route = '/topics/if', options: object = {}): Promise<void> {
  document.body.innerHTML = '<header class="hg-header"><search class="hg-search-place"><form class="hg-search" action="/docs/search/"><button type="submit">?</button><input type="search"></form></search></header>';
  const context = {
    page: { route, href: '/docs/here/', toc: '<ul><li><a href="#one">Первый раздел</a></li></ul>' },
    frame: { ...frame, basePath: '/docs/', searchHref: '/docs/search/', versions: [{ name: '9.0', label: '9.0', path: '' }], options: { ...frame.options, search: { ...search, ...options } } },
    words: (own: { readonly [locale: string]: { readonly [key: string]: string } }) => (key: string, values: object = {}) =>
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), own['en']?.[key] ?? key),
    text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    behaviours: {},
    announce: (message: string) => void announced.push(message),
    storageKey: (name: string) => `${name}-x`,
    loadPage: async (href: string) => void ahead.push(href),
    runtime: { navigator: {} },
  } as unknown as BehaviourContext;
  await startBox(document.querySelector('form') as HTMLFormElement, () => context);
}

function put(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

async function type(text: string): Promise<void> {
  field().focus();
  put(text);
  await tick();
}

/** Waits until the beginning of an answer is shown. */
async function shown(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** Answers the last question, of names and of all. */
async function answer(value: Partial<MarkedAnswer>): Promise<void> {
  for (const _ of ['names', 'all']) {
    asked().at(-1)?.answer(value);
    await shown();
  }
}

/** Waits until all rows are there, which come a few a frame. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 15; frame += 1) for (const _ of ['before', 'after']) await tick();
}

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  followed = [];
  ahead = [];
  history.replaceState(null, '', '/docs/');
});
afterEach(() => void jest.useRealTimers());
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link === null) return;
  event.preventDefault();
  followed.push(decodeURIComponent(link.getAttribute('href') ?? ''));
});

test('suggestions are a listbox of the field: the first is chosen, arrows go round through none, Escape closes and leaves', async () => {
  await start();
  await type('если');
  await answer(answerOf([found('если'), found('иначе')]));
  await drawn();
  const told = ['role', 'aria-expanded', 'autocomplete'].map((name) => field().getAttribute(name));
  expect([...told, panel().hidden]).toEqual(['combobox', 'true', 'off', false]);
  expect(rows()).toEqual(['еслиРаздел', 'иначеРаздел', 'See all results']);
  const steps = ['', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    if (key !== '') press(key);
    expect(field().getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected=true]')?.id ?? null);
    return chosen();
  });
  expect(steps).toEqual(['еслиРаздел', 'иначеРаздел', 'See all results', undefined, 'еслиРаздел', undefined, 'See all results']);
  press('Escape');
  expect([panel().hidden, field().getAttribute('aria-expanded'), document.activeElement === field()]).toEqual([true, 'false', false]);
});

test('Enter follows what is chosen, with the words to be marked and the place, and without a choice the search page', async () => {
  await start();
  await type('если "<b>');
  await answer(answerOf([found('если', { kind: undefined, sections: [{ heading: plain('Как'), hash: '#как', kind: 'heading' }] })]));
  document.querySelector('form')?.requestSubmit();
  await type('нет ответа');
  press('ArrowDown');
  document.querySelector('form')?.requestSubmit();
  expect(followed).toEqual(['/docs/если/?_highlight=если&_highlight=b#как', '/docs/search/?q=нет ответа']);
});

test('Tab goes on in the page unless the reader has chosen; the page that he chooses is loaded ahead', async () => {
  await start();
  await type('если');
  await answer(answerOf([found('если'), found('иначе')]));
  press('Tab');
  expect(followed).toEqual([]);
  expect(ahead).toEqual([]);
  press('ArrowDown');
  expect(ahead).toEqual(['/docs/иначе/?_highlight=%D0%B5%D1%81%D0%BB%D0%B8']);
  press('Tab');
  expect(followed).toEqual(['/docs/иначе/?_highlight=если']);
});

test('each row says what it is, a page without anything to show too, and what the question names says what it means', async () => {
  await type('добавить');
  const member = { heading: plain('Добавить · Add · method'), hash: '#add', kind: 'heading' } as const;
  const named = found('Массив', { sort: 'type', isNamed: true, description: plain('Элементы по порядку.'), sections: [member] });
  await answer(answerOf([named, found('Цикл', { sort: 'term' }), found('Разное', { kind: undefined })]));
  const sorts = [...document.querySelectorAll('[role=option] .hg-row-sort')].map(({ textContent }) => textContent);
  expect(sorts).toEqual(['type', 'method', 'term', 'article']);
  expect(rows().slice(0, 4)).toEqual(['МассивЭлементы по порядку.', 'Добавить · Add', 'ЦиклРаздел', 'РазноеРаздел']);
});

test('a late answer is never shown over a newer one', async () => {
  await start();
  await type('ес');
  const [late] = asked();
  await type('если');
  await answer(answerOf([found('если')]));
  late?.answer(answerOf([found('есть')]));
  await shown();
  expect(rows()[0]).toBe('еслиРаздел');
});

test('of many results two come at once and the rest after them, in their order, in the place of those before them', async () => {
  await start('/topics/if', { resultLimit: 20 });
  for (const [letter, count] of [['а', 20], ['б', 12]] as const) {
    await type(letter);
    const before = rows();
    asked().at(-1)?.answer(answerOf(titles(count, letter).map((title) => found(title))));
    await Promise.resolve();
    const after = [...titles(count, letter).map((title) => `${title}Раздел`), 'See all results'];
    const counts: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      await tick();
      const shown = rows();
      const changed = shown.findLastIndex((row, index) => row === after[index]) + 1;
      expect(shown).toEqual(changed === after.length ? after : [...after.slice(0, changed), ...before.slice(changed)]);
      counts.push(changed);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([counts[0], counts.at(-1)]).toEqual([2, count + 1]);
  }
});

test('a row that stays the same stays in the document', async () => {
  await start();
  await type('а');
  await answer(answerOf([found('а0'), found('а1')]));
  await drawn();
  const before = [...document.querySelectorAll('[role=option]')];
  await type('а ');
  await answer(answerOf([found('а0'), found('б1')]));
  await drawn();
  expect([...document.querySelectorAll('[role=option]')].map((row, index) => row === before[index])).toEqual([true, false, true]);
});

test('a reader who is faster than the frames goes through all results', async () => {
  await start('/topics/if', { resultLimit: 12 });
  await type('а');
  asked().at(-1)?.answer(answerOf(titles(12, 'а').map((title) => found(title))));
  await shown();
  expect(rows()).toHaveLength(2);
  press('ArrowUp');
  press('ArrowUp');
  expect([rows().length, chosen(), document.querySelector('[aria-selected=true]')?.id]).toEqual([13, 'See all results', field().getAttribute('aria-activedescendant')]);
});

test.each([['ArrowDown', 'иначеРаздел'], ['ArrowUp', undefined]])('what %s has led to stays chosen when the texts bring more', async (key, expected) => {
  await start();
  await type('если');
  asked().at(-1)?.answer(answerOf([found('если'), found('иначе')]));
  await shown();
  press(key);
  await answer(answerOf(['раньше', 'если', 'иначе'].map((title) => found(title))));
  expect(chosen()).toBe(expected);
  await type('раз');
  await answer(answerOf([found('раз')]));
  expect(chosen()).toBe('разРаздел');
});

test('a search that cannot be loaded says why and tries again', async () => {
  await start();
  await type('если');
  asked().at(-1)?.fail('search-index.json: 503');
  await tick();
  expect(panel().textContent).toContain('The search could not be loaded.search-index.json: 503');
  panel().querySelector('button')?.focus();
  panel().querySelector('button')?.click();
  expect(document.activeElement).toBe(field());
  await answer(answerOf([found('если')]));
  expect(rows()[0]).toBe('еслиРаздел');
});

test('an answer that does not come at once is shown to be on its way, until it comes or the reader leaves', async () => {
  await start();
  jest.useFakeTimers();
  put('е');
  await jest.advanceTimersByTimeAsync(100);
  expect(isBusy()).toBe(false);
  // It is waited for since the first letter.
  put('ес');
  await jest.advanceTimersByTimeAsync(100);
  expect(isBusy()).toBe(true);
  for (const _ of ['names', 'all']) {
    asked().at(-1)?.answer(answerOf([found('если')]));
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(isBusy()).toBe(false);
  put('есл');
  press('Escape');
  await jest.advanceTimersByTimeAsync(1000);
  expect(isBusy()).toBe(false);
});

test('an excerpt follows its row, out of its own section', async () => {
  await start();
  await type('если');
  await answer(answerOf([found('Страница', { kind: undefined, sections: [{ heading: plain('A'), hash: '#a', kind: 'content' }] })]));
  expect(rows()[0]).toBe('A · Страница ');
  // One for the answer of names, and behind it the one for that of all.
  for (const _ of ['names', 'all']) {
    const cut = calls.findLast(({ name }) => name === 'excerpt');
    expect(cut?.args).toMatchObject([{ href: '/docs/Страница/', hash: '#a', site: { basePath: '/docs/' } }, wanted, 50]);
    cut?.answer({ text: 'Слово «если»…', marks: [[7, 11]] });
    await drawn();
  }
  expect(document.querySelector('.hg-row-detail')?.innerHTML).toBe('Слово «<mark>если</mark>»…');
});

test('nothing found says so; in a part of the site it leads to the rest, and found leads to all of that part', async () => {
  await start('/stdlib/Std');
  await type('если');
  expect(JSON.stringify(asked()[0]?.args[0])).toContain('/docs/search-index-stdlib.json');
  await answer(answerOf([]));
  expect([panel().textContent, rows()]).toEqual([expect.stringContaining('Nothing for “'), ['See all results outside "Библиотека"']]);
  await type('да');
  await answer(answerOf([found('да')]));
  await drawn();
  expect(rows()).toEqual(['даРаздел', 'See all results within "Библиотека"']);
  (document.querySelector('[role=option]:last-child') as HTMLElement).click();
  expect(followed).toEqual(['/docs/search/?q=да&ctx=stdlib']);
});

test('nothing found offers what is written most like the question, and asks it', async () => {
  await start();
  await type('инстуркцея');
  await answer(answerOf([], { nearest: 'Инструкция' }));
  expect(panel().textContent).toContain('Did you mean: Инструкция');
  panel().querySelector('button')?.click();
  await tick();
  expect([field().value, asked().at(-1)?.args[1], document.activeElement]).toMatchObject(['Инструкция', { text: 'Инструкция' }, field()]);
});

test('another spelling that was understood is shown, and its words are marked', async () => {
  await start();
  await type('tckb');
  await answer(answerOf([found('если')], { corrected: 'если', words: ['если'] }));
  expect(panel().textContent).toContain('Results for “если”');
  expect(document.querySelector('[role=option]')?.getAttribute('href')).toBe(`/docs/если/?_highlight=${encodeURIComponent('если')}`);
});

test('before anything is asked the box offers pages looked at lately, sections of the page and what can be done', async () => {
  localStorage.setItem('helpgen.pages-x', JSON.stringify([{ href: '/docs/here/', title: 'Эта' }, { href: '/docs/other/', title: 'Другая' }, 5]));
  await start();
  await type('');
  await drawn();
  const colors = ['system', 'light', 'dark'].map((mode) => `color.chosen color.${mode}`);
  expect(rows()).toEqual(['Другая', 'Первый раздел', ...colors, 'Keyboard shortcuts']);
  expect([...document.querySelectorAll('[role=option]')].slice(0, 2).map((row) => row.getAttribute('href'))).toEqual(['/docs/other/', '#one']);
});

test('what can be done is found by the beginnings of its words, behind the pages, and is done', async () => {
  await start();
  await type('');
  await drawn();
  await type('dark col');
  await answer(answerOf([]));
  await drawn();
  expect(rows()).toEqual(['color.chosen color.dark']);
  (document.querySelector('[role=option]') as HTMLElement).click();
  expect([document.documentElement.dataset['themeChoice'], announced.at(-1)]).toEqual(['dark', 'color.chosen color.dark']);
  expect([field().value, document.activeElement]).toEqual(['', document.body]);
});

test('questions whose result was followed are offered again, and can be forgotten', async () => {
  await start();
  await type('если');
  await answer(answerOf([found('если')]));
  (document.querySelector('[role=option]') as HTMLElement).click();
  await type('');
  await drawn();
  expect(rows().slice(0, 2)).toEqual(['если', 'Clear recent searches']);
  expect(chosen()).toBeUndefined();
  (document.querySelectorAll('[role=option]')[1] as HTMLElement).click();
  await drawn();
  expect([rows()[0], localStorage.getItem('helpgen.searches-x')]).toEqual(['Первый раздел', null]);
});

test('the clear button empties the field and takes the words out of the address, without an entry in the history', async () => {
  history.replaceState({ key: 'abc' }, '', '/docs/если/?a=1&_highlight=если#b');
  const [length, moved] = [history.length, jest.fn()];
  await start();
  document.addEventListener('hg:moved', moved);
  await type('если');
  const clear = document.querySelector<HTMLElement>('.hg-search-clear');
  expect(clear?.hidden).toBe(false);
  clear?.click();
  expect([field().value, clear?.hidden, location.search, location.hash, history.length, history.state]).toEqual(['', true, '?a=1', '#b', length, { key: 'abc' }]);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('a result leads to pages of this server alone, and gives at most 10 words of 64 letters', async () => {
  await start();
  const long = 'я'.repeat(100);
  await type([long, ...'абвгдежзиклмн'].join(' '));
  await answer(answerOf([found('x', { href: 'https://evil.example/' }), found('y', { href: 'javascript:alert(1)' }), found('z')]));
  await drawn();
  const links = [...document.querySelectorAll('[role=option]')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links.slice(0, 2)).toEqual(['#', '#']);
  expect(links[2]?.split('_highlight=')).toHaveLength(11);
  expect(links[2]?.split('_highlight=')[1]).toBe(`${'я'.repeat(64)}&`);
});

test('a question that found nothing is counted once, after it has rested', async () => {
  await start();
  const heard: unknown[] = [];
  addEventListener('hg:count', (event) => {
    const { detail } = event as CustomEvent<{ readonly data: { readonly question: string } }>;
    // Questions of other tests may rest as long.
    if (detail.data.question === 'ыыы') heard.push(detail);
  });
  await type('ыыы');
  jest.useFakeTimers();
  for (const _ of [1, 2]) {
    asked().at(-1)?.answer(answerOf([]));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(heard).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(heard).toEqual([{ name: 'search-no-results', data: { question: 'ыыы' } }]);
});
