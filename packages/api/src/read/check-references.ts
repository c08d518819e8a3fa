import type { OpenDocument } from './open-document.ts';
import { below, entriesOf, fieldsOf, itemsOf, type Spot } from './spot.ts';

/** Values of data, in which `$ref` is a word like any other. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value', 'x-codeSamples']);

/** Follows every reference of the document and of what it leads to, so that all that lead nowhere are told at once. */
export function checkReferences(document: OpenDocument): void {
  const seen = new Set<unknown>();
  const visit = (spot: Spot, key: string): void => {
    if (Array.isArray(spot.value)) {
      for (const item of itemsOf(spot)) visit(item, key);
      return;
    }
    if (typeof fieldsOf(spot)['$ref'] === 'string' && key !== 'properties') {
      const target = document.follow(spot);
      if (target.file !== undefined && target.value !== undefined && !seen.has(target.value)) {
        seen.add(target.value);
        visit(target, '');
      }
    }
    for (const [name] of entriesOf(spot)) {
      const isData = key !== 'properties' && (dataKeys.has(name) || (name === 'examples' && !isNamed(below(spot, name))));
      if (!isData) visit(below(spot, name), name);
    }
  };
  visit(document.root, '');
}

/** Examples by name are objects that may be referred to; a list of them is data. */
function isNamed(examples: Spot): boolean {
  return !Array.isArray(examples.value);
}
