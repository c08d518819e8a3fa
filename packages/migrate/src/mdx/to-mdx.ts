import { parseMarkdown, walk } from '../convert/parse-markdown.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';

const voidTags = /<((?:area|br|col|embed|hr|img|input|link|source|track|wbr)\b(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'{}>])*?)\/?>/g;

/** `text` in which elements that are always empty end as MDX wants them to. */
export function closeVoidTags(text: string): string {
  return text.replace(voidTags, '<$1/>');
}

/** HTML as MDX takes it. */
export function mdxOfHtml(html: string): string {
  return closeVoidTags(html.replace(/<!--[\s\S]*?-->/g, '').replaceAll('{', '&#123;').replaceAll('}', '&#125;'));
}

const entities: { readonly [sign: string]: string } = { '{': '&#123;', '}': '&#125;', '<': '&lt;' };

/** Markdown as MDX takes it, in which braces and what is no tag of HTML are signs like any other. */
export function mdxOfMarkdown(markdown: string): string {
  const edits = [...walk(parseMarkdown(markdown))].flatMap((node): readonly Edit[] => {
    const [start, end] = rangeOf(node);
    const source = markdown.slice(start, end);
    if (node.type === 'html') {
      // An element of HTML has no `_` in its name: `<user_name>` says what to write.
      const isTag = /^<(?:!--|\/?[a-z][a-z\d-]*[\s/>])/i.test(source);
      return [{ start, end, text: isTag ? mdxOfHtml(source) : source.replaceAll('<', '&lt;') }];
    }
    if (node.type === 'link' && source.startsWith('<')) return [{ start, end, text: `[${source.slice(1, -1)}](${node.url})` }];
    return node.type === 'text' ? [{ start, end, text: source.replace(/\\?([{}<])/g, (_whole, sign: string) => entities[sign] ?? sign) }] : [];
  });
  return applyEdits(markdown, edits);
}
