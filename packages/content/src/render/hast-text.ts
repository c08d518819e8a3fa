import type { Element, Nodes } from 'hast';

/** The plain text of `node`; numbers of footnotes are left out, since they are no words of it. */
export function hastText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && (isFootnoteMark(node) || isAside(node))) return '';
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  if (!('children' in node)) return '';
  let text = '';
  for (const child of node.children) text += hastText(child);
  return text;
}

/** Whether `element` is the number of a footnote in the text or the arrow back to it. */
export function isFootnoteMark(element: Element): boolean {
  if (element.tagName === 'a') return element.properties['dataFootnoteBackref'] !== undefined;
  if (element.tagName !== 'sup') return false;
  const [link] = element.children;
  return link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined;
}

/** Whether `element` stands beside the words around it: the other name of a member in its heading. */
export function isAside(element: Element): boolean {
  return element.properties['hgaside'] !== undefined;
}

/** `text` with white space collapsed to single spaces and none around. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
