import type { Diagnostic, Severity } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import type { ReferenceOptions } from '../reference-options.ts';
import type { Wording } from '../type-outline.ts';
import { fileOf } from './check-members.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** Fewer ways of telling one thing may well mean different things. */
const tooMany = 3;
const mostShown = 4;

/**
 * The parameters and exceptions that types of `index` tell of in too many ways, each at its first place, with the others beside it; those
 * that have several `meanings` are left out.
 */
export function findWordings(index: TypeIndex, severity: Severity, meanings: ReferenceOptions['meanings']): readonly Diagnostic[] {
  const told = new Map<string, Map<string, { readonly entry: TypeEntry; readonly wording: Wording }>>();
  for (const entry of index.byRoute.values()) {
    for (const wording of entry.type.wordings ?? []) {
      const ways = told.get(wording.what) ?? new Map<string, { readonly entry: TypeEntry; readonly wording: Wording }>();
      if (!ways.has(wording.text)) ways.set(wording.text, { entry, wording });
      told.set(wording.what, ways);
    }
  }
  return [...told].flatMap(([what, ways]) => {
    const [first, ...others] = ways.values();
    const types = new Set([...ways.values()].map(({ entry }) => entry));
    if (first === undefined || ways.size < tooMany || types.size < 2 || Object.hasOwn(meanings, what)) return [];
    const placeOf = ({ entry, wording }: typeof first) => ({ file: fileOf(entry), ...wording.at });
    const texts = [...ways.keys()].slice(0, mostShown).map((text) => `«${text}»`).join(', ');
    const related = others.map((other) => ({ at: placeOf(other), message: 'is told otherwise here' }));
    return [finding('HG3614', { what, count: ways.size, texts }, { at: placeOf(first), severity, related })];
  });
}
