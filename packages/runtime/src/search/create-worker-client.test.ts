import { expect, test } from '@jest/globals';
import { createWorkerClient, type ClientWorker } from './open-search.ts';
import type { ClientMessage } from './create-search-client.ts';

interface FakeThread {
  readonly heard: ClientMessage[];
  isEnded: boolean;
  say(data: unknown): void;
  breakDown(message: string): void;
}

function makeThreads(): { readonly threads: FakeThread[]; start(): ClientWorker } {
  const threads: FakeThread[] = [];
  return {
    threads,
    start() {
      const target = new EventTarget();
      const thread: FakeThread = {
        heard: [],
        isEnded: false,
        say: (data) => void target.dispatchEvent(Object.assign(new Event('message'), { data })),
        breakDown: (message) => void target.dispatchEvent(Object.assign(new Event('error'), { message })),
      };
      threads.push(thread);
      return {
        postMessage: (message: unknown) => void thread.heard.push(message as ClientMessage),
        terminate: () => void (thread.isEnded = true),
        addEventListener: target.addEventListener.bind(target) as ClientWorker['addEventListener'],
      };
    },
  };
}

test('a thread is started by the first question, and each answer goes to who asked, in whatever order they come', async () => {
  const { threads, start } = makeThreads();
  const client = createWorkerClient(start);
  expect(threads).toHaveLength(0);
  const answers = Promise.all([client.mark(['a'], ['a'], ['en']), client.mark(['b'], ['b'], ['en'])]);
  const [thread] = threads;
  expect(thread?.heard.map(({ name, args }) => [name, args])).toEqual([['mark', [['a'], ['a'], ['en']]], ['mark', [['b'], ['b'], ['en']]]]);
  thread?.say({ id: thread.heard[1]?.id, value: [[[1, 2]]] });
  thread?.say({ id: thread.heard[0]?.id, value: [[[0, 1]]] });
  expect(await answers).toEqual([[[[0, 1]]], [[[1, 2]]]]);
  expect(threads).toHaveLength(1);
});

test('what a thread cannot do is an error, and one that broke down is replaced by the next question', async () => {
  const { threads, start } = makeThreads();
  const client = createWorkerClient(start);
  const refused = client.mark([], [], []);
  threads[0]?.say({ id: threads[0].heard[0]?.id, problem: 'the index: 404' });
  await expect(refused).rejects.toThrow('the index: 404');
  const lost = client.mark([], [], []);
  threads[0]?.breakDown('script error');
  await expect(lost).rejects.toThrow('script error');
  expect(threads[0]?.isEnded).toBe(true);
  const next = client.mark([], [], []);
  threads[1]?.say({ id: threads[1].heard[0]?.id, value: [] });
  expect(await next).toEqual([]);
});
