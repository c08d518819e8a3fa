import { beforeEach, expect, jest, test } from '@jest/globals';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import { frame } from '../../fixtures/sample-site.ts';
import { createEmptyCounter, drawWaysOn } from './nothing-found.ts';

const feedback = { appUrl: 'https://f.example', siteId: 's', hideEmail: true, negativeOptions: [] };
const text = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate;
const vainKey = 'helpgen.vain-searches-x';

function contextWith(options: object): BehaviourContext {
  return {
    page: { href: '/docs/here/', version: null },
    frame: { ...frame, options: { ...frame.options, ...options } },
    storageKey: (name: string) => `${name}-x`,
  } as unknown as BehaviourContext;
}

function draw(question: string, context: BehaviourContext, nearest?: string, ask: (other: string) => void = () => undefined): HTMLElement {
  const drawn = document.createElement('div');
  drawn.append(...drawWaysOn(question, nearest, { text, context, ask }));
  return drawn;
}

beforeEach(() => localStorage.clear());

test('nothing found leads on to the sections of the site, to its start, and to the authors, who hear of it when the reader says so', async () => {
  const sent: unknown[] = [];
  Object.assign(globalThis, { fetch: async (address: string, { body }: { readonly body: string }) => (sent.push([address, JSON.parse(body)]), { ok: true, status: 200 }) });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  localStorage.setItem(vainKey, '["ъъъ"]');
  const ways = draw('ыыы ', contextWith({ feedback }));
  const sections = frame.navbar.items.flatMap((item) => (item.type === 'link' ? [item.label] : []));
  expect(sections.length).toBeGreaterThan(0);
  expect([...ways.querySelectorAll('a')].map((each) => each.textContent)).toEqual([...sections, 'search.home']);
  expect(sent).toEqual([]);
  ways.querySelector('button')?.click();
  for (let turn = 0; turn < 50 && ways.querySelector('button') !== null; turn += 1) await new Promise((done) => setTimeout(done, 20));
  expect(sent).toMatchObject([['https://f.example/api/feedback', { siteId: 's', verdict: 'negative', text: '? ыыы\n? ъъъ' }]]);
  expect([ways.textContent, localStorage.getItem(vainKey)]).toEqual([expect.stringContaining('search.reported'), null]);
});

test('what is written most like the question is offered first, and asked when it is pressed', () => {
  const asked: string[] = [];
  const button = draw('масив', contextWith({ feedback: null }), 'массив', (other) => asked.push(other)).querySelector('p:first-child > button');
  (button as HTMLElement).click();
  expect([button?.textContent, asked]).toEqual(['массив', ['массив']]);
});

test('without feedback nobody can be told, and what was looked for in vain stays in the browser', async () => {
  const context = contextWith({ feedback: null });
  expect(draw('ыыы', context).querySelector('button')).toBeNull();
  jest.useFakeTimers();
  createEmptyCounter(context)('ыыы', 0);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(localStorage.getItem(vainKey)).toBe('["ыыы"]');
});
