import type { JsonNode } from '@helpgen/model';
import { lineBreakOf } from './source-texts.ts';

/** A change of a JSON text: what takes the place of the stretch from `start` to `end`. */
export interface JsonEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Takes the items numbered `removed` out of the list `key` of the object that `text` is, and adds `items`, written as JSON, at its end. */
export function editList(
  text: string,
  root: JsonNode,
  key: string,
  { removed, items }: { readonly removed: ReadonlySet<number>; readonly items: readonly string[] },
): readonly JsonEdit[] {
  if (root.kind !== 'object') return [];
  const list = root.members.get(key)?.node;
  const lineBreak = lineBreakOf(text);
  const outer = indentAt(text, [...root.members.values()][0]?.keyAt.start ?? root.start);
  const step = outer === '' ? '  ' : outer;
  const whole =
    items.length === 0 ? '[]' : `[${lineBreak}${items.map((item) => `${outer}${step}${item}`).join(`,${lineBreak}`)}${lineBreak}${outer}]`;
  if (list?.kind === 'array') {
    if (removed.size === list.items.length)
      return items.length === list.items.length ? [] : [{ start: list.start, end: list.end, text: whole }];
    const last = list.items.at(-1);
    const before = last === undefined ? '' : text.slice(list.items.at(-2)?.end ?? list.start + 1, last.start).replace(/^\s*,/, '');
    return removeItems(list, removed, items.map((item) => `,${before === '' ? ' ' : before}${item}`).join(''));
  }
  const end = [...root.members.values()].at(-1)?.node.end;
  if (list !== undefined || end === undefined || items.length === 0) return [];
  return [{ start: end, end, text: `,${lineBreak}${outer}${JSON.stringify(key)}: ${whole}` }];
}

/** Takes some items out of `list`, with the commas that part them from others, and puts `tail` behind the last one that stays. */
export function removeItems(
  list: Extract<JsonNode, { readonly kind: 'array' }>,
  removed: ReadonlySet<number>,
  tail = '',
): readonly JsonEdit[] {
  const { items } = list;
  const stays = items.findLastIndex((_item, index) => !removed.has(index));
  const end = items[stays]?.end ?? list.start + 1;
  const inner = items.slice(0, stays).flatMap((item, index): JsonEdit[] => {
    return removed.has(index) ? [{ start: item.start, end: items[index + 1]?.start ?? item.end, text: '' }] : [];
  });
  const last = items.at(-1)?.end ?? end;
  return last === end && tail === '' ? inner : [...inner, { start: end, end: last, text: tail }];
}

function indentAt(text: string, offset: number): string {
  return /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(0, offset))?.[1] ?? '';
}
