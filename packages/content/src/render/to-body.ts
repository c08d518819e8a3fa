import type { Comment, Element, ElementContent, Nodes, Root } from 'hast';
import type { CodePiece } from '@helpgen/highlight';
import { escapeAttribute, escapeText, markBreaks, originMarks } from '@helpgen/model';
import type { AssetRef, BodyNode, CodeLanguage, CodeName, Heading, LinkRef, SearchSection } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import { slotTag } from '../slot.ts';
import { originOf, put, writeContent, type BodyWriting } from './body-writing.ts';
import type { GivenIds } from './give-ids.ts';
import { hastText, isFootnoteMark } from './hast-text.ts';
import { createSectionWriter } from './section-writer.ts';
import { writeAttributes } from './write-attributes.ts';
import { isAnchor, writeAsset, writeLink } from './write-references.ts';
import { writeSlot } from './write-slot.ts';

/** What the walk over the finished tree leaves; the anchors are those given on the way. */
interface WrittenBody extends Pick<BodyWriting, 'body' | 'links' | 'assets' | 'anchors'> {
  readonly sections: readonly SearchSection[];
}

/** Writes `tree` as HTML with holes, and collects on the way what search finds and what the page refers to. */
export function toBody(tree: Root, ids: GivenIds, compilation: Compilation): WrittenBody {
  const [body, links, assets, anchors]: [BodyNode[], LinkRef[], AssetRef[], string[]] = [[], [], [], []];
  const sections = createSectionWriter();
  const found = { sections, links, assets, anchors, tables: { count: 0 }, mentioned: new Set<string>() };
  const files = [compilation.path, ...compilation.shelf.list().map(({ path }) => path)];
  writeNodes(tree.children, { compilation, ids, body, ...found, files, origin: 0, writeNodes });
  return { body, sections: sections.finish(), links, assets, anchors };
}

function writeNodes(nodes: readonly Nodes[], writing: BodyWriting): void {
  for (const node of nodes) {
    if (node.type === 'element') writeMarked(node, writing);
    else if (node.type === 'text') {
      put(writing, escapeText(node.value));
      writing.sections?.text(node.value);
    } else if (node.type === 'comment') put(writing, commentOf(node));
  }
}

/** Writes `element`, between marks where it comes from elsewhere than what it stands in. */
function writeMarked(element: Element, writing: BodyWriting): void {
  const origin = originOf(element, writing);
  if (origin === writing.origin) return writeElement(element, writing);
  const [before, after] = originMarks(origin);
  put(writing, before);
  writeElement(element, { ...writing, origin });
  put(writing, after);
}

function commentOf(node: Comment): string {
  return `<!--${node.value.replace(/^>|^->|<!--|-->|--!>|<!-$/g, (mark) => mark.replaceAll('>', '&gt;').replaceAll('<', '&lt;'))}-->`;
}

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(' '),
);

function writeElement(element: Element, outer: BodyWriting): void {
  const { tagName, properties } = element;
  if (tagName === slotTag) return writeSlot(element, outer);
  const writing = properties['hgsilent'] === undefined ? outer : { ...outer, sections: undefined };
  const heading = writing.ids.headings.get(element);
  if (heading !== undefined) return writeHeading(element, heading, writing);
  const isUnsearched = isFootnoteMark(element) || tagName === 'h1' || properties['id'] === 'footnote-label';
  if (isUnsearched) return writePlain(element, { ...writing, sections: undefined });
  if (properties['hgentry'] !== undefined) writing.sections?.heading(3, String(properties['id']), String(properties['hgentry']));
  const isInline = inlineTags.has(tagName);
  if (!isInline) writing.sections?.text(' ');
  if (tagName === 'td' || tagName === 'th') writing.sections?.signs(hastText(element));
  if (tagName === 'a' && properties['href'] !== undefined) writeLink(element, { ...writing, isUnlinked: true });
  else if (properties['src'] !== undefined) writeAsset(element, writing);
  else if (tagName === 'table' && writing.isInTable !== true) writeTable(element, writing);
  else if (properties['hgrows'] !== undefined) {
    writePlain({ ...element, properties: { ...properties, className: ['hg-rows'] } }, { ...writing, isInTable: true });
  } else if (tagName === 'pre') writePlain(element, { ...writing, isBlock: true, isUnlinked: true });
  else if (properties['hgnolink'] !== undefined) writeCode(element, { ...writing, isUnlinked: true });
  else if (tagName === 'code') writeCode(element, writing);
  else writePlain(element, writing);
  if (!isInline) writing.sections?.text(' ');
}

