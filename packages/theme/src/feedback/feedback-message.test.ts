import { expect, test } from '@jest/globals';
import { createQueue, type FeedbackMessage, type Delivery } from './feedback-message.ts';

const day = 24 * 60 * 60 * 1000;
const message = (id: string, text = ''): FeedbackMessage => ({ id, siteId: 's', url: 'https://a.b/', version: null, locale: 'ru', verdict: 'positive', option: null, text, heading: null, build: '1' });

function createMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return { stored, getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value), removeItem: (key) => void stored.delete(key) };
}

const keptBy = (memory: ReturnType<typeof createMemory>) => () => memory;

/** What a flush with these answers tries to send, in order. */
async function tried(queue: ReturnType<typeof createQueue>, answer: (id: string) => Delivery): Promise<readonly string[]> {
  const ids: string[] = [];
  await queue.flush(async ({ id }) => {
    ids.push(id);
    return answer(id);
  });
  return ids;
}

test('the queue keeps the last twenty messages, and each of them once', async () => {
  const memory = createMemory();
  const queue = createQueue('k', () => 0, () => memory);
  for (let count = 1; count <= 25; count += 1) queue.keep(message(`m${count}`));
  queue.keep(message('m20', 'new'));
  expect(await tried(queue, () => 'unreachable')).toEqual(['m6']);
  const ids = await tried(queue, () => 'sent');
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, 'm6', 'm20']);
  expect(memory.stored.size).toBe(0);
});

test('a message is forgotten after thirty days, counted from the first try', async () => {
  let time = 0;
  const queue = createQueue('k', () => time, keptBy(createMemory()));
  queue.keep(message('old'));
  time = 29 * day;
  queue.keep(message('old', 'again'));
  queue.keep(message('young'));
  time = 31 * day;
  expect(await tried(queue, () => 'unreachable')).toEqual(['young']);
});

test('a flush ends with the first message that cannot be sent, and drops what was sent or refused', async () => {
  const queue = createQueue('k', () => 0, keptBy(createMemory()));
  for (const id of ['a', 'b', 'c', 'd']) queue.keep(message(id));
  const answers: { readonly [id: string]: Delivery } = { a: 'sent', b: 'refused', c: 'unreachable' };
  expect(await tried(queue, (id) => answers[id] ?? 'sent')).toEqual(['a', 'b', 'c']);
  expect(await tried(queue, () => 'sent')).toEqual(['c', 'd']);
});

test('without storage, and with a damaged or a full one, nothing is kept and nothing breaks', async () => {
  expect(createQueue('k', () => 0, () => null).keep(message('a'))).toBe(false);
  const memory = createMemory();
  for (const damaged of ['{', '{}', '[null]', '[{"at":1}]']) {
    memory.stored.set('k', damaged);
    expect(await tried(createQueue('k', () => 1, () => memory), () => 'sent')).toEqual([]);
  }
  const full = { ...memory, setItem: () => { throw new Error('full'); } };
  expect(createQueue('k', () => 0, () => full).keep(message('a'))).toBe(false);
});
