const adopted = new Set<string>();

/**
 * Gives the page the looks `css` of a part that is loaded late, once; they travel with what draws it, so that a reader
 * who never sees it does not pay for them.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
