/** What stands around blocks that come from elsewhere than the article's own file, in the HTML of an article as it is drawn. */
const mark = /<!--hg:([\d*/]+)-->/g;

/** The number of what other pages say of themselves. */
export const ofOtherPages = '*';

/**
 * `html` between marks that say where it comes from: the number of the included file, from 1, 0 for the article's own, or
 * {@link ofOtherPages}.
 */
export function originMarks(origin: number | typeof ofOtherPages): readonly [before: string, after: string] {
  return [`<!--hg:${origin}-->`, '<!--hg:/-->'];
}

/** `html` without its marks. */
export function dropOriginMarks(html: string): string {
  return html.includes('<!--hg:') ? html.replace(mark, '') : html;
}

/** Name of the element that a mark becomes for whoever reads a tree; its attribute `from` says what the mark says. */
export const originTag = 'hg-from';

/** `html` with elements in place of its marks. */
export function originElements(html: string): string {
  return html.replace(mark, (_mark, origin: string) => (origin === '/' ? `</${originTag}>` : `<${originTag} from="${origin}">`));
}
