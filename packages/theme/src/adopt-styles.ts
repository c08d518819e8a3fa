const adopted = new WeakMap<Document, Set<string>>();

/** Gives the page the looks `css` of a part that is loaded late, once; they travel with what draws it, so that a reader who never sees it does not pay for them. */
export function adoptStyles(css: string): void {
  const known = adopted.get(document) ?? new Set();
  adopted.set(document, known);
  if (known.has(css)) return;
  known.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
