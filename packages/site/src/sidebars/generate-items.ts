import type { CategoryMeta } from '@helpgen/model';
import { compareTexts } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { CategoryFile, DocumentPage } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import { categoryPage } from './category-page.ts';
import type { Folder } from './folder-tree.ts';
import { categoryNode, docNode, labelOf, type NavLabel, type NavNode, type SidebarContext } from './nav-node.ts';

interface Sortable {
  readonly position: number;
  /** In a folder that a page names its folders come first; elsewhere folders and documents stand together. */
  readonly group: number;
  readonly name: string;
  readonly node: NavNode;
}

/**
 * The entries of a folder: its documents and, as categories, its folders, by position, then by name. What readers look up
 * in a folder that a page names they know by its label, so there that is the name; elsewhere it is the file's. The page
 * `ownPage` is shown by the folder itself.
 */
export function generateItems(context: SidebarContext, folder: Folder, ownPage?: SitePage): readonly NavNode[] {
  const items: Sortable[] = [];
  const isNamed = namingPageOf(folder) !== undefined;
  for (const page of folder.documents) {
    if (page.isUnlisted) context.hidden.push(page);
    if (page === ownPage || page.isUnlisted) continue;
    const { position, fileName, isIndex } = page.place;
    // A folder's own page opens the list unless it says otherwise: it introduces the rest.
    const node = docNode(page, false);
    items.push({ position: position ?? (isIndex ? -Infinity : Infinity), group: isNamed ? 1 : 0, name: isNamed ? node.label : fileName, node });
  }
  for (const [name, inner] of folder.folders) {
    const file = context.documents.categories.get(inner.path);
    // A page with parts stands where it would without them.
    const naming = namingPageOf(inner);
    const whole = naming?.outline.namesFolder === 'parts' ? naming : undefined;
    const position = file?.meta.position ?? inner.position ?? whole?.place.position ?? Infinity;
    const group = isNamed && whole !== undefined ? 1 : 0;
    for (const node of makeCategory(context, inner, file)) items.push({ position, group, name: isNamed ? node.label : name, node });
  }
  return items.sort(compare).map(({ node }) => node);
}

function compare(a: Sortable, b: Sortable): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.group - b.group || compareTexts(a.name, b.name);
}

function makeCategory(context: SidebarContext, folder: Folder, file: CategoryFile | undefined): readonly NavNode[] {
  const meta = file?.meta ?? {};
  const label = labelOfFolder(folder, meta);
  let items: readonly NavNode[] = [];
  const page = ownPageOf(context, folder, file, { label: label.label, description: meta.description, items: () => items });
  items = generateItems(context, folder, page);
  return categoryNode(context.config, label, meta, { items, page: page?.isUnlisted === true ? undefined : page });
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

function ownPageOf(
  context: SidebarContext,
  folder: Folder,
  file: CategoryFile | undefined,
  about: Pick<Parameters<typeof categoryPage>[1], 'label' | 'description' | 'items'>,
): SitePage | undefined {
  const link = file?.meta.link;
  if (link === null) return undefined;
  if (link === undefined) return folder.documents.find(({ place }) => place.isIndex);
  if (link.type === 'generated-index') return categoryPage(context, { key: `folder:${folder.path}`, link, origin: file?.source, ...about });
  const { byId, drafts } = context.documents;
  const wanted = link.id.normalize('NFC');
  const full = `${folder.path}/${wanted}`;
  const page = folder.documents.find(({ id }) => id.endsWith(`/${wanted}`)) ?? byId.get(full) ?? byId.get(wanted);
  if (page === undefined && !drafts.has(wanted) && !drafts.has(full)) {
    const args = { id: link.id, nearest: context.nearestId(wanted) ?? '' };
    context.report(() => finding('HG3202', args, file === undefined ? {} : { at: { file: file.source } }));
  }
  return page;
}
