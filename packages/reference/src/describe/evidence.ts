import type { DescribedHistory, Evidence, EvidenceKind, TypeDescription } from '../type-description.ts';
import type { ReferenceWords } from './reference-words.ts';

/** How something is known, when it is told. */
export function kindOf(evidence: Evidence | undefined): EvidenceKind | undefined {
  return typeof evidence === 'object' ? 'read' : evidence;
}

/** What a page says of how it is known, and its members where they are known otherwise. */
export interface EvidenceNotes {
  readonly ofPage: string | undefined;
  ofMember(member: DescribedHistory): string | undefined;
}

/** The notes of the page of `type`; `own` are sentences in place of those of the locale. */
export function createEvidenceNotes(
  type: TypeDescription,
  words: ReferenceWords,
  own: { readonly [kind in EvidenceKind]?: string },
): EvidenceNotes {
  const known = kindOf(type.evidence);
  return {
    ofPage: known === undefined ? undefined : (own[known] ?? (known === 'deduced' ? words.deducedPage : undefined)),
    ofMember({ evidence }) {
      const kind = kindOf(evidence);
      return kind === undefined || kind === known ? undefined : (own[kind] ?? (kind === 'deduced' || known !== undefined ? words[kind] : undefined));
    },
  };
}
