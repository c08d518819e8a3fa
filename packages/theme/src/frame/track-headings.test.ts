/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { trackHeadings } from './track-headings.ts';

let measureAgain: () => void;
let end: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) { measureAgain = callback; }
      observe(): void {}
      disconnect(): void {}
    },
    requestAnimationFrame: (act: () => void) => (act(), 0),
    innerHeight: 900,
    scrollY: 0,
  });
  HTMLElement.prototype.checkVisibility = function () { return !this.hidden; };
  document.body.innerHTML = `<div class="hg-header"></div><nav><a href="#первый"></a><a href="#b"></a></nav><section><h2 id="первый"></h2></section><h2 id="b"></h2>`;
  Object.defineProperty(document.querySelector('.hg-header'), 'offsetHeight', { value: 60 });
});
afterEach(() => end());

function place(id: string, top: number, height = 40): void {
  const element = document.getElementById(id) ?? document.querySelector(id);
  if (element !== null) element.getBoundingClientRect = () => rectangle(top - scrollY, height);
}
const rectangle = (top: number, height: number): DOMRect => ({ top, height, bottom: top + height }) as DOMRect;
const nav = (): HTMLElement => document.querySelector('nav') as HTMLElement;
const current = (): string[] => [...document.querySelectorAll('[aria-current=true]')].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
function scrollPage(top: number): void {
  Object.assign(globalThis, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

test('the link of what is read is the current one, alone, at once and after scrolling', () => {
  place('первый', 100);
  place('b', 700);
  end = trackHeadings(nav(), true);
  expect(current()).toEqual(['#первый']);
  scrollPage(600);
  expect(current()).toEqual(['#b']);
  end();
  expect(current()).toEqual([]);
});

test('headings are measured again when the page changes its height, not when it is scrolled', () => {
  place('первый', 100);
  place('b', 2000);
  end = trackHeadings(nav(), true);
  place('b', 700);
  scrollPage(600);
  expect(current()).toEqual(['#первый']);
  measureAgain();
  expect(current()).toEqual(['#b']);
});

test('a header that stays covers headings, one that hides does not', () => {
  place('первый', 20);
  place('b', 400);
  end = trackHeadings(nav(), true);
  expect(current()).toEqual(['#b']);
  end();
  end = trackHeadings(nav(), false);
  expect(current()).toEqual(['#первый']);
});

test('a heading that is folded away does not count, one without a height stands where its parent does', () => {
  (document.getElementById('b') as HTMLElement).hidden = true;
  place('section', 100);
  place('первый', 5000, 0);
  place('b', -10);
  end = trackHeadings(nav(), true);
  expect(current()).toEqual(['#первый']);
});

test('the list is scrolled until the current link is seen in it', () => {
  place('первый', 100);
  place('b', 700);
  nav().getBoundingClientRect = () => rectangle(100, 300);
  const link = nav().querySelectorAll('a')[1] as HTMLElement;
  link.getBoundingClientRect = () => rectangle(900, 20);
  (nav().querySelector('a') as HTMLElement).getBoundingClientRect = () => rectangle(160, 20);
  end = trackHeadings(nav(), true);
  expect(nav().scrollTop).toBe(0);
  scrollPage(600);
  expect(nav().scrollTop).toBe(568);
});
