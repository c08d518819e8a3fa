import type { DeskMessage, DeskReply, SearchDesk } from './search-desk.ts';

/** Answers the messages of the page that started this thread, with `desk`. */
export function listenAt(desk: SearchDesk): void {
  addEventListener('message', ({ data }: MessageEvent<DeskMessage>) => {
    const { id, name, args } = data;
    const act = desk[name] as (...values: readonly unknown[]) => Promise<unknown>;
    act(...args).then(
      (value) => reply({ id, value }),
      (error: unknown) => reply({ id, problem: error instanceof Error ? error.message : String(error) }),
    );
  });
}

function reply(answer: DeskReply): void {
  postMessage(answer);
}
