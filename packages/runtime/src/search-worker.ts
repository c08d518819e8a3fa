import { createSearchDesk } from './search/create-search-desk.ts';
import { fetchIndex } from './search/fetch-index.ts';
import type { DeskMessage, DeskReply } from './search/search-desk.ts';

// The script of the thread that the search runs in: a desk behind messages.
const desk = createSearchDesk(fetchIndex);

addEventListener('message', ({ data }: MessageEvent<DeskMessage>) => {
  const { id, name, args } = data;
  const act = desk[name] as (...values: readonly unknown[]) => Promise<unknown>;
  act(...args).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, problem: error instanceof Error ? error.message : String(error) }),
  );
});

function reply(answer: DeskReply): void {
  postMessage(answer);
}
