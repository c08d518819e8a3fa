import type { ElementContent, Parents } from 'hast';
import type { Parents as MarkdownParents, RootContent } from 'mdast';

/** Takes the definitions of abbreviations out of `parent`, whatever they stand in: what each stands for. */
export function takeAbbreviations(parent: MarkdownParents, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const children: RootContent[] = parent.children;
  for (const child of children) {
    if (child.type === 'abbreviation') found.set(child.label, child.value);
    else if ('children' in child) takeAbbreviations(child, found);
  }
  if (found.size > 0) parent.children = children.filter(({ type }) => type !== 'abbreviation') as typeof parent.children;
  return found;
}

// Code says what it says, and one abbreviation stands in no other.
const untouched = new Set(['abbr', 'code', 'kbd', 'pre', 'samp', 'script', 'style', 'var']);

/** Puts each of `abbreviations` in the texts of `tree` into an element that says what it stands for. */
export function markAbbreviations(tree: Parents, abbreviations: ReadonlyMap<string, string>): void {
  if (abbreviations.size === 0) return;
  const names = [...abbreviations.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'u');
  const markIn = (parent: Parents): void => {
    parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type === 'element' && !untouched.has(child.tagName)) markIn(child);
      const pieces = child.type === 'text' ? child.value.split(pattern) : [];
      return pieces.length > 1 ? pieces.flatMap((piece, index) => marked(piece, index % 2 === 1 ? abbreviations.get(piece) : undefined)) : [child];
    });
  };
  markIn(tree);
}

function marked(value: string, title: string | undefined): ElementContent[] {
  if (value === '') return [];
  const text: ElementContent = { type: 'text', value };
  return title === undefined ? [text] : [{ type: 'element', tagName: 'abbr', properties: { title }, children: [text] }];
}
