import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BehaviourContext, BehaviourModule } from '@helpgen/runtime';
import { attach as attachBlocks } from './blocks.ts';
import { attach as attachDetails } from './details.ts';
import { attach as attachTabs } from './tabs.ts';

const announced: string[] = [];
const context: BehaviourContext = {
  page: {} as BehaviourContext['page'],
  frame: { options: { codeBlocks: { prompts: [] } } } as unknown as BehaviourContext['frame'],
  text: (key) => key,
  words: () => (key) => key,
  storageKey: (name) => `${name}-x`,
  loadVendor: () => undefined,
  loadTree: async () => [],
  loadData: async () => undefined,
  announce: (message) => void announced.push(message),
  loadPage: () => Promise.resolve(null),
  behaviours: {},
  runtime: {},
};
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: StillObserver });
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
Element.prototype.scrollIntoView = () => undefined;

const tabs = (group: string, id: string): string =>
  `<div class="hg-tabs" data-group="${group}" data-query="os"><div class="hg-tab-list">${['a', 'b', 'c']
    .map((value, index) => `<button role="tab" id="${id}${value}-tab" aria-selected="${index === 0}" data-value="${value}">${value}</button>`)
    .join('')}</div>${['a', 'b', 'c'].map((value, index) => `<div class="hg-tab-panel${index === 0 ? ' hg-selected' : ''}" data-value="${value}"><p id="${id}${value}-in">x</p></div>`).join('')}</div>`;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = (): string[] => all('.hg-selected').map(({ dataset }) => dataset['value'] ?? '');
const wrap = (): HTMLElement | null => document.querySelector('.hg-wrap');
const press = (element: Element | null, key: string): void => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Begins what `attach` does; the result ends it. */
function begin(attach: BehaviourModule['attach'], elements: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  attach(elements, context, ending.signal);
  return () => ending.abort();
}

let detach: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => detach());

test('a tab is chosen by click, its whole group with it, and remembered', () => {
  document.body.innerHTML = tabs('os', 'x') + tabs('os', 'y') + tabs('shell', 'z');
  detach = begin(attachTabs, all('.hg-tabs'));
  document.getElementById('xb-tab')?.click();
  expect(shown()).toEqual(['b', 'b', 'a']);
  expect(localStorage.getItem('helpgen.tab.os-x')).toBe('b');
  expect(location.search).toBe('?os=b');
  expect(all('[aria-selected=true]').map(({ id }) => id)).toEqual(['xb-tab', 'yb-tab', 'za-tab']);
});

test('arrows move the focus and wrap, Home and End go to the ends, and nothing is chosen by it', () => {
  document.body.innerHTML = tabs('os', 'x');
  detach = begin(attachTabs, all('.hg-tabs'));
  document.getElementById('xa-tab')?.focus();
  const steps = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(document.activeElement, key);
    return document.activeElement?.id;
  });
  expect(steps).toEqual(['xc-tab', 'xa-tab', 'xb-tab', 'xc-tab', 'xa-tab']);
  expect(shown()).toEqual(['a']);
  (document.activeElement as HTMLElement).click();
  expect(shown()).toEqual(['a']);
});

test('another tab of the browser that chooses is followed', () => {
  document.body.innerHTML = tabs('os', 'x') + tabs('shell', 'y');
  detach = begin(attachTabs, all('.hg-tabs'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'helpgen.tab.os-x', newValue: 'c' }));
  expect(shown()).toEqual(['c', 'a']);
});

test('what is not shown is hidden so that the browser can find it, and shown when it was found', () => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true, writable: true });
  document.body.innerHTML = tabs('os', 'x');
  detach = begin(attachTabs, all('.hg-tabs'));
  const hidden = (): (string | null)[] => all('.hg-tab-panel').map((panel) => panel.getAttribute('hidden'));
  expect(hidden()).toEqual([null, 'until-found', 'until-found']);
  all('.hg-tab-panel')[2]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(hidden()).toEqual(['until-found', 'until-found', null]);
  expect([shown(), document.getElementById('xc-tab')?.getAttribute('aria-selected')]).toEqual([['c'], 'true']);
  delete (HTMLElement.prototype as { onbeforematch?: unknown }).onbeforematch;
});

test('a link to what the address names already opens it again', () => {
  document.body.innerHTML = `${tabs('os', 'x')}<a href="#xb-in">x</a>`;
  history.replaceState(null, '', '/#xb-in');
  detach = begin(attachTabs, all('.hg-tabs'));
  document.getElementById('xa-tab')?.click();
  expect(shown()).toEqual(['a']);
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(shown()).toEqual(['b']);
});

test('the address, then the memory chooses; what is unknown is ignored', () => {
  document.body.innerHTML = tabs('os', 'x');
  localStorage.setItem('helpgen.tab.os-x', 'b');
  begin(attachTabs, all('.hg-tabs'))();
  expect(shown()).toEqual(['b']);
  history.replaceState(null, '', '/?os=c');
  begin(attachTabs, all('.hg-tabs'))();
  expect(shown()).toEqual(['c']);
  history.replaceState(null, '', '/?os=nonsense');
  localStorage.setItem('helpgen.tab.os-x', 'nonsense');
  begin(attachTabs, all('.hg-tabs'))();
  expect(shown()).toEqual(['c']);
});

