import { folderOf, remember } from '@helpgen/model';
import type { AnalysedPage, AnalysedSite } from '@helpgen/model';
import { parseTypeNotation } from '@helpgen/script';
import { anchorOf, groupIds } from '../describe/member-list.ts';
import type { DescriptionKind } from '../type-description.ts';
import type {
  ContentsEntry, ContentsGroup, InheritedMembers, LinkedText, MemberGroup, NamedLink, OwnerUses, SpaceNode, TypeReference, TypeUses,
} from '../type-reference.ts';
import { entryElsewhere, groupMembers, memberEntry } from './member-entries.ts';
import { isSpace, routeOf, type TypeEntry, type TypeIndex } from './type-index.ts';

/** In the order of a namespace's page. */
const kindsOfContents: readonly DescriptionKind[] = ['namespace', 'type', 'singleton', 'enumeration', 'exception', 'annotation'];

/** How the types of one edition hang together, looked up once for all its pages. */
interface EditionView {
  readonly site: AnalysedSite;
  readonly index: TypeIndex;
  /** Direct subtypes by base type. */
  readonly subtypes: ReadonlyMap<TypeEntry, readonly TypeEntry[]>;
  /** The members that take or give a type. */
  readonly uses: ReadonlyMap<TypeEntry, readonly FoundUse[]>;
  /** Types by the folder of their namespace. */
  readonly children: ReadonlyMap<string, readonly TypeEntry[]>;
  /** Namespaces by the folder of the one around them. */
  readonly innerSpaces: ReadonlyMap<string, readonly TypeEntry[]>;
  readonly byName: (a: NamedLink, b: NamedLink) => number;
}

/** A maker of what the pages of the reference show of each other; what needs every type is looked up when the first page asks. */
export function createReferenceMaker(
  site: AnalysedSite,
  indexes: ReadonlyMap<string, TypeIndex>,
): (page: AnalysedPage) => TypeReference | undefined {
  const views = new Map<string, EditionView>();
  // Of one page several things are asked in a row.
  return remember(({ edition, route }) => {
    const index = indexes.get(edition);
    const entry = index?.byRoute.get(route);
    if (index === undefined || entry === undefined) return undefined;
    const view = views.get(edition) ?? createView(site, index);
    views.set(edition, view);
    return referenceOf(view, entry);
  }, 1);
}

function createView(site: AnalysedSite, index: TypeIndex): EditionView {
  const { compare } = new Intl.Collator(site.defaultLocale);
  const subtypes = new Map<TypeEntry, TypeEntry[]>();
  const uses = new Map<TypeEntry, FoundUse[]>();
  const children = new Map<string, TypeEntry[]>();
  const innerSpaces = new Map<string, TypeEntry[]>();
  const view: EditionView = { site, index, subtypes, uses, children, innerSpaces, byName: (a, b) => compare(a.text, b.text) };
  for (const entry of index.types) {
    push(children, entry.folder, entry);
    for (const base of basesOf(view, entry)) push(subtypes, base, entry);
    for (const use of usesIn(view, entry)) push(uses, use.target, use);
  }
  for (const space of index.spaces.values()) {
    if (space.type.kind === 'namespace') push(innerSpaces, nearestSpace(index, folderOf(space.folder)), space);
  }
  return view;
}

function referenceOf(view: EditionView, entry: TypeEntry): TypeReference {
  const { index } = view;
  const { type, folder, fullNames } = entry;
  const outer = index.spaces.get(isSpace(type) ? nearestSpace(index, folderOf(folder)) : folder);
  const hasOuter = outer !== undefined && outer !== entry;
  return {
    kind: type.kind,
    fullNames: { ru: fullNames.ru + genericsOf(entry, 'ru'), en: fullNames.en + genericsOf(entry, 'en') },
    ...(hasOuter ? { space: { text: outer.fullNames.ru, href: hrefOf(view, outer) } } : {}),
    ...(type.aliases === undefined ? {} : { aliases: type.aliases }),
    ...(type.since === undefined ? {} : { since: type.since }),
    ...(type.until === undefined ? {} : { until: type.until }),
    bases: type.extends.map((base) => linked(view, base, entry)),
    subtypes: (view.subtypes.get(entry) ?? []).map((subtype) => linkTo(view, subtype)).sort(view.byName),
    members: ownMembers(view, entry),
    inherited: inheritedBy(view, entry),
    uses: usesOf(view, entry),
    contents: type.kind === 'namespace' ? contentsOf(view, entry) : [],
    spaces: type.kind === 'library' ? treeOf(view, folder) : [],
  };
}

