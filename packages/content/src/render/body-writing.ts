import type { Element, Nodes } from 'hast';
import type { AssetRef, BodyNode, LinkRef } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { GivenIds } from './give-ids.ts';
import type { Origin } from './find-origin.ts';
import type { SectionWriter } from './section-writer.ts';

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
  readonly origin: Origin;
  /** Where an element comes from; `undefined`: from where what it stands in does. */
  readonly originOf: (element: Element) => Origin | undefined;
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
