import { at } from './known-values.ts';
import type { Known } from './known.ts';

/** What `unist-util-visit` exports. */
export const visitPackage: Known = {
  visit: ([tree, test, visitor]) => visit(tree, typeof visitor === 'function' ? test : undefined, typeof visitor === 'function' ? visitor : test),
};

function visit(tree: Known, test: Known, visitor: Known): Known {
  if (typeof visitor !== 'function') return undefined;
  const types = typeof test === 'string' ? [test] : Array.isArray(test) ? (test as readonly Known[]) : undefined;
  const walk = (node: Known, index: Known, parent: Known): void => {
    const fits = typeof test === 'function' ? test([node]) === true : types === undefined || types.includes(at(node, 'type'));
    if (fits) visitor([node, index, parent]);
    const children = at(node, 'children');
    if (Array.isArray(children)) (children as readonly Known[]).forEach((child, place) => walk(child, place, node));
  };
  walk(tree, undefined, undefined);
  return null;
}
