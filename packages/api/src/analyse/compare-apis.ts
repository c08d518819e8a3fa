import type { ApiSubject } from '../api-page.ts';

/** A subject of a version, and its page there. */
export interface ApiEntry {
  readonly subject: ApiSubject;
  readonly href: string;
}

/** A page in a list of changes. */
export interface ChangedLink {
  readonly text: string;
  readonly href: string;
}

/** What became of an API between two versions. */
export interface ApiChanges {
  readonly from: string;
  readonly to: string;
  readonly added: readonly ChangedLink[];
  readonly removed: readonly ChangedLink[];
  readonly deprecated: readonly ChangedLink[];
  readonly changed: readonly (ChangedLink & {
    /** What was said of a part and is said now; empty: nothing, it was not there or is no more. */
    readonly parts: readonly { readonly name: string; readonly before: string; readonly now: string }[];
  })[];
}

/** Subjects of two versions by their keys, compared. */
export function compareApis(before: ReadonlyMap<string, ApiEntry>, later: ReadonlyMap<string, ApiEntry>): Omit<ApiChanges, 'from' | 'to'> {
  const both = [...later].flatMap(([key, now]) => {
    const old = before.get(key);
    return old === undefined ? [] : [{ now, old }];
  });
  return {
    added: [...later].filter(([key]) => !before.has(key)).map(([, entry]) => linkTo(entry)),
    removed: [...before].filter(([key]) => !later.has(key)).map(([, entry]) => linkTo(entry)),
    deprecated: both.filter(({ now, old }) => now.subject.isDeprecated && !old.subject.isDeprecated).map(({ now }) => linkTo(now)),
    changed: both.map(({ now, old }) => ({ ...linkTo(now), parts: compareParts(old.subject, now.subject) })).filter(({ parts }) => parts.length > 0),
  };
}

/** Methods and paths say more to those who know the API than summaries do. */
function linkTo({ subject: { key }, href }: ApiEntry): ChangedLink {
  return { text: key.replace(/^schema /, ''), href };
}

function compareParts(before: ApiSubject, now: ApiSubject): ApiChanges['changed'][number]['parts'] {
  const names = [...new Set([...Object.keys(before.parts), ...Object.keys(now.parts)])];
  return names
    .map((name) => ({ name, before: before.parts[name] ?? '', now: now.parts[name] ?? '' }))
    .filter((part) => part.before !== part.now);
}
