import type { TypePiece } from '../api-page.ts';

/** The pages that what a part draws leads to. */
export function collectTargets(drawn: readonly object[]): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isTarget(value)) found.add(value.to);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const props of drawn) visit(props);
  return [...found].toSorted();
}

function isTarget(value: object): value is Exclude<TypePiece, string> {
  return 'to' in value && typeof value.to === 'string';
}
