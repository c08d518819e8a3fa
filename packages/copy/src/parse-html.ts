/** An element with what is in it; attributes as they are written. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: string;
  readonly children: HtmlNode[];
}

/** Text, its character references resolved, or an element. */
export type HtmlNode = string | HtmlElement;

/**
 * The nodes of `html` that a theme has drawn. It is written by machines, so that elements end where they say; what does
 * not end by itself ends with what is around it.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: '', children: [] };
  const open = [root];
  let at = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    addText(open, html.slice(at, match.index));
    at = match.index + whole.length;
    const tag = name.toLowerCase();
    if (tag === '') continue;
    if (slash === '/') {
      close(open, tag);
      continue;
    }
    const element: HtmlElement = { tag, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!voidTags.has(tag) && !attributes.endsWith('/')) open.push(element);
  }
  addText(open, html.slice(at));
  return root.children;
}

/** A tag or a comment. */
const tagPattern = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr']);

function addText(open: readonly HtmlElement[], text: string): void {
  if (text !== '') open.at(-1)?.children.push(decode(text));
}

function close(open: HtmlElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.length = at;
}

/** The text of the element `tag` in `html`, from the first to the last; `undefined`: there is none. */
export function elementIn(html: string, tag: string): string | undefined {
  const start = html.search(new RegExp(`<${tag}[\\s>]`));
  const end = html.lastIndexOf(`</${tag}>`);
  return start >= 0 && end > start ? html.slice(start, end) : undefined;
}

/** The value of the attribute `name`; `undefined`: there is none. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  for (const [, key, double, single, bare] of attributes.matchAll(attributePattern))
    if (key === name) return decode(double ?? single ?? bare ?? '');
  return undefined;
}

const attributePattern = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"], ['nbsp', '\u00A0'],
]);

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}

/** All text in `nodes`, as it is. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : isDrawnOnly(node) ? '' : textOf(node.children))).join('');
}

/** Whether `element` is no text, hidden, or for people alone, who see the page (`data-markdown-ignore`); a template may be for copies alone. */
export function isDrawnOnly({ tag, attributes }: HtmlElement): boolean {
  if (tag === 'script' || tag === 'style' || (tag === 'template' && !attributes.includes(' data-markdown-only'))) return true;
  return attributes !== '' && /\saria-hidden="true"|\s(?:hidden|data-markdown-ignore)(?=[\s/]|=""|$)/.test(attributes);
}
