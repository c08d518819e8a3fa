import type { EvidenceKind } from '../type-description.ts';
import type { TypeIndex } from './type-index.ts';

interface Known {
  readonly evidence?: EvidenceKind;
}

/** How many types and members are described, and how many of them are known in which way; nothing when there are none. */
export function summarise(indexes: ReadonlyMap<string, TypeIndex>): string | undefined {
  // Editions of one version show the same files.
  const types = new Map([...indexes.values()].flatMap(({ types: list }) => list.map(({ page, type }) => [page.source ?? page.route, type] as const)));
  if (types.size === 0) return undefined;
  const list = [...types.values()];
  return `${counted(list, 'type')}, ${counted(list.flatMap(({ members }) => members), 'member')}`;
}

function counted(list: readonly Known[], noun: string): string {
  const of = (kind: EvidenceKind | undefined): number => list.filter(({ evidence }) => evidence === kind).length;
  const others = of(undefined);
  const kinds = others === list.length ? '' : ` (${of('read')} read, ${of('deduced')} deduced${others === 0 ? '' : `, ${others} not told`})`;
  return `${list.length} ${noun}${list.length === 1 ? '' : 's'}${kinds}`;
}
