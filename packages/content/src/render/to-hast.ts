import { remember } from '@helpgen/model';
import type { ContentOptions, Json } from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { fillIn, wordsFor } from '@helpgen/model/locales/words-for';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Element, Root, Parents } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { nodeHandlers } from './node-handlers.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { isSafeUrl } from '@helpgen/model/url';
import { slotTag } from '../slot.ts';
import { attributeName } from './write-attributes.ts';

/** Turns trees of Markdown into trees of HTML. */
export interface HastMaker {
  /** The HTML tree of `tree`; raw HTML in it is parsed, and cleaned unless the content is trusted. */
  toHast(tree: MarkdownRoot, hasRawHtml: boolean, compilation: Compilation): Root;
  /** Appends to each of `headings` a link to itself, named by `nameOf`. */
  linkHeadings(headings: Iterable<Element>, nameOf: (heading: Element) => string): void;
}

type MakerOptions = Pick<ContentOptions, 'classes' | 'locale' | 'words'>;

/** The maker for pages with `options`; made once and kept. */
export function hastMakerFor({ classes, locale, words }: MakerOptions): HastMaker {
  return makerOf(JSON.stringify({ classes, locale, words }));
}

const makerOf = remember((options: string) => createHastMaker(JSON.parse(options) as MakerOptions));

function createHastMaker({ classes, locale, words: own }: MakerOptions): HastMaker {
  const words = wordsFor(contentWords, { code: locale, words: own });
  const plain = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      footnoteLabel: words['content.footnotes'],
      footnoteBackLabel: (reference, repeat) => fillIn(words['content.backToReference'], { number: `${reference + 1}${repeat > 1 ? `-${repeat}` : ''}` }),
      handlers: nodeHandlers,
    })
    .freeze();
  const raw = unified().use(rehypeRaw).freeze();
  // Cleaning is the last step that could let foreign elements in: ids, links and highlighting come after it.
  const clean = unified().use(rehypeSanitize, sanitizeSchema(classes)).freeze();
  return {
    toHast(tree, hasRawHtml, compilation) {
      const hast = plain.runSync(tree) as Root;
      if (!hasRawHtml) return hast;
      const parsed = raw.runSync(hast, { value: compilation.prepared.text }) as Root;
      replacePartElements(parsed, compilation);
      return compilation.options.trustHtml ? parsed : (clean.runSync(parsed) as Root);
    },
    // Only the headings are handed over, so that nobody looks for them a second time.
    linkHeadings: (headings, nameOf) =>
      rehypeAutolinkHeadings({
        behavior: 'append',
        properties: (heading) => ({ className: ['hg-anchor'], ariaLabel: nameOf(heading) }),
        content: [],
      })({ type: 'root', children: [...headings] }),
  };
}

/** Makes every element that the options call a part the stand-in for one, with its attributes as props. */
function replacePartElements(tree: Parents, compilation: Compilation): void {
  const names = new Map(compilation.options.elementParts.map((name) => [name.toLowerCase(), name]));
  if (names.size > 0) replaceIn(tree, names, compilation);
}

function replaceIn(parent: Parents, names: ReadonlyMap<string, string>, compilation: Compilation): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    replaceIn(child, names, compilation);
    const part = names.get(child.tagName);
    if (part === undefined) continue;
    const slot = compilation.slots.push({ kind: 'part', part, props: propsOf(child) }) - 1;
    child.tagName = slotTag;
    child.properties = { n: String(slot) };
  }
}

// Props reach a component of the theme: what could act by itself is left out.
function propsOf(element: Element): { readonly [name: string]: Json } {
  const props: [string, Json][] = [];
  for (const [property, value] of Object.entries(element.properties)) {
    const name = attributeName(property);
    if (value === null || value === undefined || /^on/i.test(name) || name === 'style' || name === '__proto__') continue;
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (typeof plain === 'string' && !isSafeUrl(plain)) continue;
    props.push([name, plain]);
  }
  return Object.fromEntries(props);
}
