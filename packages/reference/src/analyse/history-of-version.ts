import type { ChangedMember, EarlierName, TypeChanges } from '../type-changes.ts';
import type { MemberOutline } from '../type-outline.ts';
import type { NamedLink } from '../type-reference.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** How the entries of a list become links. */
export interface HistoryLinks {
  readonly linkTo: (entry: TypeEntry) => NamedLink;
  readonly memberLink: (entry: TypeEntry, text: string, anchor: string) => NamedLink;
  readonly listed: (entry: TypeEntry) => TypeChanges['added'][number];
  readonly byName: (a: NamedLink, b: NamedLink) => number;
}

/** What the descriptions themselves tell of `version`: what is there since then, has its name since then, or should not be used since then. */
export function historyOfVersion(index: TypeIndex, version: string, { linkTo, memberLink, listed, byName }: HistoryLinks): TypeChanges {
  const entries = [...index.byRoute.values()];
  const fresh = entries.filter(({ type }) => type.since === version);
  return {
    to: version,
    added: fresh.filter(({ type }) => type.aliases === undefined).map(listed).sort(byName),
    renamed: fresh.flatMap((entry) => earlierOf(entry.type.aliases).map((earlier) => ({ ...linkTo(entry), earlier }))).sort(byName),
    deprecated: entries.filter(({ type }) => type.deprecatedSince === version).map(listed).sort(byName),
    removed: [],
    changed: entries
      .filter((entry) => !fresh.includes(entry))
      .map((entry) => ({ ...linkTo(entry), members: entry.type.members.flatMap((member) => changesOf(entry, member)) }))
      .filter(({ members }) => members.length > 0)
      .sort(byName),
  };

  function changesOf(entry: TypeEntry, member: MemberOutline): readonly ChangedMember[] {
    const link = memberLink(entry, shownName(member), member.anchor);
    const none = { ...link, before: [], now: [] };
    const forms = (member.laterForms ?? []).filter(({ since }) => since === version);
    const [earlier] = earlierOf(member.aliases);
    if (member.since === version) return [{ ...none, ...(earlier === undefined ? { change: 'added' } : { change: 'renamed', earlier }) }];
    const before = forms.flatMap((form) => (form.earlier === form.signature ? [] : [onOneLine(form.earlier)]));
    return [
      ...(forms.length === 0 ? [] : [{ ...link, change: 'changed' as const, before, now: forms.map(({ signature }) => onOneLine(signature)) }]),
      ...(member.deprecatedSince === version ? [{ ...none, change: 'deprecated' as const }] : []),
    ];
  }
}

/** Every earlier name that the descriptions tell of, by name, with what it became and since when, where that is told. */
export function earlierNames(index: TypeIndex, { linkTo, memberLink, byName }: HistoryLinks): readonly FormerName[] {
  const names = [...index.byRoute.values()].flatMap((entry): readonly FormerName[] => {
    const { type } = entry;
    const own = (type.aliases ?? []).map((text) => ({ text, now: { ...linkTo(entry), text: type.name.ru }, ...sinceOf(type) }));
    const members = type.members.flatMap((member) => {
      const now = memberLink(entry, `${type.name.ru}.${member.name.ru}`, member.anchor);
      return (member.aliases ?? []).map((text) => ({ text: `${type.name.ru}.${text}`, now, ...sinceOf(member) }));
    });
    return [...own, ...members];
  });
  return names.sort((a, b) => byName(a.now, b.now));
}

/** An earlier name, and what is called otherwise now. */
export interface FormerName {
  readonly text: string;
  readonly now: NamedLink;
  readonly since?: string;
}

function sinceOf({ since }: { readonly since?: string }): { readonly since?: string } {
  return since === undefined ? {} : { since };
}

function earlierOf(aliases: readonly string[] = []): readonly EarlierName[] {
  return aliases.map((text) => ({ text }));
}

/** A declaration without the breaks between its parameters. */
function onOneLine(signature: string): string {
  return signature.replace(/\(\n */, '(').replace(/\n(?=\))/, '').replace(/\n */g, ' ');
}

function shownName({ kind, name }: MemberOutline): string {
  return kind === 'constructor' ? `новый ${name.ru}` : name.ru;
}
