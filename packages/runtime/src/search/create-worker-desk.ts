import type { DeskMessage, DeskReply, SearchDesk } from './search-desk.ts';

/** The part of a Worker that a desk needs. */
export type DeskWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A desk in the thread that `start` starts, with the first thing that is asked; after it broke, the next one starts another. */
export function createWorkerDesk(start: () => DeskWorker): SearchDesk {
  let worker: DeskWorker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { readonly done: (value: never) => void; readonly fail: (error: Error) => void }>();

  function heed({ data }: MessageEvent<DeskReply>): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) asked?.done(data.value as never);
    else asked?.fail(new Error(data.problem));
  }

  function open(): DeskWorker {
    const opened = start();
    opened.addEventListener('message', heed as EventListener);
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      opened.terminate();
      if (worker === opened) worker = undefined;
      for (const { fail } of waiting.values()) fail(new Error((event as Partial<ErrorEvent>).message ?? ''));
      waiting.clear();
    });
    return opened;
  }

  function call<Answer>(name: keyof SearchDesk, args: readonly unknown[]): Promise<Answer> {
    return new Promise((done, fail) => {
      worker ??= open();
      const id = (lastId += 1);
      waiting.set(id, { done: done as (value: never) => void, fail });
      worker.postMessage({ id, name, args } satisfies DeskMessage);
    });
  }

  return {
    open: (...args) => call('open', args),
    ask: (...args) => call('ask', args),
    excerpt: (...args) => call('excerpt', args),
    mark: (...args) => call('mark', args),
  };
}
