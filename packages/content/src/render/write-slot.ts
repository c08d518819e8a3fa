import type { Element, ElementContent } from 'hast';
import type { BodyNode, Json } from '@helpgen/model';
import { labelTag, type PartSlot } from '../slot.ts';
import { put, type BodyWriting } from './body-writing.ts';
import { collapse, hastText } from './hast-text.ts';
import { slugOf } from './slug.ts';
import { writeInline } from './write-inline.ts';

/** Writes what the stand-in `element` stands for. */
export function writeSlot(element: Element, writing: BodyWriting): void {
  const slot = writing.compilation.slots[Number(element.properties['n'])];
  if (slot === undefined || slot.kind === 'directive') return writing.writeNodes(element.children, writing);
  if (slot.kind === 'html') return put(writing, ...slot.html);
  writePart(slot, element.children, slot.props, writing);
}

type Props = { readonly [name: string]: Json };

function writePart(slot: PartSlot, nodes: readonly ElementContent[], props: Props, writing: BodyWriting): void {
  const { sections } = writing;
  sections?.gap();
  if (slot.text !== undefined) sections?.text(`${slot.text} `);
  const label = nodes.find((node) => node.type === 'element' && node.tagName === labelTag);
  const content = nodes.filter((node) => node !== label);
  const labelProps = slot.label === undefined || label?.type !== 'element' ? {} : propsOfLabel(slot.label, label, writing);
  const tabs = slot.part === 'Tabs' ? nameTabs(slot, writing) : undefined;
  const children: BodyNode[] = [];
  const inner: BodyWriting = { ...writing, body: children, ...(slot.isSilent === true ? { sections: undefined } : {}) };
  if (slot.html !== undefined) put(inner, ...slot.html);
  else if (tabs === undefined) writing.writeNodes(content, inner);
  else writePanels(content, tabs.ids, inner);
  const verbatim = slot.html === undefined ? {} : { isVerbatim: true as const };
  put(writing, { part: slot.part, props: { ...props, ...labelProps, ...tabs?.props }, children, ...verbatim });
  sections?.gap();
}

function propsOfLabel(name: 'title' | 'summary' | 'caption', label: Element, writing: BodyWriting): Props {
  const text = collapse(hastText(label));
  const html = writeInline(label.children, writing.compilation.slots).trim();
  writing.sections?.text(`${text} `);
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

function writePanels(nodes: readonly ElementContent[], ids: readonly string[], writing: BodyWriting): void {
  for (const [index, panel] of nodes.flatMap((node) => panelOf(node) ?? []).entries()) {
    const slot = writing.compilation.slots[Number(panel.properties['n'])];
    if (slot?.kind === 'part') writePart(slot, panel.children, { ...slot.props, id: ids[index] ?? '' }, writing);
  }
}

// A tab with an id of its own stands in the element that carries it.
function panelOf(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.properties['n'] !== undefined) return node;
  const [inner] = node.children;
  return inner === undefined ? undefined : panelOf(inner);
}
