import path from 'node:path';
import { convertFrontMatter } from '../convert/convert-front-matter.ts';
import { githubSlug } from '../convert/heading-rules.ts';
import type { ForeignPage } from '../foreign-site.ts';
import type { PageCard } from '../mdx/mdx-page.ts';
import { at, entriesOf, listOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { categoriesOf, positionOf, type CategorySite, type ListSlugs } from './docusaurus-categories.ts';
import { localFiles, placeOf, versionOf, type DocsInstance, type DocsVersion } from './docusaurus-docs.ts';
import { versionTexts } from './docusaurus-texts.ts';

/** A site of Docusaurus, as far as its sidebars go. */
export interface CardSite extends CategorySite {
  readonly sidebars: ReadonlyMap<string, Known>;
  /** Where the file at a path of the old site lies in the new one. */
  readonly newPath: (locale: string, file: string) => string | undefined;
}

/** A document in a sidebar, a link in it, or a category. */
interface SidebarNode extends PageCard {
  /** The old file of the document, or of the one that a category leads to. */
  readonly from?: string | undefined;
  readonly items?: readonly SidebarNode[];
}

interface Doc {
  readonly from: string;
  readonly below: string;
  readonly id: string;
  readonly data: { readonly [key: string]: unknown };
  readonly label: string;
}

/** The documents of a version in one language. */
interface ShownDocs {
  readonly docs: readonly Doc[];
  readonly byId: ReadonlyMap<string, Doc>;
  readonly categories: ReturnType<typeof categoriesOf>;
  readonly slugs: ListSlugs;
  /** The address of the version. */
  readonly root: string;
  readonly textOfLabel: (label: string) => string;
}

const numbered = /^\d+ *[-_.]+ *(?=[^-_. ])/;

/**
 * What `<DocCardList />` lists in a page: the category that the page is the head of, or the one that it stands in. `undefined`: the page is in no
 * category that is known.
 */
export function openCards(folder: SiteFolder, site: CardSite): (page: ForeignPage) => readonly PageCard[] | undefined {
  const trees = new Map<string, readonly SidebarNode[]>();
  const treeOf = (instance: DocsInstance, version: DocsVersion, page: ForeignPage): readonly SidebarNode[] => {
    const key = [instance.id, version.name, page.locale].join('\n');
    const known = trees.get(key) ?? readTree(folder, { instance, version, page, site });
    trees.set(key, known);
    return known;
  };
  return (page) => {
    const { instance, version } = versionOf(page.from, { ...site, locale: page.locale }) ?? {};
    if (instance === undefined || version === undefined) return undefined;
    const tree = treeOf(instance, version, page);
    const all = categoriesIn(tree);
    const category = all.find(({ from }) => from === page.from) ?? all.findLast(({ items }) => items?.some(({ from }) => from === page.from) === true);
    const items = category?.items ?? (tree.some(({ from }) => from === page.from) ? tree : undefined);
    return items?.filter(({ to, href }) => to !== undefined || href !== undefined);
  };
}

/** The categories in `nodes`, each before those in it. */
function categoriesIn(nodes: readonly SidebarNode[]): readonly SidebarNode[] {
  return nodes.flatMap((node) => (node.items === undefined ? [] : [node, ...categoriesIn(node.items)]));
}

interface ShownVersion {
  readonly instance: DocsInstance;
  readonly version: DocsVersion;
  readonly page: ForeignPage;
  readonly site: CardSite;
}

function readTree(folder: SiteFolder, { instance, version, page, site }: ShownVersion): readonly SidebarNode[] {
  const { languages } = site;
  const { locale } = page;
  const { translated } = placeOf(instance, version, { locale, languages, isOnly: true });
  const docs = localFiles(folder, { source: version.folder, translated, locale }, languages).flatMap(({ from, below }): readonly Doc[] => {
    const parts = below.split('/');
    if (!/\.mdx?$/.test(below) || parts.some((part) => part.startsWith('_'))) return [];
    const text = folder.textAt(from) ?? '';
    const { data } = convertFrontMatter(text, {});
    const [dir, name = ''] = [path.posix.dirname(plainPath(below)), path.posix.basename(plainPath(below)).replace(/\.mdx?$/, '')];
    const heading = /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?$/m.exec(text)?.[1];
    const label = [data['sidebar_label'], data['title'], heading, name].find((value) => value !== undefined && value !== '');
    return [{ from, below, data, id: path.posix.join(dir, String(data['id'] ?? name)), label: String(label) }];
  });
  const texts = versionTexts(folder, locale, instance, version);
  const shown: ShownDocs = {
    docs,
    byId: new Map(docs.map((doc) => [doc.id, doc])),
    categories: categoriesOf(folder, instance, version, languages),
    slugs: site.slugsOf(instance, version),
    root: `/${[...(locale === languages.main ? [] : [locale]), instance.base, version.path].filter((part) => part !== '').join('/')}`.replace(/\/$/, ''),
    textOfLabel: (label) => texts.get(label) ?? label,
  };
  const sidebars = version.sidebarFile === undefined ? undefined : site.sidebars.get(version.sidebarFile);
  const nodes = entriesOf(sidebars).length === 0 ? nodesOfFolder('.', shown) : entriesOf(sidebars).flatMap(([, items]) => nodesOf(items, shown));
  const place = (node: SidebarNode): SidebarNode => {
    const to = node.from === undefined ? undefined : site.newPath(locale, node.from);
    const items = node.items?.map(place);
    const first = items?.find((inner) => inner.to !== undefined || inner.href !== undefined);
    // A category without a page of its own leads to what stands first in it.
    const target = to !== undefined || node.href !== undefined ? { to } : { to: first?.to, href: first?.href };
    return { ...node, ...target, ...(items === undefined ? {} : { items }) };
  };
  return nodes.map(place);
}

function plainPath(below: string): string {
  return below
    .split('/')
    .map((part) => (/^\d+[-_.]\d/.test(part) ? part : part.replace(numbered, '')))
    .join('/');
}

/** What items of a sidebar are. */
function nodesOf(items: Known, shown: ShownDocs): readonly SidebarNode[] {
  if (Array.isArray(items)) return (items as readonly Known[]).flatMap((item) => nodeOf(item, shown));
  return entriesOf(items).map(([label, inner]) => ({ label: shown.textOfLabel(label), items: nodesOf(inner, shown) }));
}

function nodeOf(item: Known, shown: ShownDocs): readonly SidebarNode[] {
  if (typeof item === 'string') return docNode(shown.byId.get(item), undefined);
  const type = textOf(item, 'type');
  const label = textOf(item, 'label');
  if (type === 'doc' || type === 'ref') return docNode(shown.byId.get(textOf(item, 'id') ?? ''), label);
  if (type === 'link') return label === undefined ? [] : [{ label, href: textOf(item, 'href'), description: textOf(item, 'description') }];
  if (type === 'autogenerated') return nodesOfFolder(path.posix.join('.', textOf(item, 'dirName') ?? '.').replace(/\/$/, ''), shown);
  if (type === undefined) return isRecord(item) ? nodesOf(item, shown) : [];
  if (type !== 'category' || label === undefined) return [];
  const link = at(item, 'link');
  const head = shown.byId.get(textOf(link, 'id') ?? '');
  return [
    {
      label: shown.textOfLabel(label),
      description: textOf(item, 'description') ?? describe(head),
      from: head?.from,
      href: listAddress(link, item, shown),
      items: nodesOf(at(item, 'items') ?? listOf(item, 'items'), shown),
    },
  ];
}

function docNode(doc: Doc | undefined, label: string | undefined): readonly SidebarNode[] {
  return doc === undefined || doc.data['unlisted'] === true || doc.data['draft'] === true
    ? []
    : [{ label: label ?? doc.label, from: doc.from, description: describe(doc) }];
}

function describe(doc: Doc | undefined): string | undefined {
  const description = doc?.data['description'];
  return typeof description === 'string' ? description.replace(/\s*\n\s*/g, ' ').trim() : undefined;
}

/** The address of the generated list of a category. */
function listAddress(link: Known, key: unknown, { slugs, root }: ShownDocs): string | undefined {
  if (textOf(link, 'type') !== 'generated-index') return undefined;
  const slug = textOf(link, 'slug') ?? slugs.get(key);
  return slug === undefined ? undefined : `${root}/${slug.replace(/^\//, '')}`;
}

/** What Docusaurus makes of a folder: its documents, and its folders as categories. */
function nodesOfFolder(dir: string, shown: ShownDocs): readonly SidebarNode[] {
  const { docs, categories } = shown;
  const inside = docs.filter(({ below }) => path.posix.dirname(below) === dir);
  const head = headOf(dir, shown);
  const own = inside.flatMap((doc) =>
    doc === head && dir !== '.' ? [] : docNode(doc, undefined).map((node) => ({ node, name: doc.below, position: positionOfDoc(doc) })),
  );
  const inner = [...categories.folders].flatMap(([name, label]) => {
    const meta = categories.files.get(name)?.meta;
    const items = path.posix.dirname(name) === dir ? nodesOfFolder(name, shown) : [];
    const first = headOf(name, shown);
    if (items.length === 0 && (first === undefined || path.posix.dirname(name) !== dir)) return [];
    const node: SidebarNode = {
      label: shown.textOfLabel(textOf(meta, 'label') ?? (first === undefined ? label : first.label)),
      description: textOf(meta, 'description') ?? textOf(meta, 'link', 'description') ?? describe(first),
      from: first?.from,
      href: listAddress(at(meta, 'link'), name, shown),
      items,
    };
    const position = typeof at(meta, 'position') === 'number' || first === undefined ? positionOf({ name, meta }) : positionOfDoc(first);
    return [{ node, name, position }];
  });
  return [...own, ...inner].toSorted((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)).map(({ node }) => node);
}

function positionOfDoc({ below, data }: Doc): number {
  const position = data['sidebar_position'];
  return typeof position === 'number' ? position : positionOf({ name: below, meta: undefined });
}

/** The document that is the page of the category for the folder `dir`. */
function headOf(dir: string, { docs, byId, categories }: ShownDocs): Doc | undefined {
  const link = at(categories.files.get(dir)?.meta, 'link');
  if (link === null || textOf(link, 'type') === 'generated-index') return undefined;
  const id = textOf(link, 'id');
  if (id !== undefined) return byId.get(id) ?? byId.get(path.posix.join(plainPath(dir), id));
  const names = ['index', 'readme', githubSlug(path.posix.basename(plainPath(dir)))];
  const nameOf = ({ below }: Doc): string => path.posix.basename(plainPath(below)).replace(/\.mdx?$/, '').toLowerCase();
  return docs.find((doc) => path.posix.dirname(doc.below) === dir && names.includes(nameOf(doc)));
}