test('a target inside a panel that is not shown opens it, from the address or later', () => {
  document.body.innerHTML = tabs('os', 'x') + tabs('shell', 'y');
  history.replaceState(null, '', '/#xb-in');
  detach = begin(attachTabs, all('.hg-tabs'));
  expect(shown()).toEqual(['b', 'a']);
  document.getElementById('yc-in')?.dispatchEvent(new CustomEvent('hg:reveal', { bubbles: true }));
  expect(shown()).toEqual(['b', 'c']);
});

test('detached tabs do nothing any more', () => {
  document.body.innerHTML = tabs('os', 'x');
  begin(attachTabs, all('.hg-tabs'))();
  document.getElementById('xb-tab')?.click();
  expect(shown()).toEqual(['a']);
});

test('details around the target of the address are opened', () => {
  document.body.innerHTML = '<details><details><p id="цель">x</p></details></details><details></details>';
  history.replaceState(null, '', `/#${encodeURIComponent('цель')}`);
  detach = begin(attachDetails, all('details'));
  expect(all('details').map((element) => (element as HTMLDetailsElement).open)).toEqual([true, true, false]);
  history.replaceState(null, '', '/#%E0%A4%A');
  expect(() => begin(attachDetails, all('details'))()).not.toThrow();
});

test('content folds for as long as its height asks, turns round on a second click, and inner content is left alone', () => {
  const run: { readonly heights: readonly unknown[]; readonly durationMs: unknown; readonly animation: EventTarget & { cancel(): void } }[] = [];
  HTMLElement.prototype.animate = function (frames, options) {
    const animation = Object.assign(new EventTarget(), { cancel: () => void animation.dispatchEvent(new Event('cancel')) });
    run.push({ heights: (frames as Keyframe[]).map(({ height }) => height), durationMs: (options as KeyframeAnimationOptions).duration, animation });
    return animation as unknown as Animation;
  };
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<details><summary>a</summary><div><details><summary>b</summary><div>c</div></details></div></details>';
  for (const body of all('details > div')) Object.defineProperty(body, 'offsetHeight', { value: 100 });
  detach = begin(attachDetails, all('details'));
  const outer = document.querySelector('details') as HTMLDetailsElement;
  const inner = document.querySelector('details details') as HTMLDetailsElement;
  outer.querySelector('summary')?.click();
  expect(run.map(({ heights, durationMs }) => [...heights, durationMs])).toEqual([['0px', '100px', 239]]);
  expect([outer.open, inner.open]).toEqual([true, false]);
  outer.querySelector('summary')?.click();
  expect(run.at(-1)?.heights).toEqual(['100px', '0px']);
  expect(outer.open).toBe(true);
  run.at(-1)?.animation.dispatchEvent(new Event('finish'));
  expect(outer.open).toBe(false);
});

test('a block of code is copied without line numbers, and the button says so', async () => {
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void (copied = text) }, configurable: true });
  document.body.innerHTML = '<div class="hg-code"><pre><span class="hg-line-numbers">1\n2</span><code><span class="line">a\n</span><span class="line">  b\n</span></code></pre></div><div class="hg-table"></div>';
  detach = begin(attachBlocks, all('.hg-code, .hg-table'));
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
  detach = begin(attachBlocks, all('.hg-code'));
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

test('code wider than its block can be wrapped, each line under its number, and unwrapped again', () => {
  const callbacks: (() => void)[] = [];
  Object.assign(globalThis, { ResizeObserver: class extends StillObserver { constructor(callback: () => void) { super(); callbacks.push(callback); } } });
  document.body.innerHTML = '<div class="hg-code"><pre><span class="hg-line-numbers">7\n8</span><code><span class="line">a\n</span><span class="line">b\n</span></code></pre></div>';
  detach = begin(attachBlocks, all('.hg-code'));
  const pre = document.querySelector('pre') as HTMLElement;
  const resize = (scrollWidth: number): void => {
    Object.defineProperty(pre, 'scrollWidth', { value: scrollWidth, configurable: true });
    callbacks.at(-1)?.();
  };
  resize(0);
  expect(wrap()).toBeNull();
  resize(500);
  wrap()?.click();
  resize(0);
  expect([wrap()?.getAttribute('aria-pressed'), document.querySelector('.hg-wrapped') !== null]).toEqual(['true', true]);
  expect(all('.line').map(({ dataset }) => dataset['number'])).toEqual(['7', '8']);
  wrap()?.click();
  resize(500);
  expect([wrap()?.getAttribute('aria-pressed'), document.querySelector('.hg-wrapped')]).toEqual(['false', null]);
  resize(0);
  expect(wrap()).toBeNull();
});

test('without a secure context code is copied by a selection, and the focus stays', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  let selected = '';
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  document.body.innerHTML = '<div class="hg-code"><pre><code>x\n</code></pre></div>';
  detach = begin(attachBlocks, all('.hg-code'));
  const button = document.querySelector<HTMLElement>('.hg-copy');
  button?.focus();
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect([selected, document.activeElement]).toEqual(['x', button]);
  expect(button?.getAttribute('aria-label')).toBe('code.copied');
});
