import { remember } from '@helpgen/model';
import type { ContentOptions, Heading, Json } from '@helpgen/model';
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
import { someNode } from '../shape/mdast.ts';
import { slotTag } from '../slot.ts';
import { attributeName } from './write-attributes.ts';

/** The plugins for pages with the `options`, which are JSON; made once and kept. */
const processorsFor = remember((options: string) => {
  const { classes, locale, words: own } = JSON.parse(options) as Pick<ContentOptions, 'classes' | 'locale' | 'words'>;
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
  return { plain, raw: unified().use(rehypeRaw).freeze(), clean: unified().use(rehypeSanitize, sanitizeSchema(classes)).freeze() };
});

/** The HTML tree of `tree`; raw HTML in it is parsed, and cleaned unless the content is trusted. */
export function toHast(tree: MarkdownRoot, compilation: Compilation): Root {
  const { classes, locale, words, trustHtml, elementParts } = compilation.options;
  const { plain, raw, clean } = processorsFor(JSON.stringify({ classes, locale, words }));
  const hast = plain.runSync(tree) as Root;
  if (!someNode(tree, ({ type }) => type === 'html')) return hast;
  const parsed = raw.runSync(hast, { value: compilation.prepared.text }) as Root;
  if (elementParts.length > 0) replacePartElements(parsed, new Map(elementParts.map((name) => [name.toLowerCase(), name])), compilation);
  // Cleaning is the last step that could let foreign elements in: ids, links and highlighting come after it.
  return trustHtml ? parsed : (clean.runSync(parsed) as Root);
}

/** Appends to each of `headings` a link to itself, named by the text that it is given with. */
export function linkHeadings(headings: ReadonlyMap<Element, Heading>, { words }: Compilation): void {
  rehypeAutolinkHeadings({
    behavior: 'append',
    properties: (element) => ({
      className: ['hg-anchor'],
      ariaLabel: fillIn(words['content.linkToHeading'], { heading: headings.get(element)?.text ?? '' }),
    }),
    content: [],
    // Only the headings are handed over, so that nobody looks for them a second time.
  })({ type: 'root', children: [...headings.keys()] });
}

/** Makes every element that is a part by `names` the stand-in for one, with its attributes as props. */
function replacePartElements(parent: Parents, names: ReadonlyMap<string, string>, compilation: Compilation): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    replacePartElements(child, names, compilation);
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
