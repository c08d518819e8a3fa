/** With more entries than these a list that folds out is longer than three screens of a phone. */
const mostEntries = 40;

/** The contents of a page, as HTML, without what stands below their second level when they are long. */
export function shortenContents(toc: string): string {
  if (toc.split('<li>').length - 1 <= mostEntries) return toc;
  let depth = 0;
  const kept = toc.split(/(?=<ul>)|(?<=<\/ul>)/).filter((part) => {
    if (part.startsWith('<ul>')) depth += 1;
    const isShown = depth <= 2;
    if (part.endsWith('</ul>')) depth -= 1;
    return isShown;
  });
  return kept.join('');
}
