import type { ClientMessage, WorkerReply, SearchClient } from './search-client.ts';

/** The part of a Worker that a client needs. */
export type ClientWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A client in the thread that `start` starts, with the first thing that is asked; after it broke, the next one starts another. */
export function createWorkerClient(start: () => ClientWorker): SearchClient {
  let worker: ClientWorker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { readonly done: (value: never) => void; readonly fail: (error: Error) => void }>();

  function heed({ data }: MessageEvent<WorkerReply>): void {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) asked?.done(data.value as never);
    else asked?.fail(new Error(data.problem));
  }

  function open(): ClientWorker {
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

  function call<Answer>(name: keyof SearchClient, args: readonly unknown[]): Promise<Answer> {
    return new Promise((done, fail) => {
      worker ??= open();
      const id = (lastId += 1);
      waiting.set(id, { done: done as (value: never) => void, fail });
      worker.postMessage({ id, name, args } satisfies ClientMessage);
    });
  }

  return {
    open: (...args) => call('open', args),
    ask: (...args) => call('ask', args),
    excerpt: (...args) => call('excerpt', args),
    mark: (...args) => call('mark', args),
  };
}
