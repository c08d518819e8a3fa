/**
 * Attributes of the element that holds the outermost list of a sidebar: with them its entries are read from the list,
 * and not written into the document a second time.
 */
export const sidebarMark = { 'data-hg-sidebar': '' } as const;

/** Attributes of the element whose content is the table of contents: with them that is not written into the document a second time. */
export const tocMark = { 'data-hg-toc': '' } as const;

/** The version of a site that has but one: its documents do not say it. */
export const onlyVersion = { name: 'current', label: '', badge: false } as const;

/** The element of `source` that has `mark`; `null` when there is none. */
export function findMarked(source: ParentNode, mark: object): HTMLElement | null {
  return source.querySelector<HTMLElement>(`[${Object.keys(mark).join('')}]`);
}

/** Whether an element of `markup` has `mark`. */
export function holdsMark(markup: string, mark: object): boolean {
  // Text holds no `<`, and nobody but a theme writes such an attribute.
  return new RegExp(`<[a-z]+ [^<>]*${Object.keys(mark).join('')}=""`).test(markup);
}
