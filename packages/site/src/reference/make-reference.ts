import { folderOf, parseTypeNotation, routeToHref } from '@helpgen/model';
import type { ContentsEntry, ContentsGroup, DescriptionKind, GraphPage, InheritedMembers, LinkedText, NamedLink, SiteConfig, SpaceNode, TypeReference, TypeUse } from '@helpgen/model';
import { createTypeIndexes, isSpace, type TypeEntry, type TypeIndex } from './type-index.ts';

/** At most so many members are named in a list of uses. */
const mostUses = 24;

/** In the order of a namespace's page. */
const kindsOfContents: readonly DescriptionKind[] = ['namespace', 'type', 'singleton', 'enumeration', 'exception', 'annotation'];

type Entry = TypeEntry<GraphPage>;

/** A maker of what the pages of the reference show of each other; all that needs every type is looked up in indexes that are made once. */
export function createReferenceMaker(config: SiteConfig, pages: readonly GraphPage[]): (page: GraphPage) => TypeReference | undefined {
  const views = new Map([...createTypeIndexes(pages)].map(([edition, index]) => [edition, createEditionView(config, index)]));
  return (page) => (page.outline?.type === undefined ? undefined : views.get(page.edition)?.(page));
}

function createEditionView(config: SiteConfig, index: TypeIndex<GraphPage>): (page: GraphPage) => TypeReference | undefined {
  const { compare } = new Intl.Collator(config.locales.default);
  const byName = (a: NamedLink, b: NamedLink): number => compare(a.text, b.text);
  const hrefOf = ({ page }: Entry): string => routeToHref(page.route, config);
  const linkTo = (entry: Entry): NamedLink => ({ text: entry.type.name.ru, href: hrefOf(entry) });
  const found = (name: string, from: Entry): Entry | undefined => {
    const entry = index.find(name, from.folder);
    return entry === 'ambiguous' ? undefined : entry;
  };
  const subtypes = new Map<Entry, Entry[]>();
  const uses = { parameter: new Map<Entry, NamedLink[]>(), result: new Map<Entry, NamedLink[]>() };
  const children = new Map<string, Entry[]>();
  for (const entry of index.types) {
    push(children, entry.folder, entry);
    for (const base of basesOf(entry)) push(subtypes, base, entry);
    noteUses(entry);
  }
  const spaces = [...index.spaces.values()].filter(({ type }) => type.kind === 'namespace');
  const innerSpaces = new Map<string, Entry[]>();
  for (const space of spaces) push(innerSpaces, nearestSpace(folderOf(space.folder)), space);

  return (page) => {
    const entry = index.byPage.get(page);
    if (entry === undefined) return undefined;
    const { type, folder, fullNames } = entry;
    const outer = index.spaces.get(isSpace(type) ? nearestSpace(folderOf(folder)) : folder);
    const hasOuter = outer !== undefined && outer !== entry;
    return {
      kind: type.kind,
      fullNames: { ru: fullNames.ru + genericsOf(entry, 'ru'), en: fullNames.en + genericsOf(entry, 'en') },
      ...(hasOuter ? { space: { text: outer.fullNames.ru, href: hrefOf(outer) } } : {}),
      ...(type.since === undefined ? {} : { since: type.since }),
      bases: type.extends.map((base) => linked(base, entry)),
      subtypes: (subtypes.get(entry) ?? []).map(linkTo).sort(byName),
      inherited: inheritedBy(entry),
      uses: usesOf(entry),
      contents: type.kind === 'namespace' ? contentsOf(entry) : [],
      spaces: type.kind === 'library' ? treeOf(folder) : [],
    };
  };

  function basesOf(entry: Entry): readonly Entry[] {
    return entry.type.extends.flatMap((base) => {
      const notation = parseTypeNotation(base);
      return ('head' in notation && notation.head !== undefined ? found(notation.head.name, entry) : undefined) ?? [];
    });
  }

  function noteUses(entry: Entry): void {
    const seen = new Set<string>();
    for (const { name, role, member } of entry.type.types) {
      const own = member === undefined ? undefined : entry.type.members[member];
      if ((role !== 'parameter' && role !== 'result') || own === undefined) continue;
      const target = found(name, entry);
      const text = own.kind === 'constructor' ? `новый ${own.name.ru}` : own.kind === 'operator' ? own.name.ru : `${entry.type.name.ru}.${own.name.ru}`;
      const key = `${role} ${name} ${text}`;
      if (target === undefined || target === entry || seen.has(key)) continue;
      seen.add(key);
      push(uses[role], target, { text, href: `${hrefOf(entry)}#${own.anchor}` });
    }
  }

  function usesOf(entry: Entry): readonly TypeUse[] {
    return (['parameter', 'result'] as const).flatMap((role) => {
      const members = uses[role].get(entry);
      return members === undefined ? [] : [{ role, members: members.toSorted(byName).slice(0, mostUses), count: members.length }];
    });
  }

  function inheritedBy(entry: Entry): readonly InheritedMembers[] {
    const hidden = new Set(entry.type.members.map(({ kind, name }) => `${kind} ${name.ru}`));
    const seen = new Set<Entry>([entry]);
    const result: InheritedMembers[] = [];
    const climb = (from: Entry, substitute: (text: string) => string): void => {
      for (const written of from.type.extends) {
        const text = substitute(written);
        const notation = parseTypeNotation(text);
        const head = 'head' in notation ? notation.head : undefined;
        const base = head === undefined ? undefined : found(head.name, from);
        if (head === undefined || base === undefined || seen.has(base)) continue;
        seen.add(base);
        const members = base.type.members.flatMap(({ kind, name, anchor, isStatic }) => {
          const key = `${kind} ${name.ru}`;
          // What belongs to the base of an enumeration itself is called by the name of each: `ДеньНедели.Элементы()`.
          const isReached = !isStatic || entry.type.kind === 'enumeration';
          if ((kind !== 'property' && kind !== 'method') || !isReached || hidden.has(key)) return [];
          hidden.add(key);
          return [{ kind, text: name.ru, href: `${hrefOf(base)}#${anchor}` }];
        });
        if (members.length > 0) result.push({ from: linked(text, from), members });
        climb(base, substitution(base, head.arguments));
      }
    };
    climb(entry, (text) => text);
    return result;
  }

  /** `text` with every type that has a page as a link to it. */
  function linked(text: string, from: Entry): LinkedText {
    const notation = parseTypeNotation(text);
    if ('offset' in notation) return [text];
    const pieces: (string | NamedLink)[] = [];
    let at = 0;
    for (const { name, start, end } of notation.names) {
      const target = found(name, from);
      if (target === undefined || target === from) continue;
      if (start > at) pieces.push(text.slice(at, start));
      pieces.push({ text: name, href: hrefOf(target) });
      at = end;
    }
    return at < text.length ? [...pieces, text.slice(at)] : pieces;
  }

  function contentsOf(space: Entry): readonly ContentsGroup[] {
    const inside = [...(innerSpaces.get(space.folder) ?? []), ...(children.get(space.folder) ?? [])];
    return kindsOfContents.flatMap((kind) => {
      const entries = inside.filter(({ type }) => type.kind === kind).map(listed).sort(byName);
      return entries.length === 0 ? [] : [{ kind, entries }];
    });
  }

  function treeOf(folder: string): readonly SpaceNode[] {
    return (innerSpaces.get(folder) ?? [])
      .map((space) => ({ ...listed(space), count: children.get(space.folder)?.length ?? 0, spaces: treeOf(space.folder) }))
      .sort(byName);
  }

  function listed(entry: Entry): ContentsEntry {
    const { name, summaryHtml, isDeprecated } = entry.type;
    return { ...linkTo(entry), english: name.en, summaryHtml, isDeprecated };
  }

  /** The folder at or above `folder` that has a namespace or library. */
  function nearestSpace(folder: string): string {
    let at = folder;
    while (at !== '' && !index.spaces.has(at)) at = folderOf(at);
    return at;
  }
}

function genericsOf({ type }: Entry, language: 'ru' | 'en'): string {
  return type.generics.length === 0 ? '' : `<${type.generics.map((name) => name[language]).join(', ')}>`;
}

/** Puts the arguments of a base type in the place of its generic parameters. */
function substitution(base: Entry, given: readonly string[]): (text: string) => string {
  const values = new Map(base.type.generics.flatMap(({ ru, en }, index) => (given[index] === undefined ? [] : ([[ru, given[index]], [en, given[index]]] as const))));
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
