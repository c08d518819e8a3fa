import { folderOf } from '@helpgen/model';
import type { GraphPage, Names, TypeOutline } from '@helpgen/model';

/** A page of the reference with its place among the others. */
export interface TypeEntry<Page = ReferencePage> {
  readonly page: Page;
  readonly type: TypeOutline;
  /** Folder of its file below the content folder: its namespace, and of a namespace the namespace itself. */
  readonly folder: string;
  /** With all namespaces, without generic parameters. */
  readonly fullNames: Names;
}

/** What of a page the index needs. */
export type ReferencePage = Pick<GraphPage, 'route' | 'edition' | 'id' | 'outline'>;

/** The described types of one edition. */
export interface TypeIndex<Page = ReferencePage> {
  /** Types, exceptions and the like, in the order of the pages. */
  readonly types: readonly TypeEntry<Page>[];
  /** Namespaces and libraries by folder. */
  readonly spaces: ReadonlyMap<string, TypeEntry<Page>>;
  readonly byPage: ReadonlyMap<Page, TypeEntry<Page>>;
  /** The type that `name` means in `folder`: a full name, or one that only one type in reach has. */
  find(name: string, folder?: string): TypeEntry<Page> | 'ambiguous' | undefined;
  /** The namespace with the full name `name`. */
  findSpace(name: string): TypeEntry<Page> | undefined;
  /** Whether the name of the type stands for a value: it is a singleton, or a namespace has a property that is called so. */
  isValue(entry: TypeEntry<Page>): boolean;
  /** Every name that a type can be called by, for suggestions. */
  names(): Iterable<string>;
}

/** The indexes of the editions that have described types, by key. */
export function createTypeIndexes<Page extends ReferencePage>(pages: readonly Page[]): ReadonlyMap<string, TypeIndex<Page>> {
  const byEdition = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.outline?.type === undefined) continue;
    const list = byEdition.get(page.edition);
    if (list === undefined) byEdition.set(page.edition, [page]);
    else list.push(page);
  }
  return new Map([...byEdition].map(([edition, list]) => [edition, createTypeIndex(list)]));
}

function createTypeIndex<Page extends ReferencePage>(pages: readonly Page[]): TypeIndex<Page> {
  const described = pages.flatMap((page) => (page.outline?.type === undefined ? [] : [{ page, type: page.outline.type, folder: folderOf(page.id ?? '') }]));
  const spaceTypes = new Map(described.filter(({ type }) => isSpace(type)).map((entry) => [entry.folder, entry]));
  const pathOf = createPathMaker(spaceTypes);
  const entries = described.map((entry): TypeEntry<Page> => {
    const path = pathOf(entry.folder);
    const name = (language: keyof Names): string => (isSpace(entry.type) ? path[language] : [...path[language], entry.type.name[language]]).join('::');
    const own = entry.type.kind === 'library' ? entry.type.name : { ru: name('ru'), en: name('en') };
    return { ...entry, fullNames: own };
  });
  const types = entries.filter(({ type }) => !isSpace(type));
  const byFull = new Map<string, TypeEntry<Page>>();
  const byShort = new Map<string, TypeEntry<Page>[]>();
  for (const entry of types) {
    for (const language of ['ru', 'en'] as const) {
      byFull.set(entry.fullNames[language], entry);
      const short = entry.type.name[language];
      const known = byShort.get(short);
      if (known === undefined) byShort.set(short, [entry]);
      else if (!known.includes(entry)) known.push(entry);
    }
  }
  const properties = new Set(entries.flatMap(({ type }) => (isSpace(type) ? type.members.filter(({ kind }) => kind === 'property').map(({ name }) => name.ru) : [])));
  const spaceNames = new Map(entries.filter(({ type }) => type.kind === 'namespace').flatMap((entry) => [[entry.fullNames.ru, entry] as const, [entry.fullNames.en, entry] as const]));
  return {
    types,
    spaces: new Map(entries.filter(({ type }) => isSpace(type)).map((entry) => [entry.folder, entry])),
    byPage: new Map(entries.map((entry) => [entry.page, entry])),
    find: (name, folder) => byFull.get(name) ?? choose(byShort.get(name) ?? relative(name, byShort), folder),
    findSpace: (name) => spaceNames.get(name),
    isValue: ({ type }) => type.kind === 'singleton' || properties.has(type.name.ru),
    names: () => [...byShort.keys(), ...byFull.keys()],
  };
}

/** Of several types with one name, the one that stands nearest above `folder`. */
function choose<Page>(found: readonly TypeEntry<Page>[], folder: string | undefined): TypeEntry<Page> | 'ambiguous' | undefined {
  const [only] = found;
  if (found.length <= 1) return only;
  for (let at = folder; at !== undefined && at !== ''; at = folderOf(at)) {
    const near = found.filter((entry) => entry.folder === at);
    if (near.length === 1) return near[0];
  }
  return 'ambiguous';
}

/** Types whose full name ends with `name`, such as `Коллекции::Массив`. */
function relative<Page>(name: string, byShort: ReadonlyMap<string, readonly TypeEntry<Page>[]>): readonly TypeEntry<Page>[] {
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
    const path = type?.kind === 'library' ? { ru: [], en: [] } : type === undefined && parent === undefined ? undefined : { ru: [...(parent?.ru ?? []), name.ru], en: [...(parent?.en ?? []), name.en] };
    known.set(folder, path);
    return path;
  };
  return (folder) => inside(folder) ?? { ru: [], en: [] };
}

function folderName(folder: string): Names {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return { ru: name, en: name };
}