/** The own members of `entry`; those of a group with a page of its own lead there, and can be led to where they are listed. */
function ownMembers(view: EditionView, entry: TypeEntry): readonly MemberGroup[] {
  const { groupPages, type: { members } } = entry;
  const groups = groupMembers(
    members.filter(({ kind }) => kind !== 'value'),
    (member) => {
      const { anchor, englishAnchor = [], formAnchors = [], group = '' } = member;
      if (!groupPages.has(group)) return memberEntry(member, `#${formAnchors.length === 1 ? formAnchors[0] ?? '' : anchor}`);
      return { ...entryElsewhere(member, memberHref(view, entry, anchor)), ids: [anchor, englishAnchor, formAnchors].flat() };
    },
  );
  // What would be a heading if all stood on this page leads to the first list of its members.
  const headed = new Set(members.flatMap(({ kind, group = '' }) => (groupPages.has(group) ? [] : [kind])));
  return groups.map((group) => {
    const { title = '', members: listed } = group;
    const page = groupPages.get(title);
    if (page === undefined) return group;
    const kinds = [...new Set(listed.map(({ kind }) => kind))];
    const ids = kinds.flatMap((kind) => [`${groupIds[kind]}-${anchorOf(title)}`, ...(headed.has(kind) ? [] : [groupIds[kind]])]);
    for (const kind of kinds) headed.add(kind);
    return { ...group, href: view.site.hrefOf(page.route), ids };
  });
}

function hrefOf({ site }: EditionView, { page }: TypeEntry): string {
  return site.hrefOf(page.route);
}

/** Where a member of `entry` is told of. */
function memberHref({ site }: EditionView, entry: TypeEntry, anchor: string): string {
  return `${site.hrefOf(routeOf(entry, anchor))}#${anchor}`;
}

function linkTo(view: EditionView, entry: TypeEntry): NamedLink {
  return { text: entry.type.name.ru, href: hrefOf(view, entry) };
}

/** The type that `name` means where `from` is described, when it is one for sure. */
function findFrom({ index }: EditionView, name: string, from: TypeEntry): TypeEntry | undefined {
  const entry = index.find(name, from.folder);
  return entry === 'ambiguous' ? undefined : entry;
}

function basesOf(view: EditionView, entry: TypeEntry): readonly TypeEntry[] {
  return entry.type.extends.flatMap((base) => {
    const notation = parseTypeNotation(base);
    return ('head' in notation && notation.head !== undefined ? findFrom(view, notation.head.name, entry) : undefined) ?? [];
  });
}

interface FoundUse {
  readonly role: 'parameter' | 'result';
  readonly target: TypeEntry;
  readonly owner: TypeEntry;
  readonly text: string;
  readonly anchor: string;
}

/** The other types that members of `entry` take and give, each once a member. */
function usesIn(view: EditionView, entry: TypeEntry): readonly FoundUse[] {
  const seen = new Set<string>();
  return entry.type.types.flatMap(({ name, role, member }) => {
    const own = member === undefined ? undefined : entry.type.members[member];
    if ((role !== 'parameter' && role !== 'result') || own === undefined) return [];
    const target = findFrom(view, name, entry);
    const text = own.kind === 'constructor' ? 'новый' : own.name.ru;
    const key = `${role} ${name} ${text}`;
    if (target === undefined || target === entry || seen.has(key)) return [];
    seen.add(key);
    return [{ role, target, owner: entry, text, anchor: own.anchor }];
  });
}

/** Who uses `entry`, by namespace: the one that does most often first. */
function usesOf(view: EditionView, entry: TypeEntry): readonly TypeUses[] {
  const all = view.uses.get(entry) ?? [];
  const bySpace = new Map<string, FoundUse[]>();
  for (const use of all) push(bySpace, spaceOf(use.owner), use);
  const uses = [...bySpace].map(([space, found]) => {
    const of = (wanted: FoundUse['role']): readonly OwnerUses[] => {
      const byOwner = new Map<TypeEntry, FoundUse[]>();
      for (const use of found) if (use.role === wanted) push(byOwner, use.owner, use);
      return [...byOwner].map(([owner, list]) => ownerUses(view, owner, list)).sort((a, b) => view.byName(a.owner, b.owner));
    };
    const page = found[0] && view.index.spaces.get(found[0].owner.folder);
    const href = page === undefined ? {} : { href: hrefOf(view, page) };
    return { space, ...href, count: found.length, parameter: of('parameter'), result: of('result') };
  });
  return uses.sort((a, b) => b.count - a.count || view.byName({ text: a.space, href: '' }, { text: b.space, href: '' }));
}

