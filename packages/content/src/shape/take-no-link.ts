import type { Nodes } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from './mdast.ts';

const mark = '{.no-link}';

/** Takes the mark off the text `next` that keeps the name in `code` before it from becoming a link: `` `Скрипт`{.no-link} ``. */
export function takeNoLink(code: Nodes, next: Nodes | undefined, { prepared }: Pick<Compilation, 'prepared'>): void {
  if (code.type !== 'inlineCode' || next?.type !== 'text' || !next.value.startsWith(mark)) return;
  const [start] = rangeOf(next);
  // With a backslash before it, it is meant to be read.
  if (!prepared.text.startsWith(mark, start)) return;
  code.data = { ...code.data, hProperties: { ...code.data?.hProperties, hgnolink: 'true' } };
  next.value = next.value.slice(mark.length);
  if (next.position?.start.offset !== undefined) next.position.start.offset += mark.length;
}
