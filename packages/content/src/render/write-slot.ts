import type { Element, ElementContent, Nodes } from 'hast';
import type { Json } from '@helpgen/model';
import { labelTag, type CodePiece, type PartSlot } from '../slot.ts';
import { createBodyWriter, type BodyWriter } from './body-writer.ts';
import { collapse, hastText } from './hast-text.ts';
import { slugOf } from './slug.ts';
import type { BodyWriting } from './body-writing.ts';
import { silentSections } from './section-writer.ts';
import { writeInline } from './write-inline.ts';

/** Where the children of a stand-in are written, and by what. */
export interface SlotTarget {
  readonly writer: BodyWriter;
  readonly writing: BodyWriting;
  writeNodes(nodes: readonly Nodes[], writer: BodyWriter, writing: BodyWriting): void;
}

/** Writes what the stand-in `element` stands for. */
export function writeSlot(element: Element, target: SlotTarget): void {
  const { writer, writing } = target;
  const slot = writing.compilation.slots[Number(element.properties['n'])];
  if (slot === undefined || slot.kind === 'directive') return target.writeNodes(element.children, writer, writing);
  if (slot.kind === 'html') return writePieces(slot.html, writer);
  writePart(slot, element.children, slot.props, target);
}

function writePieces(pieces: readonly CodePiece[], writer: BodyWriter): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') writer.html(piece);
    else writer.node(piece);
  }
}

type ChildTarget = SlotTarget & { readonly isSilent: boolean };

// Numbers of tables go on behind what search does not see.
function writeChildren(nodes: readonly ElementContent[], writer: BodyWriter, { writing, writeNodes, isSilent }: ChildTarget): void {
  if (!isSilent) return writeNodes(nodes, writer, writing);
  const quiet = { ...writing, sections: silentSections };
  writeNodes(nodes, writer, quiet);
  writing.tables = quiet.tables;
}

type Props = { readonly [name: string]: Json };

function writePart(slot: PartSlot, nodes: readonly ElementContent[], props: Props, target: SlotTarget): void {
  const { writer, writing } = target;
  const { sections } = writing;
  sections.gap();
  if (slot.text !== undefined) sections.text(`${slot.text} `);
  const label = nodes.find((node) => node.type === 'element' && node.tagName === labelTag);
  const content = nodes.filter((node) => node !== label);
  const labelProps = slot.label === undefined || label?.type !== 'element' ? {} : propsOfLabel(slot.label, label, writing);
  const tabs = slot.part === 'Tabs' ? nameTabs(slot, writing) : undefined;
  const inner = createBodyWriter();
  if (slot.html !== undefined) writePieces(slot.html, inner);
  else if (tabs === undefined) writeChildren(content, inner, { ...target, isSilent: slot.isSilent === true });
  else writePanels(content, tabs.ids, { ...target, writer: inner });
  writer.node({
    part: slot.part,
    props: { ...props, ...labelProps, ...tabs?.props },
    children: inner.finish(),
    ...(slot.html === undefined ? {} : { isVerbatim: true as const }),
  });
  sections.gap();
}

function propsOfLabel(name: 'title' | 'summary' | 'caption', label: Element, writing: BodyWriting): Props {
  const text = collapse(hastText(label));
  const html = writeInline(label.children, writing.compilation.slots).trim();
  writing.sections.text(`${text} `);
  // A title without marks needs no HTML of its own.
  return name === 'title' && !/[<&]/.test(html) ? { title: text } : { [name]: text, [`${name}Html`]: html };
}

interface NamedTabs {
  readonly ids: readonly string[];
  readonly props: Props;
}

function nameTabs(slot: PartSlot, writing: BodyWriting): NamedTabs {
  const items = (slot.props['items'] ?? []) as readonly { readonly value: string; readonly label: string }[];
  const group = slot.props['group'];
  const prefix = slugOf(typeof group === 'string' ? group : 'tab', false);
  const ids = items.map(({ value }) => writing.ids.register.make(`${prefix}-${slugOf(value, false)}`));
  writing.anchors.push(...ids);
  return { ids, props: { items: items.map(({ value, label }, index) => ({ id: ids[index] ?? '', value, label })) } };
}

function writePanels(nodes: readonly ElementContent[], ids: readonly string[], target: SlotTarget): void {
  let index = 0;
  for (const node of nodes) {
    const panel = panelOf(node);
    const slot = panel === undefined ? undefined : target.writing.compilation.slots[Number(panel.properties['n'])];
    if (panel === undefined || slot?.kind !== 'part') continue;
    writePart(slot, panel.children, { ...slot.props, id: ids[index] ?? '' }, target);
    index += 1;
  }
}

// A tab with an id of its own stands in the element that carries it.
function panelOf(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.properties['n'] !== undefined) return node;
  const [inner] = node.children;
  return inner === undefined ? undefined : panelOf(inner);
}
