import type { Edit } from '../rewrite.ts';
import type { PageWork } from './vitepress-page.ts';

const known = new Set(
  'note tip info warning danger caution important secondary success details raw v-pre code-group tabs'.split(' '),
);

/**
 * Containers (`::: demo`) that only a plugin of the site knows: the lines that begin and end them are taken away, and what they hold is kept. Here they
 * would be directives that nobody knows, or other ones of the same name.
 */
export function containerEdits(body: string, { note, noteHarmless }: Pick<PageWork, 'note' | 'noteHarmless'>): readonly Edit[] {
  const edits: Edit[] = [];
  const open: { readonly colons: number; readonly isKnown: boolean }[] = [];
  let fence = '';
  let end = -1;
  for (const line of body.split('\n')) {
    const start = end + 1;
    end = start + line.length;
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '' || mark !== undefined) {
      if (fence === '') fence = mark ?? '';
      else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = '';
      continue;
    }
    const [, colons = '', name, rest = ''] = /^[ \t]*(:{3,})[ \t]*(?:([A-Za-z][\w-]*)(.*))?$/.exec(line) ?? [];
    if (colons === '') continue;
    if (name === undefined) {
      const at = open.findLastIndex((one) => one.colons <= colons.length);
      if (at < 0) continue;
      if (open[at]?.isKnown === false) edits.push({ start, end, text: '' });
      open.length = at;
      continue;
    }
    const isKnown = known.has(name.toLowerCase()) && (name !== 'tabs' || /^(?:[ \t]+key:[\w-]+)?[ \t]*$/.test(rest));
    open.push({ colons: colons.length, isKnown });
    if (isKnown) continue;
    const [inner = ''] = body.slice(end + 1).split(/^[ \t]*:{3,}[ \t]*$/m);
    // What is no more than a name says where something lies that is shown.
    const isName = !/\S\s+\S/.test(inner.trim());
    (isName ? note : noteHarmless)(`the container :::${name}`, start, 'What it holds is kept.');
    // Words behind the name are a title, or say something.
    edits.push({ start, end, text: /\S\s+\S/.test(rest) ? `${rest.trim()}\n` : '' });
  }
  return edits;
}
