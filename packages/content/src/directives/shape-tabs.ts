import type { Code, Nodes, Paragraph, RootContent } from 'mdast';
import { suggest } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { parseCodeMeta } from '../code/parse-code-meta.ts';
import type { Directive } from '@helpgen/markdown';
import { become, rangeOf, textOf } from '../shape/mdast.ts';
import { checkAttributes, contentOf, labelOf, report, standIn } from './directive-node.ts';

interface Tab {
  readonly node: Directive;
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** `::::tabs{group=os queryString default=value}` around `:::tab[Label]{value=… default}`. Ids are given when the page is written. */
export function shapeTabs(node: Directive, compilation: Compilation): void {
  checkAttributes(node, ['group', 'queryString', 'default'], compilation);
  const group = node.attributes['group'] || null;
  const tabs = contentOf(node).flatMap((child) => tabOf(child, compilation));
  if (tabs.length === 0) report(node, 'HG2211', {}, compilation);
  const choosable = choosableTabs(tabs, compilation);
  const selected = selectedIndex(node, choosable, compilation);
  for (const [index, tab] of choosable.entries()) {
    const props = { id: '', value: tab.value, label: tab.label, isSelected: index === selected };
    tab.node.children = contentOf(tab.node);
    standIn(tab.node, { kind: 'part', part: 'TabPanel', props, text: tab.label }, compilation);
  }
  const items = choosable.map(({ value, label }) => ({ id: '', value, label }));
  node.children = choosable.map((tab) => tab.node);
  standIn(node, { kind: 'part', part: 'Tabs', props: { group, queryString: queryName(node, group, compilation), items, selected } }, compilation);
}

/** `:::code-group` around blocks of code: tabs, each called as its block, else as its language (https://vitepress.dev/guide/markdown#code-groups). */
export function shapeCodeGroup(node: Directive, compilation: Compilation): void {
  node.children = contentOf(node).map((child): RootContent => (child.type === 'code' ? tabOfCode(child) : child));
  shapeTabs(node, compilation);
}

function tabOfCode(code: Code): Directive {
  const { title } = parseCodeMeta(code.meta ?? '');
  if (title !== null) code.meta = (code.meta ?? '').replace(/\btitle=(?:"[^"]*"|'[^']*'|\S+)|\[[^\]]*\]/, '');
  const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title ?? code.lang ?? 'text' }] };
  return { type: 'directive', name: 'tab', attributes: {}, closing: '', children: [label, code], ...(code.position && { position: code.position }) };
}

/** Reports every tab of `root` that no tabs took in, and makes it a plain group. */
export function reportStrayTabs(root: Nodes, compilation: Compilation): void {
  if (!('children' in root)) return;
  for (const child of root.children) {
    if (child.type === 'directive' && child.name === 'tab') {
      report(child, 'HG2216', {}, compilation);
      become(child, { type: 'hgGroup', children: child.children });
    }
    reportStrayTabs(child, compilation);
  }
}

function tabOf(node: RootContent, compilation: Compilation): readonly Tab[] {
  if (node.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(node.value)) return [];
  if (node.type !== 'directive' || node.name !== 'tab') {
    compilation.report('HG2212', {}, { at: compilation.place(...rangeOf(node)) });
    return [];
  }
  const label = tabLabelOf(node);
  const value = node.attributes['value'] || label;
  if (label === '') report(node, 'HG2219', { label: node.attributes['label'] || 'Label' }, compilation);
  // Where the label is missing, an attribute `label` is that mistake and no other one.
  checkAttributes(node, label === '' ? ['value', 'default', 'label'] : ['value', 'default'], compilation);
  return [{ node, value, label, isDefault: node.attributes['default'] !== undefined }];
}

/** What stands in brackets, else the value; empty when there is neither, or when the label was put among the attributes. */
function tabLabelOf(node: Directive): string {
  const [label] = labelOf(node);
  if (label !== undefined) return textOf(label).trim();
  return node.attributes['label'] === undefined ? (node.attributes['value'] ?? '').trim() : '';
}

/** The tabs that have a label and a value of their own; a value that is there already is reported. */
function choosableTabs(tabs: readonly Tab[], compilation: Compilation): readonly Tab[] {
  const labelled = tabs.filter(({ label }) => label !== '');
  const choosable = labelled.filter(({ value }, index) => labelled.findIndex((tab) => tab.value === value) === index);
  for (const { node, value } of labelled.filter((tab) => !choosable.includes(tab))) report(node, 'HG2213', { value }, compilation);
  return choosable;
}

function selectedIndex(node: Directive, tabs: readonly Tab[], compilation: Compilation): number {
  const wanted = node.attributes['default'];
  const values = tabs.map(({ value }) => value);
  const index = wanted === undefined ? -1 : values.indexOf(wanted);
  if (index >= 0) return index;
  if (wanted !== undefined && tabs.length > 0) report(node, 'HG2214', { value: wanted, values, suggestion: suggest(wanted, values) ?? '' }, compilation);
  return Math.max(0, tabs.findIndex(({ isDefault }) => isDefault));
}

function queryName(node: Directive, group: string | null, compilation: Compilation): string | null {
  const written = node.attributes['queryString'];
  if (written === undefined || written === 'false') return null;
  if (written !== '' && written !== 'true') return written;
  if (group === null) report(node, 'HG2215', {}, compilation);
  return group;
}
