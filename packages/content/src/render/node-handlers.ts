import type { Element, ElementContent } from 'hast';
import type { Parent, RootContent, TableRow } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import type { Options } from 'remark-rehype';
import { slotTag } from '../slot.ts';
import type { AnyNode } from '../shape/mdast.ts';

interface Part extends Parent {
  type: 'hgPart';
  slot?: number;
  children: RootContent[];
}

interface Group extends Parent {
  type: 'hgGroup';
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    hgPart: Part;
    hgGroup: Group;
  }
}

type Handlers = NonNullable<Options['handlers']>;

/** How nodes become elements where that differs from the library: stand-ins, and addresses kept as they are written. */
export const nodeHandlers: Handlers = {
  hgPart(state, node: AnyNode): Element {
    const element: Element = {
      type: 'element',
      tagName: slotTag,
      properties: { n: String(node.slot ?? 0) },
      children: state.all(node as never) as ElementContent[],
    };
    state.patch(node as never, element);
    return element;
  },
  // A corner without words heads nothing.
  tableRow(state, node: TableRow, parent) {
    const row: Element = defaultHandlers.tableRow(state, node, parent as never);
    for (const cell of row.children) {
      if (cell.type === 'element' && cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    }
    return row;
  },
  hgGroup: (state, node: AnyNode) => state.all(node as never) as ElementContent[],
  link(state, node: AnyNode) {
    return anchor(state, node, node);
  },
  linkReference(state, node: AnyNode) {
    const definition = state.definitionById.get((node.identifier ?? '').toUpperCase());
    return definition === undefined ? (state.all(node as never) as ElementContent[]) : anchor(state, node, definition as AnyNode);
  },
  image(state, node: AnyNode) {
    return picture(state, node, node);
  },
  imageReference(state, node: AnyNode) {
    const definition = state.definitionById.get((node.identifier ?? '').toUpperCase());
    return definition === undefined ? { type: 'text', value: node.alt ?? '' } : picture(state, node, definition as AnyNode);
  },
};

type State = Parameters<NonNullable<Handlers['link']>>[0];

function anchor(state: State, node: AnyNode, target: AnyNode): Element {
  const element: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: target.url ?? '', ...titleOf(target), ...node.data?.hProperties },
    children: state.all(node as never) as ElementContent[],
  };
  state.patch(node as never, element);
  return element;
}

function picture(state: State, node: AnyNode, target: AnyNode): Element {
  const properties = { src: target.url ?? '', alt: node.alt ?? '', ...titleOf(target) };
  const element: Element = { type: 'element', tagName: 'img', properties, children: [] };
  state.patch(node as never, element);
  return element;
}

function titleOf(node: AnyNode): { title?: string } {
  return typeof node.title === 'string' ? { title: node.title } : {};
}
