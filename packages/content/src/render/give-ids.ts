import type { Element, Nodes, Root } from 'hast';
import { createIdRegister } from '@helpgen/model';
import type { Heading, IdRegister } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import type { Compilation } from '../compilation.ts';
import { spanOf, type Place } from '../source/locate.ts';
import { collapse, hastText } from './hast-text.ts';
import { makeAnchor } from './slug.ts';
import { writeInline } from './write-inline.ts';

/** The ids of a page. */
export interface GivenIds {
  /** h2 to h6 by their element. */
  readonly headings: ReadonlyMap<Element, Heading>;
  /** Ids of other elements and names of `a`, in document order. */
  readonly anchors: readonly string[];
  readonly register: IdRegister;
}

/** Gives every h2 to h6 of `tree` an id: explicit ones are taken first, so that made ones step around them. */
export function giveIds(tree: Root, compilation: Compilation): GivenIds {
  const found: Element[] = [];
  const anchors: string[] = [];
  const register = createIdRegister();
  collect(tree, found, anchors);
  const explicit = new Map<string, Element>();
  for (const element of found) claimExplicit(element, explicit, register, compilation);
  for (const anchor of anchors) register.claim(anchor);
  const headings = new Map<Element, Heading>();
  for (const element of found) {
    const text = collapse(hastText(element));
    const html = writeInline(element.children, compilation.slots).trim();
    const level = Number(element.tagName.charAt(1)) as Heading['level'];
    const written = element.properties['id'];
    const isExplicitId = typeof written === 'string';
    const id = isExplicitId ? written : makeAnchor(text, compilation.options, register);
    element.properties = { id, ...element.properties };
    headings.set(element, { level, id, text, html, isExplicitId, at: spanOf(placeOf(element, compilation)) });
  }
  return { headings, anchors, register };
}

function collect(node: Nodes, headings: Element[], anchors: string[]): void {
  if (node.type === 'element') {
    decodeFootnote(node);
    const { id, name } = node.properties;
    if (/^h[2-6]$/.test(node.tagName) && id !== 'footnote-label') headings.push(node);
    else if (id !== undefined && id !== null && id !== '') anchors.push(String(id));
    // The older way to say where a link leads.
    if (node.tagName === 'a' && typeof name === 'string' && name !== '' && name !== id) anchors.push(name);
  }
  if ('children' in node) for (const child of node.children) collect(child, headings, anchors);
}

// The library encodes the names of footnotes in ids as if they were addresses.
function decodeFootnote(element: Element): void {
  const { id, href } = element.properties;
  if (typeof id === 'string' && /^fn(?:ref)?-.*%/.test(id)) element.properties['id'] = decodeSafely(id);
  if (typeof href === 'string' && /^#fn(?:ref)?-.*%/.test(href)) element.properties['href'] = decodeSafely(href);
}

function claimExplicit(element: Element, explicit: Map<string, Element>, register: IdRegister, compilation: Compilation): void {
  const written = String(element.properties['id'] ?? '');
  delete element.properties['id'];
  if (written === '') return;
  if (register.claim(written)) {
    element.properties['id'] = written;
    explicit.set(written, element);
    return;
  }
  const first = explicit.get(written);
  const related = first === undefined ? [] : [{ at: placeOf(first, compilation), message: 'the first heading with this id' }];
  compilation.report('HG2601', { id: written }, { at: placeOf(element, compilation), related });
}

/** The place of `element` in the sources; the first character of the page when the HTML parser lost it. */
export function placeOf(element: Element, compilation: Compilation): Place {
  return compilation.place(element.position?.start.offset ?? 0, element.position?.end.offset ?? 1);
}
