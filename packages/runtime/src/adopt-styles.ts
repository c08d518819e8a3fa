/** A sheet that remembers what it is made of. */
type AdoptedSheet = CSSStyleSheet & { readonly hgStyles?: string };

/**
 * Gives the page the looks `css` of a part that is loaded late, once; they travel with what draws it, so that a reader
 * who never sees it does not pay for them.
 */
export function adoptStyles(css: string): void {
  if (document.adoptedStyleSheets.some((sheet: AdoptedSheet) => sheet.hgStyles === css)) return;
  const sheet = Object.assign(new CSSStyleSheet(), { hgStyles: css });
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