function ownerUses(view: EditionView, owner: TypeEntry, uses: readonly FoundUse[]): OwnerUses {
  const link = linkTo(view, owner);
  return { owner: link, members: uses.map(({ text, anchor }) => ({ text, href: memberHref(view, owner, anchor) })) };
}

/** The full name of the namespace that `entry` stands in. */
function spaceOf({ fullNames: { ru } }: TypeEntry): string {
  return ru.slice(0, Math.max(0, ru.lastIndexOf('::')));
}

function inheritedBy(view: EditionView, entry: TypeEntry): readonly InheritedMembers[] {
  const hidden = new Set(entry.type.members.map(({ kind, name }) => `${kind} ${name.ru}`));
  const seen = new Set<TypeEntry>([entry]);
  const result: InheritedMembers[] = [];
  const climb = (from: TypeEntry, substitute: (text: string) => string): void => {
    for (const written of from.type.extends) {
      const text = substitute(written);
      const notation = parseTypeNotation(text);
      const head = 'head' in notation ? notation.head : undefined;
      const base = head === undefined ? undefined : findFrom(view, head.name, from);
      if (head === undefined || base === undefined || seen.has(base)) continue;
      seen.add(base);
      const given = substitution(base, head.arguments);
      const members = base.type.members.flatMap((member) => {
        const { kind, name, anchor, isStatic } = member;
        const key = `${kind} ${name.ru}`;
        // What belongs to the base of an enumeration itself is called by the name of each: `ДеньНедели.Элементы()`.
        const isReached = !isStatic || entry.type.kind === 'enumeration';
        if ((kind !== 'property' && kind !== 'method') || !isReached || hidden.has(key)) return [];
        hidden.add(key);
        return [entryElsewhere(member, memberHref(view, base, anchor), given)];
      });
      if (members.length > 0) result.push({ from: linked(view, text, from), members });
      climb(base, given);
    }
  };
  climb(entry, (text) => text);
  return result;
}

/** `text` with every type that has a page as a link to it. */
function linked(view: EditionView, text: string, from: TypeEntry): LinkedText {
  const notation = parseTypeNotation(text);
  if ('offset' in notation) return [text];
  const pieces: (string | NamedLink)[] = [];
  let at = 0;
  for (const { name, start, end } of notation.names) {
    const target = findFrom(view, name, from);
    if (target === undefined || target === from) continue;
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push({ text: name, href: hrefOf(view, target) });
    at = end;
  }
  return at < text.length ? [...pieces, text.slice(at)] : pieces;
}

function contentsOf(view: EditionView, space: TypeEntry): readonly ContentsGroup[] {
  const inside = [...(view.innerSpaces.get(space.folder) ?? []), ...(view.children.get(space.folder) ?? [])];
  return kindsOfContents.flatMap((kind) => {
    const own = inside.filter(({ type }) => type.kind === kind);
    return own.length === 0 ? [] : [{ kind, entries: own.map((entry) => listed(view, entry)).sort(view.byName) }];
  });
}

function treeOf(view: EditionView, folder: string): readonly SpaceNode[] {
  const spaces = (view.innerSpaces.get(folder) ?? []).map((space) => ({
    ...listed(view, space),
    count: view.children.get(space.folder)?.length ?? 0,
    spaces: treeOf(view, space.folder),
  }));
  return spaces.sort(view.byName);
}

function listed(view: EditionView, entry: TypeEntry): ContentsEntry {
  const { name, isDeprecated } = entry.type;
  return { ...linkTo(view, entry), english: name.en, summaryHtml: entry.summaryHtml, isDeprecated };
}

/** The folder at or above `folder` that has a namespace or library. */
function nearestSpace({ spaces }: TypeIndex, folder: string): string {
  let at = folder;
  while (at !== '' && !spaces.has(at)) at = folderOf(at);
  return at;
}

function genericsOf({ type }: TypeEntry, language: 'ru' | 'en'): string {
  return type.generics.length === 0 ? '' : `<${type.generics.map((name) => name[language]).join(', ')}>`;
}

/** Puts the arguments of a base type in the place of its generic parameters. */
function substitution(base: TypeEntry, given: readonly string[]): (text: string) => string {
  const values = new Map(
    base.type.generics.flatMap(({ ru, en }, index) => {
      const value = given[index];
      return value === undefined ? [] : ([[ru, value], [en, value]] as const);
    }),
  );
  return (text) => {
    const notation = parseTypeNotation(text);
    if ('offset' in notation || values.size === 0) return text;
    let written = '';
    let at = 0;
    for (const { name, start, end } of notation.names) {
      const value = values.get(name);
      if (value === undefined) continue;
      written += text.slice(at, start) + value;
      at = end;
    }
    return written + text.slice(at);
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
