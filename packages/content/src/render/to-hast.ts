import type { ContentOptions } from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { fillIn, wordsFor } from '@helpgen/model/locales/words-for';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { nodeHandlers } from './node-handlers.ts';
import { replacePartElements } from './part-elements.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

/** Turns trees of Markdown into trees of HTML. */
export interface HastMaker {
  /** The HTML tree of `tree`; raw HTML in it is parsed, and cleaned unless the content is trusted. */
  toHast(tree: MarkdownRoot, hasRawHtml: boolean, compilation: Compilation): Root;
  /** Appends to each of `headings` a link to itself, named by `nameOf`. */
  linkHeadings(headings: Iterable<Element>, nameOf: (heading: Element) => string): void;
}

const makers = new Map<string, HastMaker>();

type MakerOptions = Pick<ContentOptions, 'classes' | 'locale' | 'words'>;

/** The maker for pages with `options`; made once and kept. */
export function hastMakerFor(options: MakerOptions): HastMaker {
  const key = [options.locale, ...options.classes, JSON.stringify(options.words)].join(' ');
  const known = makers.get(key);
  if (known !== undefined) return known;
  const maker = createHastMaker(options);
  makers.set(key, maker);
  return maker;
}

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
