import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { frame } from '../../fixtures/sample-site.ts';
import { highlightMatches } from './highlight-matches.ts';

interface MarkCall {
  readonly texts: readonly string[];
  readonly words: readonly string[];
}
const calls: MarkCall[] = [];

/** Marks each word of a text that begins with one that was asked for. */
class FakeWorker extends EventTarget {
  postMessage({ id, args }: { readonly id: number; readonly args: readonly [readonly string[], readonly string[]] }): void {
    const [texts, words] = args;
    calls.push({ texts, words });
    const value = texts.map((text) => [...text.matchAll(/[\p{L}]+/gu)].filter(([word]) => words.some((wanted) => word.toLowerCase().startsWith(wanted))).map(({ 0: word, index }) => [index, index + word.length]));
    this.dispatchEvent(new MessageEvent('message', { data: { id, value } }));
  }
  terminate(): void {
    calls.length = 0;
  }
}
Object.assign(globalThis, { Worker: FakeWorker, CSS: {} });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => undefined;

const article = '<article><h1>Массив</h1><p>О массивах и <b>массивы</b>.</p><details><summary>?</summary><p>Ещё массив</p></details><button>массив</button></article>';
const at = (): string | null | undefined => document.querySelector('.hg-found-here')?.textContent;
const marked = (): (string | null)[] => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hg-found-chip button')];
const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const move = async (address: string): Promise<void> => {
  history.replaceState(null, '', address);
  document.dispatchEvent(new Event('hg:moved'));
  await tick();
};
const context = {
  frame: { ...frame, options: { ...frame.options, search: { languages: ['ru'] } } },
  words: () => (key: string, values: object = {}) => `${key} ${Object.values(values).join('/')}`.trim(),
  runtime: { navigator: {} },
} as unknown as BehaviourContext;
highlightMatches(() => context);

beforeEach(() => {
  document.body.innerHTML = `<form class="hg-search"><input type="search"></form><main tabindex="-1">${article}</main>`;
});
afterEach(() => move('/'));

test('the words of the address are marked in the article, and the field of the search is filled with them', async () => {
  await move('/?_highlight=массив');
  expect(marked()).toEqual(['Массив', 'массивах', 'массивы', 'массив']);
  expect(document.querySelector('.hg-found-chip')?.textContent).toBe('found.count 4');
  expect(document.querySelector('input')?.value).toBe('массив');
});

test('one leads from mark to mark, round both ends, and what hides one is opened', async () => {
  await move('/?_highlight=массив');
  const [previous, next] = buttons();
  next?.click();
  expect([at(), document.querySelector('[role=status]')?.textContent]).toEqual(['Массив', 'found.place 1/4']);
  previous?.click();
  expect([at(), document.querySelector('details')?.open]).toEqual(['массив', true]);
  next?.click();
  expect(at()).toBe('Массив');
});

test('clearing gives the document back as it was and the address without the words', async () => {
  await move('/?a=1&_highlight=массив#b');
  buttons()[2]?.click();
  await tick();
  expect([document.querySelector('main')?.innerHTML, location.search, location.hash]).toEqual([article, '?a=1', '#b']);
  expect([document.querySelector('.hg-found-chip'), document.activeElement?.tagName]).toEqual([null, 'MAIN']);
});

test('another page has its own marks, and one without words has none', async () => {
  await move('/?_highlight=массив');
  document.querySelector('main')?.replaceChildren(document.createElement('article'));
  document.querySelector('article')?.append('Числа');
  await move('/other/?_highlight=чис');
  expect(marked()).toEqual(['Числа']);
  await move('/third/');
  expect([marked(), document.querySelector('.hg-found-chip')]).toEqual([[], null]);
});

test('at most 10 words of 64 letters are asked for, and no markup among them becomes one', async () => {
  calls.length = 0;
  const query = [`<img src=x onerror=alert(1)>`, 'я'.repeat(100), ...'абвгдежзиклмн'].map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
  await move(`/?${query}`);
  expect(calls[0]?.words).toEqual(['img', 'src', 'x', 'onerror', 'alert', '1', 'я'.repeat(64), 'а', 'б', 'в']);
  expect(document.querySelector('img')).toBeNull();
});

test('a long name that may break is one word, and is marked as one', async () => {
  const [heading] = document.querySelectorAll('h1');
  if (heading !== undefined) heading.innerHTML = 'Массив<wbr>Строк <small>массив</small>';
  await move('/?_highlight=массивстр');
  expect(marked()).toEqual(['МассивСтрок']);
  expect(document.querySelector('mark')?.innerHTML).toBe('Массив<wbr>Строк');
  await move('/');
  expect(heading?.innerHTML).toBe('Массив<wbr>Строк <small>массив</small>');
});
