/** Id of the build that the document is of; empty: it does not say. */
export function shownBuild(): string {
  const { assets = '' } = JSON.parse(document.getElementById('hg-page')?.textContent ?? '{}') as { readonly assets?: string };
  return assets;
}
