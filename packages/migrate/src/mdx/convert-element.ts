import type { Nodes } from 'mdast';
import { stubOf } from '../convert/page-tags.ts';
import { directive, indentAt, indentRest, rangeOf } from '../rewrite.ts';
import { componentForms } from './component-forms.ts';
import { attributesOf } from './element-attributes.ts';
import { slotName } from './expand-component.ts';
import { convertOwnComponent } from './own-component.ts';
import { innerOf, innerOfNodes, textAttribute, wayTo, type ConvertNode, type MdxElement, type MdxWork } from './mdx-page.ts';

/** What an element of MDX becomes: one of HTML, a directive, an include for a part of the site, what a component shows, else a comment. */
export function convertElement(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const { name } = element;
  const [start] = rangeOf(element);
  const indent = element.type === 'mdxJsxFlowElement' ? indentAt(work.body, start) : '';
  if (name === null || name === 'Fragment') return indentRest(innerOf(work, element, convert), indent);
  if (/^[a-z]/.test(name) && !name.includes('.')) return indentRest(htmlElement(element, name, work, convert), indent);
  if (name === slotName && work.slot !== undefined) return work.slot(textAttribute(element, 'name', work.names));
  const own = work.names.get(name);
  if (own?.kind === 'text') return indentRest(includeOf(element, own.file, work), indent);
  const form = componentForms[name];
  const known = form?.(element, work, convert);
  if (known !== undefined) return indentRest(known, indent);
  if (own?.kind === 'icon') {
    work.noteHarmless('an icon', start, 'It is left out.');
    return '';
  }
  // An image that is imported can be a component too.
  if (own?.kind === 'asset') return `![](${wayTo(own.file, work) ?? own.file})`;
  const expanded =
    own?.kind === 'component' && own.file !== undefined
      ? convertOwnComponent(element, { file: own.file, exported: own.exported }, work, convert)
      : undefined;
  if (expanded !== undefined) return indentRest(expanded, indent);
  const inner = innerOf(work, element, convert);
  const hasOnlyLooks = element.attributes.every((attribute) => attribute.type === 'mdxJsxAttribute' && looksAttribute.test(attribute.name));
  if (inner.trim() !== '' && hasOnlyLooks) {
    work.noteHarmless(`the look of the component <${name}>`, start, 'What it holds is kept.');
    return element.type === 'mdxJsxTextElement' ? inner : indentRest(inner.trim(), indent);
  }
  work.note(`the component <${name}>`, start, 'A comment stands in its place; what it holds is kept.');
  if (element.type === 'mdxJsxTextElement') return `${stubOf(name)}${inner}`;
  return indentRest(inner.trim() === '' ? stubOf(name) : `${stubOf(name)}\n\n${inner.trim()}`, indent);
}

const looksAttribute = /^(?:class(?:Name)?|style|id|client:\w+)$/;

function includeOf(element: MdxElement, file: string, work: MdxWork): string {
  if (element.attributes.length > 0) work.note('a part with attributes', rangeOf(element)[0], 'It is included without them.');
  const way = wayTo(file, work);
  if (way !== undefined && element.type === 'mdxJsxFlowElement') return `::include{file="${way}"}`;
  work.note('a part inside of a line', rangeOf(element)[0], 'A comment stands in its place.');
  return stubOf(element.name ?? '');
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What holds text of a line and no blocks. */
const holdsLine = new Set(
  'p h1 h2 h3 h4 h5 h6 summary td th dt figcaption a span b strong i em code kbd small sub sup u mark button label'.split(' '),
);

function htmlElement(element: MdxElement, name: string, work: MdxWork, convert: ConvertNode): string {
  if (name === 'head' || name === 'style' || name === 'script') {
    if (name === 'style') work.noteHarmless('a style sheet of a page', rangeOf(element)[0], 'It is left out.');
    else if (name === 'script') work.note('a script in a page', rangeOf(element)[0], 'It is left out.');
    return '';
  }
  const tag = `<${name}${attributesOf(element, work)}>`;
  if (voids.has(name)) return tag;
  if (name === 'details' && element.type === 'mdxJsxFlowElement') return detailsOf(element, work, convert);
  if (element.type === 'mdxJsxTextElement') return `${tag}${innerOf(work, element, convert)}</${name}>`;
  const inner = innerOf(work, element, convert).trim();
  if (inner === '') return `${tag}</${name}>`;
  if (isPlain(element.children)) return `${tag}${inner.replace(/\n[ \t]*(?=\n)/g, '')}</${name}>`;
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name.charAt(1)))} ${inner.replace(/\s*\n\s*/g, ' ')}`;
  if (name === 'p') return inner;
  // Markdown in HTML is parted from its tags by empty lines.
  return holdsLine.has(name) && !inner.includes('\n\n') ? `${tag}${inner}</${name}>` : `${tag}\n\n${inner}\n\n</${name}>`;
}

/** Whether nothing but text and HTML stands in `nodes`, so that it is the same read as HTML. */
function isPlain(nodes: readonly Nodes[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      return /^[a-z]/.test(node.name ?? '') && node.name !== 'details' && isPlain(node.children);
    if (node.type === 'paragraph') return isPlain(node.children);
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
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary';
}
