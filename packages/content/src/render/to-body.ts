import { markBreaks } from '@helpgen/model';
import type { Comment, Element, ElementContent, Nodes, Root } from 'hast';
import type { AssetRef, Body, LinkRef, SearchSection } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import { escapeAttribute, escapeText } from '../text/escape-html.ts';
import type { Compilation } from '../compilation.ts';
import { slotTag } from '../slot.ts';
import { createBodyWriter, type BodyWriter } from './body-writer.ts';
import type { BodyWriting } from './body-writing.ts';
import { createCodeMentions } from './code-mentions.ts';
import type { GivenIds } from './give-ids.ts';
import { hastText, isFootnoteMark } from './hast-text.ts';
import { createOriginWriter } from './origin-writer.ts';
import { collectAsset, collectLink } from './references.ts';
import { createSectionWriter, silentSections } from './section-writer.ts';
import { writeAttributes } from './write-attributes.ts';
import { voidTags } from './write-inline.ts';
import { writeSlot } from './write-slot.ts';

/** What the walk over the finished tree leaves. */
export interface WrittenBody {
  readonly body: Body;
  readonly sections: readonly SearchSection[];
  readonly links: readonly LinkRef[];
  readonly assets: readonly AssetRef[];
  /** Ids given on the way. */
  readonly anchors: readonly string[];
}

/** Writes `tree` as HTML with holes, and collects on the way what search finds and what the page refers to. */
export function toBody(tree: Root, ids: GivenIds, compilation: Compilation): WrittenBody {
  const writer = createBodyWriter();
  const writing: BodyWriting = {
    compilation,
    ids,
    sections: createSectionWriter(),
    links: [],
    assets: [],
    anchors: [],
    tables: 0,
    codeMentions: createCodeMentions(compilation.mentions, compilation.codeLanguages),
    origins: createOriginWriter(compilation),
  };
  writeNodes(tree.children, writer, writing);
  const { links, assets, anchors } = writing;
  return { body: writer.finish(), sections: writing.sections.finish(), links, assets, anchors };
}

function writeNodes(nodes: readonly Nodes[], writer: BodyWriter, writing: BodyWriting): void {
  for (const node of nodes) {
    if (node.type === 'element') writing.origins.around(node, writer, () => writeElement(node, writer, writing));
    else if (node.type === 'text') {
      writer.html(escapeText(node.value));
      writing.sections.text(node.value);
    } else if (node.type === 'comment') writer.html(commentOf(node));
  }
}

function commentOf(node: Comment): string {
  return `<!--${node.value.replace(/^>|^->|<!--|-->|--!>|<!-$/g, (mark) => mark.replaceAll('>', '&gt;').replaceAll('<', '&lt;'))}-->`;
}

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(' '),
);

// White space between their parts is drawn nowhere.
const lists = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

function writeElement(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { tagName } = element;
  if (tagName === slotTag) return writeSlot(element, { writer, writing, writeNodes });
  const heading = writing.ids.headings.get(element);
  if (heading !== undefined) {
    writing.codeMentions.startSection();
    return writing.codeMentions.without(() => writeHeading(element, heading, writer, writing));
  }
  if (isFootnoteMark(element)) return writeUnsearched(element, writer, writing);
  if (tagName === 'h1' || element.properties['id'] === 'footnote-label') return writeUnsearched(element, writer, writing);
  const { hgsilent, hgentry, hgrows, id } = element.properties;
  if (hgsilent !== undefined && writing.sections !== silentSections) return writeSilently(element, writer, writing);
  if (hgentry !== undefined) writing.sections.heading(3, String(id), String(hgentry));
  const isInline = inlineTags.has(tagName);
  if (!isInline) writing.sections.gap();
  if (tagName === 'td' || tagName === 'th') writing.sections.signs(hastText(element));
  if (tagName === 'a' && element.properties['href'] !== undefined) writing.codeMentions.without(() => writeLink(element, writer, writing));
  else if (element.properties['src'] !== undefined) writeAsset(element, writer, writing);
  else if (tagName === 'table' && writing.tables >= 0) writing.codeMentions.inTable(() => writeTable(element, writer, writing));
  else if (hgrows !== undefined) writing.codeMentions.inTable(() => writeRows(element, writer, writing));
  else if (tagName === 'pre') writing.codeMentions.without(() => writePlain(element, writer, writing));
  else if (element.properties['hgnolink'] !== undefined) writing.codeMentions.without(() => writeCode(element, writer, writing));
  else if (tagName === 'code') writeCode(element, writer, writing);
  else writePlain(element, writer, writing);
  if (!isInline) writing.sections.gap();
}

function writeSilently(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const quiet = { ...writing, sections: silentSections };
  writeElement(element, writer, quiet);
  writing.tables = quiet.tables;
}

function writePlain(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { tagName, properties } = element;
  writer.html(`<${tagName}${writeAttributes(properties)}${tagName === 'input' ? checkboxLabel(element, writing) : ''}>`);
  writeContent(element, writer, writing);
}

/** Inline code up to this length, in letters, stands in one line: it fits on a phone. */
const wholeLength = 28;

function writeCode(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const [only, ...others] = element.children;
  if (only?.type !== 'text' || others.length > 0) return writePlain(element, writer, writing);
  const className = only.value.length > wholeLength ? ['hg-long'] : [];
  writer.html(`<code${writeAttributes(className.length === 0 ? element.properties : { ...element.properties, className })}>`);
  for (const piece of writing.codeMentions.piecesOf(only.value)) {
    if (typeof piece === 'string') writer.html(piece);
    else writer.node(piece);
  }
  writing.sections.text(only.value);
  writing.sections.signs(only.value);
  writer.html('</code>');
}

