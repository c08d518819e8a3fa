/** What of an article is no text of it. */
const skipped = '.hg-anchor, .hg-line-numbers, .hg-copy, button, script, style, template';
const blocks = 'p, li, td, th, div, pre, br, dt, dd, tr, figure, table';
const headings = 'h1, h2, h3';

/** Makes an article that is not shown ready for {@link sectionText}: without what is no text, and a space before each block. */
export function prepareArticle(article: ParentNode): void {
  for (const element of article.querySelectorAll(skipped)) element.remove();
  for (const element of article.querySelectorAll(blocks)) element.before(' ');
}

/** The text of the section of a prepared `article` below the heading with the id `id` (empty: before the first one), white space condensed. */
export function sectionText(article: ParentNode, id: string): string {
  const prose = article.querySelector('.hg-prose') ?? article;
  const start = id === '' ? undefined : [...prose.querySelectorAll('[id]')].find((element) => element.id === id);
  if (id !== '' && start === undefined) return '';
  const next = [...prose.querySelectorAll(headings)].find((heading) => start === undefined || (start.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const range = (prose.ownerDocument ?? document).createRange();
  range.selectNodeContents(prose);
  if (start?.matches(headings) === true) range.setStartAfter(start);
  else if (start !== undefined) range.setStartBefore(start);
  if (next !== undefined) range.setEndBefore(next);
  return range.toString().replace(/\s+/g, ' ').trim();
}
