import type { Element, ElementContent, Properties } from 'hast';
import type { Definition, Image, ImageReference, Link, LinkReference, Parents, TableRow } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import type { Options } from 'remark-rehype';
import { slotTag } from '../slot.ts';
import type { Group, Part } from '../shape/mdast.ts';

type Handlers = NonNullable<Options['handlers']>;

/** How nodes become elements where that differs from the library: stand-ins, and addresses kept as they are written. */
export const nodeHandlers: Handlers = {
  hgPart(state, node: Part): Element {
    return elementFor(node, { tagName: slotTag, properties: { n: String(node.slot), ...node.data?.hProperties } }, state);
  },
  // A corner without words heads nothing.
  tableRow(state, node: TableRow, parent: Parents | undefined) {
    const row: Element = defaultHandlers.tableRow(state, node, parent);
    for (const cell of row.children) {
      if (cell.type === 'element' && cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    }
    return row;
  },
  hgGroup: (state, node: Group) => state.all(node),
  link: anchor,
  linkReference: anchor,
  image: picture,
  imageReference: picture,
};

type State = Parameters<NonNullable<Handlers['link']>>[0];

function anchor(state: State, node: Link | LinkReference): ElementContent | ElementContent[] {
  const target = targetOf(state, node);
  if (target === undefined) return state.all(node);
  return elementFor(node, { tagName: 'a', properties: { href: target.url, ...titleOf(target), ...node.data?.hProperties } }, state);
}

/** What has the address of `node`; `undefined` for a reference to nothing. */
function targetOf<Own extends Image | Link>(state: State, node: Own | ImageReference | LinkReference): Own | Definition | undefined {
  return 'identifier' in node ? state.definitionById.get(node.identifier.toUpperCase()) : node;
}

/** An element with what `node` has in it, and its place. */
function elementFor(node: Part | Link | LinkReference, made: Pick<Element, 'tagName' | 'properties'>, state: State): Element {
  const element: Element = { type: 'element', ...made, children: state.all(node) };
  state.patch(node, element);
  return element;
}

/** For one mode of colours alone, as GitHub and MkDocs write it. */
const modeMark = /#(?:gh-(light|dark)-mode-only|only-(light|dark))$/;

/** An image, or two of which each mode of colours shows one: `![…](a.png){dark=b.png}`. */
function picture(state: State, node: Image | ImageReference): ElementContent[] {
  const target = targetOf(state, node);
  if (target === undefined) return [{ type: 'text', value: node.alt ?? '' }];
  const { dark, ...given } = node.data?.hProperties ?? {};
  const make = (src: string, mode: string | undefined): Element => {
    const properties: Properties = { src, alt: node.alt ?? '', ...titleOf(target), ...given };
    const before = given['className'];
    if (mode !== undefined) properties['className'] = [...(Array.isArray(before) ? before : []), `hg-only-${mode}`];
    const element: Element = { type: 'element', tagName: 'img', properties, children: [] };
    state.patch(node, element);
    return element;
  };
  if (dark !== undefined) return [make(target.url, 'light'), make(String(dark), 'dark')];
  const [mark = '', ...modes] = modeMark.exec(target.url) ?? [];
  return [make(target.url.slice(0, target.url.length - mark.length), modes.find((mode) => mode !== undefined))];
}

function titleOf(node: Link | Image | Definition): { title?: string } {
  return typeof node.title === 'string' ? { title: node.title } : {};
}
