import type { Nodes } from 'mdast';
import { filmOf, stubOf } from '../convert/page-tags.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import { directive, hangAt, indentRest, rangeOf } from '../rewrite.ts';
import { isPlain } from '../read/known-calls.ts';
import { componentForms } from './component-forms.ts';
import { addressOf, attributesOf } from './element-attributes.ts';
import { partName, slotName } from './expand-component.ts';
import { convertActing } from './acting-forms.ts';
import { givenTexts, mermaidForm } from './mermaid-form.ts';
import { convertExpression, convertShown, showOwnComponent, type PlacedComponent, type ShownComponent } from './own-component.ts';
import {
  attributeValue,
  innerOf,
  innerOfNodes,
  isMdxElement,
  textAttribute,
  valueOf,
  wayTo,
  type ConvertNode,
  type MdxElement,
  type MdxWork,
  type SlotText,
} from './mdx-page.ts';

/** What an element of MDX becomes: one of HTML, a directive, an include for a part of the site, what a component shows, else a comment. */
export function convertElement(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const { name } = element;
  const [start] = rangeOf(element);
  const indent = element.type === 'mdxJsxFlowElement' ? (hangAt(work.body, start) ?? '') : '';
  if (name === null || name === 'Fragment') return indentRest(innerOf(work, element, convert), indent);
  if (/^[a-z]/.test(name) && !name.includes('.')) return indentRest(htmlElement(element, name, work, convert), indent);
  if (name === slotName && work.slot !== undefined) return slotText(work.slot(textAttribute(element, 'name', work)), convert);
  if (name === partName) return indentRest(includeOf({ ...element, attributes: [] }, textAttribute(element, 'file', work), work), indent);
  const own = work.names.get(name);
  if (own?.kind === 'text') return indentRest(includeOf(element, own.file, work), indent);
  if (own?.kind === 'known') {
    const shown = convertExpression(work.body.slice(...rangeOf(element)), { ...work, start, name: `the component <${name}>` }, convert);
    if (shown !== undefined) return indentRest(shown, indent);
  }
  const ofSite = own?.kind === 'component' && own.file !== undefined && hasOtherAttributes(element) ? openOwn(element, work) : undefined;
  const drawn = ofSite === undefined || ofSite.unknown.length > 0 || ofSite.script === 'acts' ? '' : (convertShown(ofSite, convert) ?? '');
  if (drawn !== '') return indentRest(drawn, indent);
  const form = componentForms[name] ?? (/mermaid/i.test(name) ? mermaidForm : undefined);
  const known = form?.(element, work, convert);
  if (known !== undefined) return indentRest(known, indent);
  if (own?.kind === 'icon') {
    work.noteHarmless('an icon', start, 'It is left out.');
    return '';
  }
  // An image that is imported can be a component too.
  if (own?.kind === 'asset') return `![](${wayTo(own.file, work) ?? own.file})`;
  const hasOnlyLooks = element.attributes.every((attribute) => attribute.type === 'mdxJsxAttribute' && looksAttribute.test(attribute.name));
  const opened = openOwn(element, work);
  // One that only says something of what it holds, by means that are not known, such as a script, is no more than a look of it.
  const saysNothing = opened !== undefined && opened.unknown.length > 0 && hasOnlyLooks && opened.work.body.replace(/<[^>]*>/g, '').trim() === '';
  const shown = saysNothing && element.children.length > 0 ? undefined : opened;
  const expanded = shown === undefined ? undefined : (convertActing(shown, { element, convert, open: openOwn }) ?? convertShown(shown, convert));
  if (expanded !== undefined) return indentRest(expanded, indent);
  const inner = innerOf(work, element, convert);
  const source = /\n\s*\n|[<{]/.test(inner.trim()) ? undefined : addressOf(attributeValue(element, 'src', work), work);
  const film = filmOf(source, inner.trim() || textAttribute(element, 'title', work));
  if (film !== undefined) {
    work.noteHarmless(`the look of the component <${name}>`, start, 'The film that it shows stands there.');
    return indentRest(film, indent);
  }
  const folder = element.attributes.map(({ value }) => (typeof value === 'string' ? work.codeFolder?.(value) : undefined)).find((code) => code !== undefined);
  if (folder !== undefined) {
    work.noteHarmless(`the look of the component <${name}>`, start, 'The files of the folder that it names stand there.');
    return indentRest(folder, indent);
  }
  if (inner.trim() !== '' && hasOnlyLooks) {
    work.noteHarmless(`the look of the component <${name}>`, start, 'What it holds is kept.');
    return element.type === 'mdxJsxTextElement' ? inner : indentRest(inner.trim(), indent);
  }
  const codes = givenTexts(element, work).filter((text) => text.trim().includes('\n'));
  work.note(`the component <${name}>`, start, `A comment stands in its place; what it holds${codes.length === 0 ? '' : ' and is given'} is kept.`);
  if (element.type === 'mdxJsxTextElement') return `${stubOf(name)}${inner}`;
  return indentRest([stubOf(name), ...codes.map(fenceOf), inner.trim()].filter((part) => part !== '').join('\n\n'), indent);
}

/** A text of several lines as a block of code. */
function fenceOf(text: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));
  return `${marks}text\n${text.replace(/^\n|\s+$/g, '')}\n${marks}`;
}

