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
  sections?.text(slot.text === undefined ? ' ' : ` ${slot.text} `);
  const label = nodes.find((node) => node.type === 'element' && node.tagName === labelTag);
  const content = nodes.filter((node) => node !== label);
  const labelProps = slot.label === undefined || label?.type !== 'element' ? {} : propsOfLabel(slot.label, label, writing);
  const tabs = slot.part === 'Tabs' ? namedTabs(slot, writing) : undefined;
  const children: BodyNode[] = [];
  const inner: BodyWriting = { ...writing, body: children, ...(slot.isSilent === true ? { sections: undefined } : {}) };
  if (slot.html !== undefined) put(inner, ...slot.html);
  else if (tabs === undefined) writing.writeNodes(content, inner);
  else writePanels(content, tabs, inner);
  const verbatim = slot.html === undefined ? {} : { isVerbatim: true as const };
  put(writing, { part: slot.part, props: { ...props, ...labelProps, ...(tabs === undefined ? {} : { items: tabs }) }, children, ...verbatim });
  sections?.text(' ');
}

function propsOfLabel(name: 'title' | 'summary' | 'caption', label: Element, writing: BodyWriting): Props {
  const text = collapse(hastText(label));
  const html = writeInline(label.children, writing.compilation.slots).trim();
  writing.sections?.text(`${text} `);
  // A title without marks needs no HTML of its own.
  return name === 'title' && !/[<&]/.test(html) ? { title: text } : { [name]: text, [`${name}Html`]: html };
}

interface Tab {
  readonly [name: string]: string;
  readonly id: string;
  readonly value: string;
}

/** The tabs with an id each. */
function namedTabs({ props: { items = [], group } }: PartSlot, writing: BodyWriting): readonly Tab[] {
  const prefix = slugOf(typeof group === 'string' ? group : 'tab', false);
  const tabs = (items as readonly Tab[]).map((tab) => ({ ...tab, id: writing.ids.register.make(`${prefix}-${slugOf(tab.value, false)}`) }));
  writing.anchors.push(...tabs.map(({ id }) => id));
  return tabs;
}

function writePanels(nodes: readonly ElementContent[], tabs: readonly Tab[], writing: BodyWriting): void {
  for (const [index, panel] of nodes.flatMap((node) => panelOf(node) ?? []).entries()) {
    const slot = writing.compilation.slots[Number(panel.properties['n'])];
    if (slot?.kind === 'part') writePart(slot, panel.children, { ...slot.props, id: tabs[index]?.id ?? '' }, writing);
  }
}

// A tab with an id of its own stands in the element that carries it.
function panelOf(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.properties['n'] !== undefined) return node;
  const [inner] = node.children;
  return inner === undefined ? undefined : panelOf(inner);
}
