import { folderOf } from '@helpgen/model';
import type { AnalysedPage, RoutePath } from '@helpgen/model';
import type { Names } from '../type-description.ts';
import { groupIn, outlineIn, type TypeOutline } from '../type-outline.ts';

/** A page of the reference with its place among the others. */
export interface TypeEntry {
  readonly page: AnalysedPage;
  readonly type: TypeOutline;
  /** The sentence about it as HTML that may stand anywhere. */
  readonly summaryHtml: string;
  /** Folder of its file below the content folder: its namespace, and of a namespace the namespace itself. */
  readonly folder: string;
  /** With all namespaces, without generic parameters. */
  readonly fullNames: Names;
  /** The pages of the groups of its members that have one, by title. */
  readonly groupPages: ReadonlyMap<string, AnalysedPage>;
}

/** Where the member of `entry` with the anchor `anchor` is told of in full; without one where the type is. */
export function routeOf({ page, type, groupPages }: TypeEntry, anchor?: string): RoutePath {
  if (groupPages.size === 0 || anchor === undefined) return page.route;
  const member = type.members.find((own) => own.anchor === anchor || own.formAnchors?.includes(anchor) === true);
  return groupPages.get(member?.group ?? '')?.route ?? page.route;
}

/** The described types of one edition. */
export interface TypeIndex {
  /** Types, exceptions and the like, in the order of the pages. */
  readonly types: readonly TypeEntry[];
  /** Namespaces and libraries by folder. */
  readonly spaces: ReadonlyMap<string, TypeEntry>;
  readonly byRoute: ReadonlyMap<RoutePath, TypeEntry>;
  /** The folder in which names on the page at `route` are looked up first: that of the type it is about, or whose members. */
  folderAt(route: RoutePath): string | undefined;
  /** The type that `name` means in `folder`: a full name, or one that only one type in reach has. */
  find(name: string, folder?: string): TypeEntry | 'ambiguous' | undefined;
  /** The namespace with the full name `name`. */
  findSpace(name: string): TypeEntry | undefined;
  /** Whether the name of the type stands for a value: it is a singleton, or a namespace has a property that is called so. */
  isValue(entry: TypeEntry): boolean;
  /** Every name that a type can be called by, for suggestions. */
  names(): Iterable<string>;
}

/** The indexes of the editions that have described types, by key. */
export function createTypeIndexes(pages: readonly AnalysedPage[]): ReadonlyMap<string, TypeIndex> {
  const byEdition = new Map<string, Described[]>();
  const groupPages = new Map<string, Map<string, AnalysedPage>>();
  for (const page of pages) {
    const group = groupIn(page.outline);
    if (group !== undefined) mapAt(groupPages, groupKey(page)).set(group, page);
  }
  for (const page of pages) {
    const type = outlineIn(page.outline);
    if (type === undefined) continue;
    const own = folderOf(page.id ?? '');
    const described = {
      page,
      type,
      summaryHtml: page.outline?.leadHtml ?? '',
      folder: type.hasPages === true ? folderOf(own) : own,
      groupPages: (type.hasPages === true ? groupPages.get(groupKey(page)) : undefined) ?? new Map(),
    };
    const list = byEdition.get(page.edition);
    if (list === undefined) byEdition.set(page.edition, [described]);
    else list.push(described);
  }
  return new Map([...byEdition].map(([edition, list]) => [edition, createTypeIndex(list)]));
}

type Described = Omit<TypeEntry, 'fullNames'>;

/** The same for all pages of one type. */
function groupKey({ edition, id = '' }: AnalysedPage): string {
  return `${edition} ${folderOf(id)}`;
}

function mapAt<K, V>(maps: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const map = maps.get(key) ?? new Map<K, V>();
  maps.set(key, map);
  return map;
}

