import type { CategoryMeta, SourcePath } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { DocumentPage } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { Folder } from './folder-tree.ts';
import { closeCategory, docNode, type NavNode } from './nav-node.ts';
import type { SidebarContext } from './sidebar-context.ts';

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
    const position = meta?.meta.position ?? inner.position ?? Infinity;
    for (const node of makeCategory(context, inner, meta)) items.push({ position, group: 0, name: isNamed ? node.label : name, node });
  }
  return items.sort(compare).map(({ node }) => node);
}

function compare(a: Sortable, b: Sortable): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  if (a.group !== b.group) return a.group - b.group;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function makeCategory(
  context: SidebarContext,
  folder: Folder,
  file: { readonly source: SourcePath; readonly meta: CategoryMeta } | undefined,
): readonly NavNode[] {
  const meta = file?.meta ?? {};
  const named = namingPageOf(folder);
  const label = meta.label ?? (named === undefined ? folder.name : docNode(named, false).label);
  const description = meta.description ?? '';
  let items: readonly NavNode[] = [];
  const page = ownPageOf(context, folder, meta, file?.source, { label, description, items: () => items });
  items = makeItems(context, folder, page);
  const { sidebar } = context.config;
  return closeCategory({
    kind: 'category',
    label,
    items,
    description,
    collapsible: meta.collapsible ?? sidebar.collapsible,
    collapsed: meta.collapsed ?? sidebar.collapsed,
    ...(page === undefined || page.isUnlisted ? {} : { page }),
    ...(meta.className === undefined ? {} : { className: meta.className }),
  });
}

/** The page that names the folder which it is the index of. */
function namingPageOf({ documents }: Folder): DocumentPage | undefined {
  return documents.find(({ place, outline }) => place.isIndex && outline.namesFolder === true);
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
