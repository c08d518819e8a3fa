import type { Element, Nodes } from 'hast';
import { ofOtherPages } from '@helpgen/model';
import type { AssetRef, BodyNode, LinkRef, SourcePath } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { slotTag } from '../slot.ts';
import type { GivenIds } from './give-ids.ts';
import type { SectionWriter } from './section-writer.ts';
import { voidTags } from './write-inline.ts';

/** Where a part of a page comes from: a file, by its number among {@link BodyWriting.files}, or other pages. */
export type Origin = number | typeof ofOtherPages;

/** What the functions that write one tree share; what holds for a part of the tree alone is said in a copy. */
export interface BodyWriting {
  readonly compilation: Compilation;
  readonly ids: GivenIds;
  /** What is written so far. */
  readonly body: BodyNode[];
  /** `undefined` where search sees nothing. */
  readonly sections: SectionWriter | undefined;
  readonly links: LinkRef[];
  readonly assets: AssetRef[];
  readonly anchors: string[];
  readonly tables: { count: number };
  /** Names in code that the section has mentioned. */
  readonly mentioned: Set<string>;
  /** The article's own file, and those that it includes. */
  readonly files: readonly SourcePath[];
  readonly origin: Origin;
  readonly isInTable?: boolean;
  /** Whether this is inside of `pre`, whose lines break nowhere. */
  readonly isBlock?: boolean;
  /** Whether no name may become a link. */
  readonly isUnlinked?: boolean;
  readonly writeNodes: (nodes: readonly Nodes[], writing: BodyWriting) => void;
}

/** Adds HTML and holes to what is written; neighbouring pieces of HTML become one string. */
export function put({ body }: BodyWriting, ...pieces: readonly BodyNode[]): void {
  for (const piece of pieces) {
    const last = body.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') body[body.length - 1] = last + piece;
    else if (piece !== '') body.push(piece);
  }
}

/** Where `element` comes from; without a place of its own from where what it stands in does. */
export function originOf({ tagName, properties, position }: Element, { compilation, files, origin }: BodyWriting): Origin {
  const slot = tagName === slotTag ? compilation.slots[Number(properties['n'])] : undefined;
  if (slot?.kind === 'part' && slot.isOfOthers === true) return ofOtherPages;
  const start = position?.start.offset;
  const from = slot?.kind === 'directive' ? undefined : slot?.from;
  const file = from ?? (start === undefined ? undefined : compilation.fileAt(start));
  return file === undefined ? origin : Math.max(0, files.indexOf(file));
}

// White space between their parts is drawn nowhere.
const lists = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

/** Writes what is in the element, whose opening tag is written, and the closing tag. */
export function writeContent({ tagName, children }: Element, writing: BodyWriting): void {
  if (voidTags.has(tagName)) return;
  // The HTML parser drops a line break right after these tags.
  const [first] = children;
  if ((tagName === 'pre' || tagName === 'textarea') && first?.type === 'text' && first.value.startsWith('\n')) put(writing, '\n');
  if ((tagName === 'script' || tagName === 'style') && first?.type === 'text') put(writing, first.value);
  else writing.writeNodes(lists.has(tagName) ? children.filter((child) => child.type !== 'text' || child.value.trim() !== '') : children, writing);
  put(writing, `</${tagName}>`);
}
