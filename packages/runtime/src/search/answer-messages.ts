import type { ClientMessage, SearchClient, WorkerReply } from './search-client.ts';

/** Answers the messages of the page that started this thread, with `client`. */
export function answerMessages(client: SearchClient): void {
  addEventListener('message', ({ data }: MessageEvent<ClientMessage>) => {
    const { id, name, args } = data;
    const act = client[name] as (...values: readonly unknown[]) => Promise<unknown>;
    act(...args).then(
      (value) => postMessage({ id, value } satisfies WorkerReply),
      (error: unknown) => postMessage({ id, problem: error instanceof Error ? error.message : String(error) } satisfies WorkerReply),
    );
  });
}
