/** Elements in which nothing is linked: links themselves, headings, labels in bold, tables and rows, code, what is pressed, what is drawn. */
const passedOver = new Set(
  'a h1 h2 h3 h4 h5 h6 strong table dt code pre kbd samp var tt script style svg math button summary label textarea select abbr dfn'.split(' '),
);

const comment = '<!--[^]*?(?:-->|$)';
const restOfTag = '(?:[^"\'>]+|"[^"]*"|\'[^\']*\')*(>?)';
const token = new RegExp(`${comment}|<(/?)([a-z][\\w-]*)${restOfTag}|[^<]+|<`, 'giy');
const rest = new RegExp(restOfTag, 'y');

/**
 * Gives the pieces of an article, one after another, with what `mark` makes of their prose; a piece may end in the middle
 * of a tag, between two attributes.
 */
export function walkProse(mark: (text: string) => string): (html: string) => string {
  let isInTag = false;
  /** The element whose content is passed over; empty: none. */
  let skipped = '';
  /** How many elements of that name are open, one in the other. */
  let depth = 0;

  function enter(name: string, isOpening: boolean): void {
    if (skipped === name) depth += isOpening ? 1 : -1;
    else if (skipped === '' && isOpening && passedOver.has(name)) [skipped, depth] = [name, 1];
    if (depth === 0) skipped = '';
  }

  return (html) => {
    rest.lastIndex = 0;
    const [before = '', end = ''] = isInTag ? (rest.exec(html) ?? []) : ['', '>'];
    if (end === '') return html;
    let marked = before;
    isInTag = false;
    token.lastIndex = before.length;
    for (let found = token.exec(html); found !== null; found = token.exec(html)) {
      const [text, slash, name, close] = found;
      if (name !== undefined) enter(name.toLowerCase(), slash === '');
      isInTag = close === '';
      if (isInTag) return marked + html.slice(found.index);
      marked += text.startsWith('<') || skipped !== '' ? text : mark(text);
    }
    return marked;
  };
}
