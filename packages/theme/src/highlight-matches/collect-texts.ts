/** What no reader reads as the article's text. */
const skipped = 'script, style, template, button, select, .hg-line-numbers, .hg-hidden, .sr-only';

/**
 * The text nodes of `root` in their order, those that are folded away too; those together between which a long name may
 * break.
 */
export function collectTexts(root: Node): readonly (readonly Text[])[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return /\S/.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    return (node as Element).matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[][] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const last = texts.at(-1);
    const before = node.previousSibling;
    if (before instanceof HTMLElement && before.tagName === 'WBR' && last?.at(-1) === before.previousSibling) last?.push(node as Text);
    else texts.push([node as Text]);
  }
  return texts;
}
