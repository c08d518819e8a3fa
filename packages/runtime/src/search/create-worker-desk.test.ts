import { expect, test } from '@jest/globals';
import { createWorkerDesk } from './create-worker-desk.ts';
import type { DeskWorker } from './create-worker-desk.ts';
import type { DeskMessage } from './search-desk.ts';

interface FakeThread {
  readonly heard: DeskMessage[];
  isEnded: boolean;
  say(data: unknown): void;
  breakDown(message: string): void;
}

function makeThreads(): { readonly threads: FakeThread[]; start(): DeskWorker } {
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
        postMessage: (message: unknown) => void thread.heard.push(message as DeskMessage),
        terminate: () => void (thread.isEnded = true),
        addEventListener: target.addEventListener.bind(target) as DeskWorker['addEventListener'],
      };
    },
  };
}

test('a thread is started by the first question, and each answer goes to who asked, in whatever order they come', async () => {
  const { threads, start } = makeThreads();
  const desk = createWorkerDesk(start);
  expect(threads).toHaveLength(0);
  const answers = Promise.all([desk.mark(['a'], ['a'], ['en']), desk.mark(['b'], ['b'], ['en'])]);
  const [thread] = threads;
  expect(thread?.heard.map(({ name, args }) => [name, args])).toEqual([['mark', [['a'], ['a'], ['en']]], ['mark', [['b'], ['b'], ['en']]]]);
  thread?.say({ id: thread.heard[1]?.id, value: [[[1, 2]]] });
  thread?.say({ id: thread.heard[0]?.id, value: [[[0, 1]]] });
  expect(await answers).toEqual([[[[0, 1]]], [[[1, 2]]]]);
  expect(threads).toHaveLength(1);
});

test('what a thread cannot do is an error, and one that broke down is replaced by the next question', async () => {
  const { threads, start } = makeThreads();
  const desk = createWorkerDesk(start);
  const refused = desk.mark([], [], []);
  threads[0]?.say({ id: threads[0].heard[0]?.id, problem: 'the index: 404' });
  await expect(refused).rejects.toThrow('the index: 404');
  const lost = desk.mark([], [], []);
  threads[0]?.breakDown('script error');
  await expect(lost).rejects.toThrow('script error');
  expect(threads[0]?.isEnded).toBe(true);
  const next = desk.mark([], [], []);
  threads[1]?.say({ id: threads[1].heard[0]?.id, value: [] });
  expect(await next).toEqual([]);
});
