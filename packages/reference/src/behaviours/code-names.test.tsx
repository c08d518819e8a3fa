import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import { attach, options } from './code-names.ts';

const asked: string[] = [];
const names = {
  keywords: { знч: 'val', новый: 'new', структура: 'structure', Истина: 'True' },
  names: { Лампа: 'Lamp', Включить: 'TurnOn', Ядро: 'Core', Своя: 'Foreign', Найти: 'Find' },
  others: { '/lib/Bulb#Включить': 'Light' },
};
const context = {
  page: { route: '/lib/Bulb', edition: '9.0/ru' },
  frame: { basePath: '/docs/' },
  storageKey: (name: string) => `${name}-x`,
  words: () => (key: string) => key,
  loadData: async (href: string) => {
    asked.push(href);
    return names;
  },
} as unknown as BehaviourContext;

const code =
  '<span class="tok-keyword">знч </span><span class="tok-property">Лампа</span> = ' +
  '<span class="tok-keyword">новый </span>' +
  '<span class="tok-type"><a href="/docs/lib/Lamp/">Ядро::Лампа</a></span>()\nСвет.<a href="#Включить">Включить</a>()\n' +
  '<a href="/docs/lib/Lamp/#Включить">Включить</a>(<span class="tok-boolean">Истина</span>) ' +
  '<span class="tok-comment">// Лампа знч</span>\n' +
  '<span class="tok-keyword">структура </span><span class="tok-type">Своя</span>\n' +
  '<span class="tok-type">Своя</span> <span class="tok-type">Лампа</span>\n' +
  'Где.<a href="/docs/lib/Core/#Найти">Найти</a>() Там.<span class="tok-function">Найти</span>() Лампа';

let detach: () => void = () => undefined;
const text = (): string => document.querySelector('code')?.textContent ?? '';
const choose = async (value: string | null): Promise<void> => {
  if (value === null) localStorage.removeItem('helpgen.choice.codeNames-x');
  else localStorage.setItem('helpgen.choice.codeNames-x', value);
  document.dispatchEvent(new Event('hg:choice'));
  await new Promise((done) => setTimeout(done));
};
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  document.body.innerHTML = `<pre><code>${code}</code></pre>`;
  detach = attach([document.querySelector('code') as HTMLElement], context);
});
afterEach(() => detach());

test('names and words that are known are shown in English, and own names, comments and variables stay', async () => {
  const before = document.querySelector('code')?.innerHTML;
  expect(asked).toEqual([]);
  await choose('en');
  expect(asked).toEqual(['/docs/english-names-9.0-ru.js']);
  expect(text()).toBe('val Лампа = new Core::Lamp()\nСвет.Light()\nTurnOn(True) // Лампа знч\nstructure Своя\nСвоя Lamp\nГде.Find() Там.Find() Лампа');
  await choose(null);
  expect(document.querySelector('code')?.innerHTML).toBe(before);
});

test('what was shown in English is as it was when the page is left', async () => {
  await choose('en');
  detach();
  expect(text()).toContain('знч Лампа = новый Ядро::Лампа()');
  expect(options(context).map(({ value }) => value)).toEqual(['ru', 'en']);
});
