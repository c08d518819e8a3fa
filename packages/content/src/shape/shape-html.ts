import type { Html } from 'mdast';
import type { DiagnosticArgs } from '@helpgen/model';
import type { Compilation, ContentCode } from '../compilation.ts';
import { sanitizeSchema } from '../render/sanitize-schema.ts';
import { voidTags } from '../render/write-inline.ts';
import { refusedParts } from './check-policy.ts';
import { rangeOf } from './mdast.ts';

// A comment, or the start of an element with its attributes (HTML, section 13.1.2.1). No character can be read in two ways, and what is
// not closed ends at the next `<`: otherwise a tag without an end would take for ever.
const startTag = /<!--[\s\S]*?(?:-->|$)|<([A-Za-z][^\s/<>"']*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*?)\/?>/g;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Makes of the raw HTML `node` what may stand in the page, and tells what of it does not. */
export function shapeHtml(node: Html, compilation: Compilation): void {
  checkHtml(node, compilation);
  // Stand-ins are ours alone: an author's element of that name would show a slot a second time.
  const own = closeEmptyElements(node.value).replace(/<(\/?)hg-(part|label)/gi, '&lt;$1hg-$2');
  // GFM, section 6.11: shown as text, so that a tag that is only spoken of does not take the rest of the page with it.
  node.value = compilation.options.trustHtml ? own : own.replace(startOfSwallowing, '&lt;');
}

const selfClosing = /<([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/>/g;

/** `html` with `<a id="x" />` as `<a id="x"></a>`: to a browser the slash means nothing, and all that follows would stand in the element. */
function closeEmptyElements(html: string): string {
  if (!html.includes('/>')) return html;
  return html.replace(selfClosing, (whole, tag: string, attributes: string) =>
    voidTags.has(tag.toLowerCase()) ? whole : `<${tag}${attributes}></${tag}>`,
  );
}

function checkHtml(node: Html, compilation: Compilation): void {
  const [offset] = rangeOf(node);
  const { classes, elementParts, trustHtml, policy } = compilation.options;
  for (const { 0: whole, 1: written, 2: list = '', index } of node.value.matchAll(startTag)) {
    const tag = written?.toLowerCase() ?? '';
    if (written === undefined || (!trustHtml && svgParts.has(tag))) continue;
    // Behind the marks of a quote or list the text of the page is ahead of that of the node.
    const at = Math.max(compilation.prepared.text.indexOf(whole.slice(0, tag.length + 1), offset + index), offset);
    const place = compilation.place(at, at + tag.length + 1);
    const note = (kind: string, code: ContentCode, args: DiagnosticArgs): void => compilation.keep(kind, code, args, place);
    const attributes = [...list.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^["']|["']$/g, '')] as const);
    if (/^[A-Z]/.test(written) && written !== written.toUpperCase()) {
      const instead = ownForms.get(written) ?? 'Write it in Markdown, or as a directive that a part of your theme draws (`markdown.directives`).';
      const syntax = 'a component of MDX, Vue or Astro';
      note(written, 'HG2433', { text: `<${written}>`, syntax, fate: 'readers see only what stands in it', instead });
    } else if (!trustHtml && !elementParts.includes(tag)) {
      const loss = strippedTags.has(tag) ? 'was left out with all that is in it' : 'was left out';
      const fate = swallowingTags.includes(tag) ? 'is shown as text' : loss;
      if (!allowedTags.has(tag)) note(tag, 'HG2431', { tag, fate });
      else for (const [name, value] of attributes) if (!isAllowed(tag, name, value, classes)) note(`${tag} ${name}`, 'HG2432', { tag, attribute: name });
    } else if (policy !== undefined) {
      for (const refused of refusedParts(tag, new Map(attributes), policy)) note(`${refused.directive} ${refused.source}`, 'HG2436', { ...refused });
    }
  }
}

const tabs = 'Write `::::tabs` around a `:::tab[Label]` for each.';
const ownForms: ReadonlyMap<string, string> = new Map([
  ['Tabs', tabs],
  ['TabItem', tabs],
  ['Steps', 'Write `:::steps` around an ordered list.'],
  ['Aside', 'Write `:::note[Title]`.'],
  ['Admonition', 'Write `:::note[Title]`.'],
  ['Details', 'Write `:::details[Summary]`.'],
  ['CodeBlock', 'Write the code between lines of three backticks.'],
]);

const schema = sanitizeSchema([]);
const allowedTags = new Set(schema.tagNames);
const strippedTags = new Set(schema.strip);
/** After the start of one of these, a browser reads all that follows as something else, up to an end that may never come (GFM, section 6.11). */
const swallowingTags = ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'];
const startOfSwallowing = new RegExp(`<(?=/?(?:${swallowingTags.join('|')})(?:[\\s/>]|$))`, 'gi');
// They go with the `<svg>` that they stand in.
const svgParts = new Set(
  'circle clippath defs ellipse g line lineargradient marker mask path pattern polygon polyline radialgradient rect stop symbol text tspan use'.split(' '),
);
const propertyNames: ReadonlyMap<string, string> = new Map([
  ['class', 'classname'],
  ['for', 'htmlfor'],
]);

/** Whether the cleaning of raw HTML leaves the attribute `written`. */
function isAllowed(tag: string, written: string, value: string, classes: readonly string[]): boolean {
  if (written === 'class' && value.split(/\s+/).every((name) => classes.includes(name))) return true;
  const name = propertyNames.get(written) ?? written.replaceAll('-', '');
  const rules = [...(schema.attributes?.[tag] ?? []), ...(schema.attributes?.['*'] ?? [])];
  const words = value.split(/\s+/);
  const isKnown = (known: unknown): boolean => words.some((word) => (known instanceof RegExp ? known.test(word) : word === String(known)));
  return rules.some((rule) => {
    const [property, ...values] = typeof rule === 'string' ? [rule] : rule;
    return property.toLowerCase() === name && (values.length === 0 || values.some(isKnown));
  });
}