function writePlain(element: Element, writing: BodyWriting): void {
  const { tagName, properties } = element;
  put(writing, `<${tagName}${writeAttributes(properties)}${tagName === 'input' ? checkboxLabel(element, writing) : ''}>`);
  writeContent(element, writing);
}

/** Inline code up to this length, in letters, stands in one line: it fits on a phone. */
const wholeLength = 28;

function writeCode(element: Element, writing: BodyWriting): void {
  const [only, ...others] = element.children;
  if (only?.type !== 'text' || others.length > 0) return writePlain(element, writing);
  const isLong = only.value.length > wholeLength;
  put(writing, `<code${writeAttributes(isLong ? { ...element.properties, className: ['hg-long'] } : element.properties)}>`);
  const breaks = isLong && writing.isBlock !== true;
  put(writing, ...piecesOfCode(only.value, writing).map((piece) => (breaks && typeof piece === 'string' ? markBreaks(piece, '<wbr>') : piece)), '</code>');
  writing.sections?.text(only.value);
  writing.sections?.signs(only.value);
}

/**
 * `code` inside of a sentence as HTML, in pieces where there are names that may become links, each once a section, and in tables
 * always; long ones break at their joints.
 */
function piecesOfCode(code: string, { compilation, mentioned, isInTable, isUnlinked }: BodyWriting): readonly CodePiece[] {
  const { mentions, codeLanguages } = compilation;
  if (mentions === undefined || isUnlinked === true) return [escapeText(code)];
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const { name, start, end } of namesIn(code, codeLanguages)) {
    if (isInTable !== true && mentioned.has(name)) continue;
    mentioned.add(name);
    if (start > at) pieces.push(escapeText(code.slice(at, start)));
    pieces.push({ mention: mentions.add({ name }), html: markBreaks(escapeText(code.slice(start, end)), '<wbr>') });
    at = end;
  }
  return at < code.length ? [...pieces, escapeText(code.slice(at))] : pieces;
}

/** What the first language finds that finds something: nobody says in which one the code is. */
function namesIn(code: string, languages: readonly CodeLanguage[]): readonly CodeName[] {
  for (const language of languages) {
    const names = language.names?.(code, 'inline') ?? [];
    if (names.length > 0) return names;
  }
  return [];
}

function checkboxLabel(element: Element, writing: BodyWriting): string {
  if (element.properties['type'] !== 'checkbox' || element.properties['ariaLabel'] !== undefined) return '';
  const { words } = writing.compilation;
  return ` aria-label="${escapeAttribute(words[element.properties['checked'] === true ? 'content.done' : 'content.notDone'])}"`;
}

function writeHeading(element: Element, heading: Heading, writing: BodyWriting): void {
  const { hgentry } = element.properties;
  // A member is found by itself however deep its heading stands.
  const [level, text] = hgentry === undefined ? [heading.level, heading.text] : [Math.min(heading.level, 3), String(hgentry)];
  writing.sections?.heading(level, heading.id, text);
  writing.mentioned.clear();
  // A member is called by its name.
  if (hgentry !== undefined) element.properties['className'] = ['hg-name'];
  const children = element.children.flatMap((child) => (child.type === 'text' ? withBreaks(child.value) : [child]));
  // Its link to itself stands behind it: inside it would be a part of its name.
  const link = children.at(-1);
  const isLinked = link?.type === 'element' && isAnchor(link);
  const inner = { ...writing, isUnlinked: true };
  writePlain({ ...element, children: isLinked ? children.slice(0, -1) : children }, { ...inner, sections: undefined });
  if (isLinked) writeLink(link, inner);
}

function withBreaks(name: string): ElementContent[] {
  // No text has this letter: a line break may stand in a heading.
  return markBreaks(name, '\0')
    .split('\0')
    .flatMap((value, index): ElementContent[] => [...(index === 0 ? [] : [wordBreak]), { type: 'text', value }]);
}

const wordBreak: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function writeTable(element: Element, writing: BodyWriting): void {
  const { tables, compilation } = writing;
  tables.count += 1;
  const label = escapeAttribute(fillIn(compilation.words['content.table'], { number: tables.count }));
  put(writing, `<div class="hg-table" tabindex="0" role="region" aria-label="${label}">`);
  // A table in a table scrolls with it.
  writePlain(element, { ...writing, isInTable: true });
  put(writing, '</div>');
}