function writeContent(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { tagName } = element;
  if (voidTags.has(tagName)) return;
  // The HTML parser drops a line break right after these tags.
  const [first] = element.children;
  if ((tagName === 'pre' || tagName === 'textarea') && first?.type === 'text' && first.value.startsWith('\n')) writer.html('\n');
  if ((tagName === 'script' || tagName === 'style') && first?.type === 'text') writer.html(first.value);
  else
    writeNodes(
      lists.has(tagName) ? element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '') : element.children,
      writer,
      writing,
    );
  writer.html(`</${tagName}>`);
}

function checkboxLabel(element: Element, writing: BodyWriting): string {
  if (element.properties['type'] !== 'checkbox' || element.properties['ariaLabel'] !== undefined) return '';
  const { words } = writing.compilation;
  return ` aria-label="${escapeAttribute(words[element.properties['checked'] === true ? 'content.done' : 'content.notDone'])}"`;
}

function writeHeading(
  element: Element,
  heading: { readonly level: number; readonly id: string; readonly text: string },
  writer: BodyWriter,
  writing: BodyWriting,
): void {
  const { hgsilent, hgentry } = element.properties;
  // A member is found by itself however deep its heading stands.
  const [level, text] = hgentry === undefined ? [heading.level, heading.text] : [Math.min(heading.level, 3), String(hgentry)];
  if (hgsilent === undefined) writing.sections.heading(level, heading.id, text);
  // A member is called by its name.
  if (hgentry !== undefined) {
    element.properties['className'] = ['hg-name'];
    element.children = element.children.flatMap((child) => (child.type === 'text' ? withBreaks(child.value) : [child]));
  }
  // Its link to itself stands behind it: inside it would be a part of its name.
  const link = element.children.at(-1);
  if (link?.type !== 'element' || !isAnchor(link)) return writeUnsearched(element, writer, writing);
  writeUnsearched({ ...element, children: element.children.slice(0, -1) }, writer, writing);
  writeLink(link, writer, writing);
}

function withBreaks(name: string): ElementContent[] {
  return markBreaks(name, '\n')
    .split('\n')
    .flatMap((value, index): ElementContent[] => [...(index === 0 ? [] : [wordBreak]), { type: 'text', value }]);
}

const wordBreak: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function isAnchor({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className[0] === 'hg-anchor';
}

function writeUnsearched(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { tagName, properties } = element;
  writer.html(`<${tagName}${writeAttributes(properties)}>`);
  writeContent(element, writer, { ...writing, sections: silentSections });
}

function writeLink(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { properties } = element;
  const [className] = Array.isArray(properties['className']) ? properties['className'] : [];
  const isOwn =
    isAnchor(element) ||
    className === 'data-footnote-backref' ||
    properties['dataFootnoteRef'] !== undefined ||
    properties['hgown'] !== undefined;
  writer.html('<a');
  let link: number | undefined;
  if (isOwn) writer.html(writeAttributes({ ...properties, href: encodeHash(String(properties['href'])) }));
  else {
    link = collectLink(element, writing);
    if (link !== undefined) writer.node({ link });
    writer.html(writeAttributes(properties, 'href'));
  }
  writer.html('>');
  writeName(element, link, writer);
  writeContent(element, writer, writing);
}

// A link without a text is named by the page that it leads to.
function writeName(element: Element, link: number | undefined, writer: BodyWriter): void {
  if (link !== undefined && element.children.length === 0) writer.node({ titleOf: link });
}

// An id may hold `%`, which in an address begins an escape.
function encodeHash(href: string): string {
  return href.replaceAll('%', '%25').replaceAll(' ', '%20');
}

function writeAsset(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  const { tagName, properties } = element;
  writer.html(`<${tagName}`);
  const asset = collectAsset(element, writing);
  const { src: _, poster, width, height, ...others } = properties;
  const isMedia = tagName !== 'img';
  if (asset !== undefined) writer.node({ asset, ...(isMedia ? { isMedia } : {}), ...sizeOf('width', width), ...sizeOf('height', height) });
  if (poster !== undefined) {
    const picture = collectAsset({ ...element, properties: { src: poster } }, writing);
    if (picture !== undefined) writer.node({ asset: picture, as: 'poster' });
  }
  writer.html(`${writeAttributes(others)}>`);
  writeContent(element, writer, writing);
}

function sizeOf(side: 'height' | 'width', written: Element['properties'][string]): { readonly [side: string]: string } {
  return written === undefined || written === null ? {} : { [side]: String(written) };
}

function writeRows(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  element.properties['className'] = ['hg-rows'];
  writePlain(element, writer, writing);
}

function writeTable(element: Element, writer: BodyWriter, writing: BodyWriting): void {
  writing.tables += 1;
  const label = escapeAttribute(fillIn(writing.compilation.words['content.table'], { number: writing.tables }));
  writer.html(`<div class="hg-table" tabindex="0" role="region" aria-label="${label}">`);
  const { tables } = writing;
  // A table in a table scrolls with it.
  writing.tables = -1;
  writePlain(element, writer, writing);
  writing.tables = tables;
  writer.html('</div>');
}