function createTypeIndex(described: readonly Described[]): TypeIndex {
  const spaceTypes = new Map(described.filter(({ type }) => isSpace(type)).map((entry) => [entry.folder, entry]));
  const pathOf = createPathMaker(spaceTypes);
  const entries = described.map((entry): TypeEntry => {
    const path = pathOf(entry.folder);
    const name = (language: keyof Names): string => (isSpace(entry.type) ? path[language] : [...path[language], entry.type.name[language]]).join('::');
    const own = entry.type.kind === 'library' ? entry.type.name : { ru: name('ru'), en: name('en') };
    return { ...entry, fullNames: own };
  });
  const types = entries.filter(({ type }) => !isSpace(type));
  const byFull = new Map<string, TypeEntry>();
  const byShort = new Map<string, TypeEntry[]>();
  for (const entry of types) {
    for (const language of ['ru', 'en'] as const) {
      byFull.set(entry.fullNames[language], entry);
      const short = entry.type.name[language];
      const known = byShort.get(short);
      if (known === undefined) byShort.set(short, [entry]);
      else if (!known.includes(entry)) known.push(entry);
    }
  }
  const properties = new Set(
    entries.flatMap(({ type }) => (isSpace(type) ? type.members.filter(({ kind }) => kind === 'property').map(({ name }) => name.ru) : [])),
  );
  const spaceNames = new Map(
    entries
      .filter(({ type }) => type.kind === 'namespace')
      .flatMap((entry) => [[entry.fullNames.ru, entry] as const, [entry.fullNames.en, entry] as const]),
  );
  const folders = new Map(entries.flatMap(({ page, groupPages, folder }) => [page, ...groupPages.values()].map(({ route }) => [route, folder])));
  return {
    types,
    spaces: new Map(entries.filter(({ type }) => isSpace(type)).map((entry) => [entry.folder, entry])),
    byRoute: new Map(entries.map((entry) => [entry.page.route, entry])),
    folderAt: (route) => folders.get(route),
    find: (name, folder) => byFull.get(name) ?? choose(byShort.get(name) ?? relative(name, byShort), folder),
    findSpace: (name) => spaceNames.get(name),
    isValue: ({ type }) => type.kind === 'singleton' || properties.has(type.name.ru),
    names: () => [...byShort.keys(), ...byFull.keys()],
  };
}

/** Of several types with one name, the one that stands nearest above `folder`. */
function choose(found: readonly TypeEntry[], folder: string | undefined): TypeEntry | 'ambiguous' | undefined {
  const [only] = found;
  if (found.length <= 1) return only;
  for (let at = folder; at !== undefined && at !== ''; at = folderOf(at)) {
    const near = found.filter((entry) => entry.folder === at);
    if (near.length === 1) return near[0];
  }
  return 'ambiguous';
}

/** Types whose full name ends with `name`, such as `Коллекции::Массив`. */
function relative(name: string, byShort: ReadonlyMap<string, readonly TypeEntry[]>): readonly TypeEntry[] {
  const last = name.lastIndexOf('::');
  if (last < 0) return [];
  const candidates = byShort.get(name.slice(last + 2)) ?? [];
  return candidates.filter(({ fullNames }) => fullNames.ru.endsWith(`::${name}`) || fullNames.en.endsWith(`::${name}`));
}

/** Whether it holds types and is none. */
export function isSpace({ kind }: Pick<TypeOutline, 'kind'>): boolean {
  return kind === 'namespace' || kind === 'library';
}

interface SpacePath {
  readonly ru: readonly string[];
  readonly en: readonly string[];
}

/** The names of the namespaces from the outermost to a folder; a folder between them that has no page is called as it is spelled. */
function createPathMaker(spaces: ReadonlyMap<string, { readonly type: TypeOutline }>): (folder: string) => SpacePath {
  const known = new Map<string, SpacePath | undefined>();
  const inside = (folder: string): SpacePath | undefined => {
    if (known.has(folder)) return known.get(folder);
    const type = spaces.get(folder)?.type;
    const parent = folder === '' ? undefined : inside(folderOf(folder));
    const name = type?.kind === 'namespace' ? type.name : folderName(folder);
    const path =
      type?.kind === 'library'
        ? { ru: [], en: [] }
        : type === undefined && parent === undefined
          ? undefined
          : { ru: [...(parent?.ru ?? []), name.ru], en: [...(parent?.en ?? []), name.en] };
    known.set(folder, path);
    return path;
  };
  return (folder) => inside(folder) ?? { ru: [], en: [] };
}

function folderName(folder: string): Names {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return { ru: name, en: name };
}
