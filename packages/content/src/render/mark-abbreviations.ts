import type { ElementContent, Parents } from 'hast';
import type { Nodes } from 'mdast';

/** What abbreviations stand for. */
export type Abbreviations = ReadonlyMap<string, string>;

/** Takes the definitions of abbreviations out of `root`, whatever they stand in. */
export function takeAbbreviations(root: Nodes): Abbreviations {
  const found = new Map<string, string>();
  const take = (node: Nodes): void => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child?.type === 'abbreviation') {
        if (!found.has(child.label)) found.set(child.label, child.value);
        children.splice(index, 1);
      } else if (child !== undefined) take(child);
    }
  };
  take(root);
  return found;
}

// Code says what it says, and one abbreviation stands in no other.
const untouched = new Set(['abbr', 'code', 'kbd', 'pre', 'samp', 'script', 'style', 'var']);

/** Puts each of `abbreviations` in the texts of `tree` into an element that says what it stands for. */
export function markAbbreviations(tree: Parents, abbreviations: Abbreviations): void {
  if (abbreviations.size === 0) return;
  const names = [...abbreviations.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  markIn(tree, pattern, abbreviations);
}

function markIn(parent: Parents, pattern: RegExp, abbreviations: Abbreviations): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'element' && !untouched.has(child.tagName)) markIn(child, pattern, abbreviations);
    return child.type === 'text' ? piecesOf(child.value, pattern, abbreviations) ?? [child] : [child];
  });
}

function piecesOf(text: string, pattern: RegExp, abbreviations: Abbreviations): ElementContent[] | undefined {
  const pieces: ElementContent[] = [];
  let at = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    if (index > at) pieces.push({ type: 'text', value: text.slice(at, index) });
    const properties = { title: abbreviations.get(name) ?? '' };
    pieces.push({ type: 'element', tagName: 'abbr', properties, children: [{ type: 'text', value: name }] });
    at = index + name.length;
  }
  if (pieces.length === 0) return undefined;
  if (at < text.length) pieces.push({ type: 'text', value: text.slice(at) });
  return pieces;
}
