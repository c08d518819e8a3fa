import type { CategoryMeta, Diagnostic, SiteConfig, SourcePath } from '@helpgen/model';
import { compareTexts } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Nearest } from '../links/create-nearest.ts';
import type { DocumentPage, EditionDocuments } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { CategoryPages } from './category-pages.ts';
import type { Folder } from './folder-tree.ts';
import { closeCategory, docNode, labelOf, type NavLabel, type NavNode } from './nav-node.ts';

/** What making the sidebars of an edition needs at hand. */
export interface SidebarContext {
  readonly config: SiteConfig;
  readonly documents: EditionDocuments;
  readonly folders: () => Folder;
  readonly categoryPages: CategoryPages;
  /** Reports a finding unless another edition reports the same one. */
  readonly report: (diagnostic: () => Diagnostic) => void;
  readonly nearestId: Nearest;
  /** Collects unlisted pages: they belong to the sidebar, but it does not show them. */
  readonly hide: (page: SitePage) => void;
}

interface Sortable {
  readonly position: number;
  /** In a folder that a page names its folders come first; elsewhere folders and documents stand together. */
  readonly group: number;
  readonly name: string;
  readonly node: NavNode;
}

/**
 * The entries of a folder: its documents and, as categories, its folders, by position, then by name. What readers look up
 * in a folder that a page names they know by its label, so there that is the name; elsewhere it is the file's.
 */
export function generateItems(context: SidebarContext, folder: Folder): readonly NavNode[] {
  return makeItems(context, folder, undefined);
}

function makeItems(context: SidebarContext, folder: Folder, ownPage: SitePage | undefined): readonly NavNode[] {
  const items: Sortable[] = [];
  const isNamed = namingPageOf(folder) !== undefined;
  for (const page of folder.documents) {
    if (page.isUnlisted) context.hide(page);
    if (page === ownPage || page.isUnlisted) continue;
    const { position, fileName, isIndex } = page.place;
    // A folder's own page opens the list unless it says otherwise: it introduces the rest.
    const node = docNode(page, false);
    items.push({ position: position ?? (isIndex ? -Infinity : Infinity), group: isNamed ? 1 : 0, name: isNamed ? node.label : fileName, node });
  }
  for (const [name, inner] of folder.folders) {
    const meta = context.documents.categories.get(inner.path);
    // A page with parts stands where it would without them.
    const whole = wholeOf(inner);
    const position = meta?.meta.position ?? inner.position ?? whole?.place.position ?? Infinity;
    const group = isNamed && whole !== undefined ? 1 : 0;
    for (const node of makeCategory(context, inner, meta)) items.push({ position, group, name: isNamed ? node.label : name, node });
  }
  return items.sort(compare).map(({ node }) => node);
}

function compare(a: Sortable, b: Sortable): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.group - b.group || compareTexts(a.name, b.name);
}

function makeCategory(
  context: SidebarContext,
  folder: Folder,
  file: { readonly source: SourcePath; readonly meta: CategoryMeta } | undefined,
): readonly NavNode[] {
  const meta = file?.meta ?? {};
  const { label, ...mark } = labelOfFolder(folder, meta);
  const description = meta.description ?? '';
  let items: readonly NavNode[] = [];
  const page = ownPageOf(context, folder, meta, file?.source, { label, description, items: () => items });
  items = makeItems(context, folder, page);
  const { sidebar } = context.config;
  return closeCategory({
    kind: 'category',
    label,
    ...mark,
    items,
    description,
    collapsible: meta.collapsible ?? sidebar.collapsible,
    collapsed: meta.collapsed ?? sidebar.collapsed,
    ...(page === undefined || page.isUnlisted ? {} : { page }),
  });
}

/** What the entry of a folder shows: what `_category_` says, else what the page says that names it. */
function labelOfFolder(folder: Folder, { label, className }: CategoryMeta): NavLabel {
  const page = namingPageOf(folder);
  const shown = page === undefined ? { label: folder.name } : labelOf(page);
  const own = { label: label ?? shown.label, ...(className === undefined ? {} : { className }) };
  return page?.outline.namesFolder === 'parts' ? { ...shown, ...own } : own;
}

/** The page that names the folder which it is the index of. */
function namingPageOf({ documents }: Folder): DocumentPage | undefined {
  return documents.find(({ place, outline }) => place.isIndex && outline.namesFolder !== undefined);
}

/** The page that the other pages of the folder are parts of. */
function wholeOf(folder: Folder): DocumentPage | undefined {
  const page = namingPageOf(folder);
  return page?.outline.namesFolder === 'parts' ? page : undefined;
}

function ownPageOf(
  context: SidebarContext,
  folder: Folder,
  meta: CategoryMeta,
  source: SourcePath | undefined,
  about: { readonly label: string; readonly description: string; readonly items: () => readonly NavNode[] },
): SitePage | undefined {
  const { link } = meta;
  if (link === null) return undefined;
  if (link === undefined) return folder.documents.find(({ place }) => place.isIndex);
  if (link.type === 'doc') return findLinked(context, folder, link.id, source);
  const { plan } = context.documents;
  return context.categoryPages.page({ plan, key: `folder:${folder.path}`, link, ...about, ...(source === undefined ? {} : { origin: source }) });
}

function findLinked(context: SidebarContext, folder: Folder, id: string, source: SourcePath | undefined): DocumentPage | undefined {
  const { byId, drafts } = context.documents;
  const wanted = id.normalize('NFC');
  const inFolder = folder.documents.find((page) => page.id.endsWith(`/${wanted}`)) ?? byId.get(`${folder.path}/${wanted}`);
  const page = inFolder ?? byId.get(wanted);
  if (page === undefined && !drafts.has(wanted) && !drafts.has(`${folder.path}/${wanted}`)) {
    const nearest = context.nearestId(wanted) ?? '';
    context.report(() => finding('HG3202', { id, nearest }, source === undefined ? {} : { at: { file: source } }));
  }
  return page;
}
