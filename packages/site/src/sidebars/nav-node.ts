import type { DocumentPage } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';

/** An entry of a sidebar while links are not yet resolved; a closed tree of them is a sidebar. */
export type NavNode =
  /** `isRef`: the page is shown here, but belongs to another sidebar. */
  | { readonly kind: 'doc'; readonly page: SitePage; readonly label: string; readonly aside?: string; readonly className?: string; readonly isRef: boolean }
  | { readonly kind: 'link'; readonly href: string; readonly label: string; readonly description: string; readonly pointer: string }
  | NavCategory;

/** A category; `page` is its own page, absent when its label only opens it. */
export interface NavCategory {
  readonly kind: 'category';
  readonly label: string;
  readonly items: readonly NavNode[];
  readonly page?: SitePage;
  readonly description: string;
  readonly className?: string;
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
export function docNode(page: DocumentPage, isRef: boolean, item: { readonly label?: string; readonly className?: string } = {}): NavNode {
  const { sidebar_aside: aside, sidebar_class_name: className = item.className } = page.outline.frontMatter;
  const more = { ...(aside === undefined ? {} : { aside }), ...(className === undefined ? {} : { className }) };
  return { kind: 'doc', page, isRef, label: labelOf(page, item.label), ...more };
}

function labelOf(page: DocumentPage, label: string | undefined): string {
  return page.outline.frontMatter.sidebar_label ?? label ?? (page.title === '' ? page.id : page.title);
}

/** What a category becomes once drafts are gone: without entries a plain entry of its page, without both nothing. */
export function closeCategory(category: NavCategory): readonly NavNode[] {
  if (category.items.length > 0) return [category];
  if (category.page === undefined) return [];
  const { page, label, className } = category;
  return [{ kind: 'doc', page, label, isRef: false, ...(className === undefined ? {} : { className }) }];
}

/** The page of the first entry of `items` that has one. */
export function firstPage(items: readonly NavNode[]): SitePage | undefined {
  for (const node of items) {
    const page = node.kind === 'link' ? undefined : (node.page ?? (node.kind === 'category' ? firstPage(node.items) : undefined));
    if (page !== undefined) return page;
  }
  return undefined;
}
