import type { Html } from 'mdast';
import type { PolicySources } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { sanitizeSchema } from '../render/sanitize-schema.ts';
import { refusedParts } from './check-policy.ts';
import { rangeOf } from './mdast.ts';
import type { Tally } from './tally.ts';

// A comment, or the start of an element with its attributes (HTML, section 13.1.2.1). No character can be read in two ways, and what is
// not closed ends at the next `<`: otherwise a tag without an end would take for ever.
const startTag = /<!--[\s\S]*?(?:-->|$)|<([A-Za-z][^\s/<>"']*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*?)\/?>/g;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Notes in `tally` what the raw HTML `node` has that does not reach the page; to be asked before the node is changed. */
export function checkHtml(node: Html, tally: Tally, compilation: Compilation): void {
  const [offset] = rangeOf(node);
  const { classes, elementParts, trustHtml, policy } = compilation.options;
  for (const { 0: whole, 1: tag, 2: list = '', index } of node.value.matchAll(startTag)) {
    if (tag === undefined || (!trustHtml && svgParts.has(tag.toLowerCase()))) continue;
    // Behind the marks of a quote or list the text of the page is ahead of that of the node.
    const at = Math.max(compilation.prepared.text.indexOf(whole.slice(0, tag.length + 1), offset + index), offset);
    const place = compilation.place(at, at + tag.length + 1);
    if (/^[A-Z]/.test(tag) && tag !== tag.toUpperCase()) noteComponent(tag, tally, place);
    else if (!trustHtml && !elementParts.includes(tag.toLowerCase())) noteRemoved(tag, list, { classes, tally, place });
    else if (policy !== undefined) noteRefused(tag.toLowerCase(), list, { policy, tally, place });
  }
}

interface RefusalNotes {
  readonly policy: PolicySources;
  readonly tally: Tally;
  readonly place: ReturnType<Compilation['place']>;
}

function noteRefused(tag: string, list: string, { policy, tally, place }: RefusalNotes): void {
  const attributes = new Map([...list.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^["']|["']$/g, '')]));
  for (const { what, directive, source } of refusedParts(tag, attributes, policy)) {
    tally.note(`${directive} ${source}`, 'HG2436', { what, directive, source }, place);
  }
}

function noteComponent(tag: string, tally: Tally, place: ReturnType<Compilation['place']>): void {
  const fate = 'readers see only what stands in it';
  const instead = ownForms.get(tag) ?? 'Write it in Markdown, or as a directive that a part of your theme draws (`markdown.directives`).';
  tally.note(tag, 'HG2433', { text: `<${tag}>`, syntax: 'a component of MDX, Vue or Astro', fate, instead }, place);
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

function noteRemoved(
  tag: string,
  list: string,
  { classes, place, tally }: { readonly classes: readonly string[]; readonly tally: Tally; readonly place: ReturnType<Compilation['place']> },
): void {
  const name = tag.toLowerCase();
  if (!allowedTags.has(name)) {
    const fate = swallowingTags.includes(name) ? 'is shown as text' : strippedTags.has(name) ? 'was left out with all that is in it' : 'was left out';
    tally.note(name, 'HG2431', { tag: name, fate }, place);
    return;
  }
  for (const [, written = '', value = ''] of list.matchAll(attribute)) {
    const property = written.toLowerCase();
    const isLeft = isAllowed(name, property, value.replace(/^["']|["']$/g, ''), classes);
    if (!isLeft) tally.note(`${name} ${property}`, 'HG2432', { tag: name, attribute: property }, place);
  }
}

const schema = sanitizeSchema([]);
const allowedTags = new Set(schema.tagNames);
const strippedTags = new Set(schema.strip);
/** After the start of one of these, a browser reads all that follows as something else, up to an end that may never come (GFM, section 6.11). */
export const swallowingTags: readonly string[] = ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'];
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
  return rules.some((rule) => {
    if (typeof rule === 'string') return rule.toLowerCase() === name;
    const [property, ...values] = rule;
    return property.toLowerCase() === name && (values.length === 0 || values.some((known) => isKnown(known, value)));
  });
}

function isKnown(known: RegExp | string | number | boolean | null | undefined, value: string): boolean {
  return known instanceof RegExp ? value.split(/\s+/).some((word) => known.test(word)) : value.split(/\s+/).includes(String(known));
}
