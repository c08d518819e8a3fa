import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BehaviourContext } from '@helpgen/runtime';
import type { UsesFile } from '../uses-file.ts';
import { attach } from './uses.ts';

const asked: string[] = [];
let file: UsesFile | undefined;
const context = {
  page: { href: '/lib/Слово/' },
  words: () => (key: string) => key,
  loadData: async (href: string) => {
    asked.push(decodeURI(new URL(href).pathname));
    if (file === undefined) throw new Error('offline');
    return file;
  },
} as unknown as BehaviourContext;

let detach: () => void = () => undefined;
const details = (): HTMLDetailsElement => document.querySelector('details') as HTMLDetailsElement;
const toggle = async (): Promise<void> => {
  details().open = !details().open;
  details().dispatchEvent(new Event('toggle'));
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  asked.length = 0;
  const member = { text: 'Взять', href: '/lib/Сеть/#Взять' };
  file = { 'Стд::Сеть': { parameter: [{ owner: { text: 'Сеть', href: '/lib/Сеть/' }, members: [member, { text: '<b>', href: '/x/' }] }], result: [] } };
  document.body.innerHTML = '<details><summary>В 1 пространстве имён <small>2</small></summary><div><p><a href="/lib/">Стд::Сеть</a> 2</p></div></details>';
  detach = attach([details()], context);
});
afterEach(() => detach());

test('what is opened is filled with the members that its file has, asked for once and not before', async () => {
  expect(asked).toEqual([]);
  await toggle();
  await toggle();
  await toggle();
  expect(asked).toEqual(['/lib/Слово.uses.js']);
  expect(details().querySelector('div')?.innerHTML).toBe(
    '<details class="hg-uses"><summary>Стд::Сеть <small>2</small></summary><div>' +
      '<p>type.parameter</p><ul><li><a href="/lib/Сеть/">Сеть</a>: <a href="/lib/Сеть/#Взять">Взять</a>, <a href="/x/">&lt;b&gt;</a></li></ul></div></details>',
  );
});

test('where the file cannot be had the links stay, and it is asked for when it is opened again', async () => {
  const whole = file;
  file = undefined;
  await toggle();
  expect(details().querySelector('div')?.textContent).toBe('Стд::Сеть 2');
  file = whole;
  await toggle();
  await toggle();
  expect(details().querySelector('div')?.textContent).toContain('Взять');
});