// What is read of components that sites make themselves by the same names, and with other properties.
const attributesOfForms: { readonly [name: string]: RegExp } = {
  Badge: /^(?:text|variant|size|type)$/,
  Card: /^(?:title|href|description|icon)$/,
  CardGrid: /^stagger$/,
  Icon: /^(?:name|label|size|color)$/,
  Link: /^(?:to|href|target|rel)$/,
  LinkButton: /^(?:href|variant|icon|iconPlacement)$/,
  LinkCard: /^(?:title|href|description|target|rel)$/,
};

/** Whether `element` is called as one that is known, and is given something that that one knows nothing of. */
function hasOtherAttributes({ name, attributes }: MdxElement): boolean {
  const read = attributesOfForms[name ?? ''];
  return read !== undefined && attributes.some((one) => one.type === 'mdxJsxAttribute' && !read.test(one.name) && !looksAttribute.test(one.name));
}

/** What stands in a slot, converted. */
function slotText({ nodes, work }: SlotText, convert: ConvertNode): string {
  return innerOfNodes(work, nodes, convert).trim();
}

/** What the component that `element` names shows, when the site or the page has it. */
function openOwn(element: MdxElement, work: MdxWork): ShownComponent | undefined {
  return showOwnComponent(element, componentOf(element.name ?? '', work), work);
}

/** The component that `name` is in a page: one of the site, or one that the page makes. */
function componentOf(name: string, work: MdxWork): PlacedComponent {
  const own = work.names.get(name);
  if (own?.kind === 'own') {
    const value = work.evaluated?.(name);
    return { component: typeof value === 'function' ? value : undefined };
  }
  if (own?.kind !== 'component' || own.file === undefined) return { component: undefined };
  return { component: work.component?.(own.file, own.exported), script: own.file.endsWith('.astro') ? scriptIn(work.textAt(own.file) ?? '') : undefined };
}

