import type { DocumentPage } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';

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
export interface NavCategory extends NavLabel {
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
  /** Unlisted pages that belong to it. */
  readonly hidden: readonly SitePage[];
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

/** What a category becomes once drafts are gone: without entries a plain entry of its page, without both nothing. */
export function closeCategory(category: NavCategory): readonly NavNode[] {
  if (category.items.length > 0) return [category];
  if (category.page === undefined) return [];
  const { page, label, aside, className } = category;
  return [{ kind: 'doc', page, label, isRef: false, ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) }];
}

/** The page of the first entry of `items` that has one. */
export function firstPage(items: readonly NavNode[]): SitePage | undefined {
  for (const node of items) {
    const page = node.kind === 'link' ? undefined : (node.page ?? (node.kind === 'category' ? firstPage(node.items) : undefined));
    if (page !== undefined) return page;
  }
  return undefined;
}
