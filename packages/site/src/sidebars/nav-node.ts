import type { CategoryMeta, Diagnostic, SiteConfig } from '@helpgen/model';
import type { Nearest } from '../links/create-nearest.ts';
import type { DocumentPage, EditionDocuments } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { Folder } from './folder-tree.ts';

/** An entry of a sidebar while links are not yet resolved; a closed tree of them is a sidebar. */
export type NavNode =
  /** `isRef`: the page is shown here, but belongs to another sidebar. */
  | (NavLabel & { readonly kind: 'doc'; readonly page: SitePage; readonly isRef: boolean })
  | { readonly kind: 'link'; readonly href: string; readonly label: string; readonly description: string; readonly pointer: string }
  | NavCategory;

/** What an entry shows of a page. */
export interface NavLabel {
  readonly label: string;
  readonly aside?: string;
  readonly className?: string;
}

/** A category; `page` is its own page, absent when its label only opens it. */
interface NavCategory extends NavLabel {
  readonly kind: 'category';
  readonly items: readonly NavNode[];
  readonly page?: SitePage;
  readonly description: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
}

/** A sidebar of an edition. */
export interface NavTree {
  readonly id: string;
  readonly items: readonly NavNode[];
  /** Unlisted pages that belong to it, though it does not show them. */
  readonly hidden: readonly SitePage[];
}

/** What making a sidebar needs at hand. */
export interface SidebarContext {
  readonly config: SiteConfig;
  readonly documents: EditionDocuments;
  readonly folders: Folder;
  /** The generated index pages of all editions, in the order in which sidebars asked for them. */
  readonly categoryPages: Map<string, SitePage>;
  /** Reports a finding unless another edition reports the same one. */
  readonly report: (diagnostic: () => Diagnostic) => void;
  readonly nearestId: Nearest;
  /** Collects those of the sidebar. */
  readonly hidden: SitePage[];
}

/** The entry of a document. */
export function docNode(page: DocumentPage, isRef: boolean, item: Partial<NavLabel> = {}): NavNode {
  return { kind: 'doc', page, isRef, ...labelOf(page, item) };
}

/** What the entry of `page` shows; `item` has what stands there where the page itself says nothing. */
export function labelOf({ id, title, outline: { frontMatter } }: DocumentPage, item: Partial<NavLabel> = {}): NavLabel {
  const { sidebar_aside: aside, sidebar_class_name: className = item.className } = frontMatter;
  const label = frontMatter.sidebar_label ?? item.label ?? (title === '' ? id : title);
  return { label, ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) };
}

/** What of a category is set by the config or a `_category_` file. */
type CategorySettings = Pick<CategoryMeta, 'description' | 'collapsible' | 'collapsed'>;

/** The entry of a category once drafts are gone: without `items` a plain entry of its page, without both none. */
export function categoryNode(
  { sidebar }: SiteConfig,
  label: NavLabel,
  { description = '', collapsible = sidebar.collapsible, collapsed = sidebar.collapsed }: CategorySettings,
  { items, page }: { readonly items: readonly NavNode[]; readonly page: SitePage | undefined },
): readonly NavNode[] {
  const own = page === undefined ? {} : { page };
  if (items.length > 0) return [{ kind: 'category', ...label, items, description, collapsible, collapsed, ...own }];
  return page === undefined ? [] : [{ kind: 'doc', ...label, page, isRef: false }];
}

/** The page of the first entry of `items` that has one. */
export function firstPage(items: readonly NavNode[]): SitePage | undefined {
  for (const node of items) {
    const page = node.kind === 'link' ? undefined : (node.page ?? (node.kind === 'category' ? firstPage(node.items) : undefined));
    if (page !== undefined) return page;
  }
  return undefined;
}