// By what a script changes what stands in a page, or waits for what readers do.
const changing = [
  /\.(?:innerHTML|outerHTML|innerText|textContent)\s*\+?=(?!=)|\b(?:value|append\w*|prepend|insert\w+|replace\w*|createElement|fetch|customElements|import)\b/,
  /['"](?:click|input|change|submit|key\w+|pointer\w+|mouse\w+|touch\w+)['"]|\.on\w+ ?=/,
];

// By what a script cares for looks and places alone.
const caring = /\b(?:addEventListener|classList|dataset|scroll\w*|location|matchMedia|setAttribute)\b/;

/** What the scripts of a component of Astro do, as far as readers see it. */
function scriptIn(text: string): PlacedComponent['script'] {
  const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  if (scripts.length === 0) return undefined;
  if (scripts.every(([, attributes = '', code = '']) => isQuiet(attributes, code))) return 'quiet';
  return scripts.some(([, , code = '']) => /['"=]checkbox\b/.test(code)) ? 'ticks' : 'acts';
}

function isQuiet(attributes: string, code: string): boolean {
  return !/\bsrc=/.test(attributes) && caring.test(code) && !changing.some((pattern) => pattern.test(code));
}

const looksAttribute = /^(?:class(?:Name)?|style|id|client:\w+)$/;

function includeOf(element: MdxElement, file: string, work: MdxWork): string {
  const given = element.attributes.length === 0 ? undefined : givenPart(element, file, work);
  if (given !== undefined) return given;
  if (element.attributes.length > 0) work.note('a part with attributes', rangeOf(element)[0], 'It is included without them.');
  const way = wayTo(file, work);
  if (way !== undefined && element.type === 'mdxJsxFlowElement') return `::include{file="${way}"}`;
  // A file outside of the site is no part of the new one.
  const text = way === undefined && file.endsWith('.md') ? work.textAt(file) : undefined;
  if (text !== undefined) return text.slice(splitHead(text).bodyStart).trim();
  work.note('a part inside of a line', rangeOf(element)[0], 'A comment stands in its place.');
  return stubOf(element.name ?? '');
}

/** The text of a part that is given plain values, with what it makes of them. */
function givenPart(element: MdxElement, file: string, work: MdxWork): string | undefined {
  const given = element.attributes.map((one) => (one.type === 'mdxJsxAttribute' ? ([one.name, valueOf(one, work)] as const) : (['', undefined] as const)));
  if (element.type !== 'mdxJsxFlowElement' || given.some(([name, value]) => name === '' || value === undefined || !isPlain(value))) return undefined;
  const [start] = rangeOf(element);
  const note: MdxWork['note'] = (construct, _at, fate) => work.note(construct, start, fate);
  const noteHarmless: MdxWork['note'] = (construct, _at, fate) => work.noteHarmless(construct, start, fate);
  return work.writePart?.({ file, props: Object.fromEntries(given), work: { ...work, note, noteHarmless }, depth: 0 });
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What holds text of a line and no blocks. */
const holdsLine = new Set(
  'p h1 h2 h3 h4 h5 h6 summary td th dt figcaption a span b strong i em code kbd small sub sup u mark button label'.split(' '),
);

function htmlElement(element: MdxElement, name: string, work: MdxWork, convert: ConvertNode): string {
  // What it holds only a script would show.
  if (name === 'template') return '';
  if (name === 'head' || name === 'style' || name === 'script') {
    if (name === 'style') work.noteHarmless('a style sheet of a page', rangeOf(element)[0], 'It is left out.');
    else if (name === 'script') work.note('a script in a page', rangeOf(element)[0], 'It is left out.');
    else work.noteHarmless('what a page says in its head', rangeOf(element)[0], 'Its description is kept, the rest is left out.');
    return '';
  }
  const tag = `<${name}${attributesOf(element, work)}>`;
  if (voids.has(name)) return tag;
  if (name === 'details' && element.type === 'mdxJsxFlowElement') return detailsOf(element, work, convert);
  if (element.type === 'mdxJsxTextElement') return lineElement(element, { name, tag, work }, convert);
  const inner = innerOf(work, element, convert).trim();
  if (inner === '') return `${tag}</${name}>`;
  if (isPlainText(element.children)) return `${tag}${inner.replace(/\n[ \t]*(?=\n)/g, '')}</${name}>`;
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name.charAt(1)))} ${inner.replace(/\s*\n\s*/g, ' ')}`;
  if (name === 'p') return inner;
  // Markdown in HTML is parted from its tags by empty lines.
  return holdsLine.has(name) && !inner.includes('\n\n') ? `${tag}${inner}</${name}>` : `${tag}\n\n${inner}\n\n</${name}>`;
}

/** An element of HTML in a line. One that is a block to Markdown would keep the marks in it from being read: it is parted from its text by empty lines. */
function lineElement(element: MdxElement, { name, tag, work }: { name: string; tag: string; work: MdxWork }, convert: ConvertNode): string {
  const inner = innerOf(work, element, convert);
  const whole = `${tag}${inner}</${name}>`;
  const [start] = rangeOf(element);
  const indent = hangAt(work.body, start);
  if (!blocks.has(name) || indent === undefined || isPlainText(element.children)) return whole;
  if (name === 'p') return inner;
  return indentRest(`${tag}\n\n${inner.trim()}\n\n</${name}>`, indent);
}

/** What begins a block of HTML at the start of a line, and may hold blocks. */
const blocks = new Set('address article aside blockquote center div fieldset figure footer form header main nav p section'.split(' '));

/** Whether nothing but text and HTML stands in `nodes`, so that it is the same read as HTML. */
function isPlainText(nodes: readonly Nodes[]): boolean {
  return nodes.every((node) => {
    if (isMdxElement(node)) return /^[a-z]/.test(node.name ?? '') && node.name !== 'details' && isPlainText(node.children);
    if (node.type === 'paragraph') return isPlainText(node.children);
    return node.type === 'text' && !/\n\s*\n/.test(node.value);
  });
}

function detailsOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const isOpen = element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'open');
  const flat = element.children.flatMap((child): readonly Nodes[] =>
    child.type === 'paragraph' && child.children.some(isSummary) ? child.children : [child],
  );
  const summary = flat.find(isSummary);
  const rest = flat.filter((child) => child !== summary);
  const label =
    summary !== undefined && 'children' in summary
      ? innerOfNodes(work, summary.children, convert)
          .replace(/\s*\n\s*/g, ' ')
          .trim()
      : 'Details';
  return directive('details', { label, isMarkup: true, attributes: isOpen ? 'open' : '', content: innerOfNodes(work, rest, convert) });
}

function isSummary(node: Nodes): boolean {
  return isMdxElement(node) && node.name === 'summary';
}
