import type { AnyNode } from './mdast.ts';

/** Turns straight quotes in prose into typographic ones, block by block. */
export interface Quoter {
  /** Forgets what stood before: a new block begins. */
  startBlock(): void;
  /** Changes `node` when it is text; code and other leaves count as a letter. */
  take(node: AnyNode): void;
}

/** A quoter that writes `quotes`: a mark after white space or an opening bracket opens, any other closes. */
export function createQuoter(quotes: readonly [string, string]): Quoter {
  let before = ' ';
  return {
    startBlock() {
      before = ' ';
    },
    take(node) {
      if (node.type === 'break') before = ' ';
      else if (node.type !== 'text') before = node.children === undefined ? 'x' : before;
      else if (node.value !== undefined) {
        node.value = node.value.replace(/(^|[\s\S])"/gu, (_whole, previous: string) => {
          const isOpening = /[\s([{—–-]/u.test(previous === '' ? before : previous);
          return previous + (isOpening ? quotes[0] : quotes[1]);
        });
        before = node.value.at(-1) ?? before;
      }
    },
  };
}
