import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { attach as attachBlocks } from './blocks.ts';
import { attach as attachDetails } from './details.ts';
import { attach as attachTabs } from './tabs.ts';

const announced: string[] = [];
const context: BehaviourContext = {
  page: {} as BehaviourContext['page'],
  frame: {} as BehaviourContext['frame'],
  text: (key) => key,
  words: () => (key) => key,
  storageKey: (name) => `${name}-x`,
  vendorHref: () => undefined,
  announce: (message) => void announced.push(message),
};
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: StillObserver });
Element.prototype.scrollIntoView = () => undefined;

const tabs = (group: string, id: string): string =>
  `<div class="hg-tabs" data-group="${group}" data-query="os"><div class="hg-tab-list">${['a', 'b', 'c']
    .map((value, index) => `<button role="tab" id="${id}${value}-tab" aria-selected="${index === 0}" data-value="${value}">${value}</button>`)
    .join('')}</div>${['a', 'b', 'c'].map((value, index) => `<div class="hg-tab-panel${index === 0 ? ' hg-selected' : ''}" data-value="${value}"><p id="${id}${value}-in">x</p></div>`).join('')}</div>`;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = (): string[] => all('.hg-selected').map(({ dataset }) => dataset['value'] ?? '');
const press = (element: Element | null, key: string): void => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

let detach: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => detach());

test('a tab is chosen by click, its whole group with it, and remembered', () => {
  document.body.innerHTML = tabs('os', 'x') + tabs('os', 'y') + tabs('shell', 'z');
  detach = attachTabs(all('.hg-tabs'), context);
  document.getElementById('xb-tab')?.click();
  expect(shown()).toEqual(['b', 'b', 'a']);
  expect(localStorage.getItem('helpgen.tab.os-x')).toBe('b');
  expect(location.search).toBe('?os=b');
  expect(all('[aria-selected=true]').map(({ id }) => id)).toEqual(['xb-tab', 'yb-tab', 'za-tab']);
});

test('arrows move and wrap, Home and End go to the ends', () => {
  document.body.innerHTML = tabs('os', 'x');
  detach = attachTabs(all('.hg-tabs'), context);
  const steps = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(document.querySelector('[aria-selected=true]'), key);
    return shown()[0];
  });
  expect(steps).toEqual(['c', 'a', 'b', 'c', 'a']);
  expect(document.activeElement?.id).toBe('xa-tab');
});

test('the address, then the memory chooses; what is unknown is ignored', () => {
  document.body.innerHTML = tabs('os', 'x');
  localStorage.setItem('helpgen.tab.os-x', 'b');
  attachTabs(all('.hg-tabs'), context)();
  expect(shown()).toEqual(['b']);
  history.replaceState(null, '', '/?os=c');
  attachTabs(all('.hg-tabs'), context)();
  expect(shown()).toEqual(['c']);
  history.replaceState(null, '', '/?os=nonsense');
  localStorage.setItem('helpgen.tab.os-x', 'nonsense');
  attachTabs(all('.hg-tabs'), context)();
  expect(shown()).toEqual(['c']);
});

test('a target inside a panel that is not shown opens it, from the address or later', () => {
  document.body.innerHTML = tabs('os', 'x') + tabs('shell', 'y');
  history.replaceState(null, '', '/#xb-in');
  detach = attachTabs(all('.hg-tabs'), context);
  expect(shown()).toEqual(['b', 'a']);
  document.getElementById('yc-in')?.dispatchEvent(new CustomEvent('hg:reveal', { bubbles: true }));
  expect(shown()).toEqual(['b', 'c']);
});

test('detached tabs do nothing any more', () => {
  document.body.innerHTML = tabs('os', 'x');
  attachTabs(all('.hg-tabs'), context)();
  document.getElementById('xb-tab')?.click();
  expect(shown()).toEqual(['a']);
});

test('details around the target of the address are opened', () => {
  document.body.innerHTML = '<details><details><p id="цель">x</p></details></details><details></details>';
  history.replaceState(null, '', `/#${encodeURIComponent('цель')}`);
  detach = attachDetails();
  expect(all('details').map((element) => (element as HTMLDetailsElement).open)).toEqual([true, true, false]);
  history.replaceState(null, '', '/#%E0%A4%A');
  expect(attachDetails()).toBeInstanceOf(Function);
});

test('a block of code is copied without line numbers, and the button says so', async () => {
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void (copied = text) }, configurable: true });
  document.body.innerHTML = '<div class="hg-code"><pre><span class="hg-line-numbers">1\n2</span><code><span class="line">a\n</span><span class="line">  b\n</span></code></pre></div><div class="hg-table"></div>';
  detach = attachBlocks(all('.hg-code, .hg-table'), context);
  const button = document.querySelector<HTMLButtonElement>('.hg-copy');
  expect(button?.getAttribute('aria-label')).toBe('code.copy');
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(copied).toBe('a\n  b');
  expect(button?.getAttribute('aria-label')).toBe('code.copied');
  expect(announced).toEqual(['code.copied']);
  detach();
  expect(document.querySelector('.hg-copy')).toBeNull();
});

test('what scrolls sideways can be reached by keyboard under a name, what does not cannot', () => {
  const callbacks: (() => void)[] = [];
  Object.assign(globalThis, { ResizeObserver: class extends StillObserver { constructor(callback: () => void) { super(); callbacks.push(callback); } } });
  document.body.innerHTML = '<div class="hg-code"><div class="hg-code-title">x.sbsl</div><pre><code>x</code></pre></div>';
  detach = attachBlocks(all('.hg-code'), context);
  const pre = document.querySelector('pre') as HTMLElement;
  Object.defineProperty(pre, 'scrollWidth', { value: 500, configurable: true });
  callbacks.at(-1)?.();
  expect([pre.tabIndex, pre.getAttribute('role'), pre.getAttribute('aria-label')]).toEqual([0, 'group', 'x.sbsl']);
  Object.defineProperty(pre, 'scrollWidth', { value: 0, configurable: true });
  callbacks.at(-1)?.();
  expect(pre.hasAttribute('tabindex')).toBe(false);
  pre.setAttribute('aria-label', 'own');
  Object.defineProperty(pre, 'scrollWidth', { value: 500, configurable: true });
  callbacks.at(-1)?.();
  expect([pre.tabIndex, pre.getAttribute('aria-label')]).toEqual([0, 'own']);
});
