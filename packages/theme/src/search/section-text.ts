/** What of an article is no text of it. */
const skipped = '.hg-anchor, .hg-line-numbers, .hg-copy, button, script, style, template';
const headings = 'h1, h2, h3';

/** The text of the section of `article` below the heading with the id `id` (empty: before the first one), white space condensed. */
export function sectionText(article: ParentNode, id: string): string {
  const prose = article.querySelector('.hg-prose') ?? article;
  const root = prose instanceof Node ? prose : document;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let isInside = id === '';
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const isHeading = node.matches(headings);
      if (isInside && isHeading) break;
      if (!isInside && node.id === id) isInside = true;
      if (isInside && /^(?:P|LI|TD|TH|DIV|PRE|BR|DT|DD|TR|FIGURE|TABLE)$/.test(node.tagName)) text += ' ';
    } else if (isInside && !(node.parentElement?.closest(headings)?.id === id && id !== '')) {
      text += node.textContent ?? '';
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}
