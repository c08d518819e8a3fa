import type { Body, BodyNode } from '@helpgen/model';

/** Collects a body; neighbouring pieces of HTML become one string. */
export interface BodyWriter {
  html(text: string): void;
  node(node: Exclude<BodyNode, string>): void;
  finish(): Body;
}

/** A writer that has written nothing. */
export function createBodyWriter(): BodyWriter {
  const nodes: BodyNode[] = [];
  let pending = '';
  const flush = (): void => {
    if (pending !== '') nodes.push(pending);
    pending = '';
  };
  return {
    html(text) {
      pending += text;
    },
    node(node) {
      flush();
      nodes.push(node);
    },
    finish() {
      flush();
      return nodes;
    },
  };
}
