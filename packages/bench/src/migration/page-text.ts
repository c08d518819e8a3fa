/** What readers see of a page, as far as words and places to link to go. */
export interface PageText {
  readonly words: readonly string[];
  /** All letters and digits, without what stands between: where words end depends on tags. */
  readonly letters: string;
  /** The ids that a link may end with. */
  readonly ids: ReadonlySet<string>;
  /** The ids of headings in its text. */
  readonly headingIds: readonly string[];
}

// Where the systems put the text of a page; the first that is there counts.
const containers: readonly RegExp[] = [
  /<div[^>]*class="[^"]*\bsl-markdown-content\b[^"]*"/,
  /<div[^>]*class="[^"]*\btheme-doc-markdown\b[^"]*"/,
  /<div[^>]*class="[^"]*\bvp-doc\b[^"]*"/,
  /<article[^>]*class="?[^">]*\bmd-content__inner\b/,
  /<article\b/,
  /<main\b/,
];
// What is not the text of the page: buttons, marks of links, names of languages, pictures, frames.
const notText = [
  /<(script|style|svg|button|nav|template|noscript|select)\b[\s\S]*?<\/\1>/g,
  // The labels of tabs and of parts of the frame in MkDocs with Material, which say what stands elsewhere too.
  /<label\b[^>]*\bfor="?__[\s\S]*?<\/label>/g,
  /<a[^>]*class="?[^">]*\b(?:headerlink|header-anchor|hash-link|sl-anchor-link|hg-anchor|md-content__button)\b[^"]*"[\s\S]*?<\/a>/g,
  /<span[^>]*class="[^"]*\b(?:lang|sr-only|twemoji)\b[^"]*"[^>]*>[^<]*<\/span>/g,
  /<div[^>]*class="[^"]*\bline-numbers-wrapper\b[^"]*"[\s\S]*?<\/div>/g,
  // A diagram is drawn, and a note at the foot has its number by itself.
  /<pre[^>]*class="?[^">]*\bmermaid\b[\s\S]*?<\/pre>/g,
  /<sup[^>]*id="?fnref[\s\S]*?<\/sup>/g,
  /<!--[\s\S]*?-->/g,
];

/** The text of the HTML document `html`. */
export function readPageText(html: string): PageText {
  const start = containers.map((container) => html.search(container)).find((at) => at >= 0) ?? 0;
  const inside = elementAt(html, start);
  const text = notText.reduce((rest, pattern) => rest.replace(pattern, ' '), inside);
  const words = wordsOf(
    decode(
      text
        .replace(/<img\b[^>]*\salt="([^"]*)"[^>]*>/g, ' $1 ')
        .replace(/<\/?(?:span|b|i|em|strong|code|a|mark|wbr|abbr|kbd|sub|sup|u|ins|del|s)\b[^>]*>/g, '')
        .replace(/<[^>]*>/g, ' '),
    ),
  );
  return {
    words,
    letters: words.join(''),
    ids: new Set([...html.matchAll(/\s(?:id|name)="?([^"\s>]+)/g)].map(([, id = '']) => decode(id))),
    headingIds: [...inside.matchAll(/<h[1-6][^>]*\sid="?([^"\s>]+)/g)].map(([, id = '']) => decode(id)),
  };
}

/** Words and numbers in small letters; what is one letter long says nothing. */
export function wordsOf(text: string): readonly string[] {
  return [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}\p{M}]{2,}/gu),
  ].map(([word]) => word);
}

function elementAt(html: string, start: number): string {
  const name = /^<(\w+)/.exec(html.slice(start, start + 20))?.[1] ?? 'html';
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let match = tags.exec(html); match !== null; match = tags.exec(html)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, tags.lastIndex);
  }
  return html.slice(start);
}

const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  para: '',
  shy: '',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
