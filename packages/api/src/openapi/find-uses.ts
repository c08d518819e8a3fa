import type { ListedPage } from '../api-page.ts';
import type { OpenDocument } from '../read/open-document.ts';
import { below, entriesOf, fieldsOf, itemsOf, type Spot } from '../read/spot.ts';
import type { NamedSchema, SchemaBook } from '../schema/schema-book.ts';
import type { Tag } from './list-operations.ts';
import { listed } from './write-overview.ts';

/** Which operations, and which other schemas, name a schema themselves, by its page. */
export function findUses(document: OpenDocument, book: SchemaBook, tags: readonly Tag[]): ReadonlyMap<string, readonly ListedPage[]> {
  const uses = new Map<string, ListedPage[]>();
  const add = (to: string, page: ListedPage): void => {
    const list = uses.get(to) ?? [];
    uses.set(to, list);
    if (page.to !== to && list.at(-1)?.to !== page.to) list.push(page);
  };
  for (const operation of tags.flatMap((tag) => tag.operations)) {
    const page = listed(operation);
    const shared = operation.parameters.map(({ spot }) => spot);
    for (const schema of namedIn(document, book, [operation.spot, ...shared])) add(schema.to, page);
  }
  for (const { name, to, spot } of book.list()) {
    for (const schema of namedIn(document, book, [spot])) add(schema.to, { title: name, to });
  }
  return uses;
}

/** The schemas with pages that stand in `spots` by reference, through what has no page of its own: answers, parameters. */
function namedIn(document: OpenDocument, book: SchemaBook, spots: readonly Spot[]): ReadonlySet<NamedSchema> {
  const found = new Set<NamedSchema>();
  const visit = (spot: Spot, depth: number): void => {
    if (depth > 40) return;
    if (typeof fieldsOf(spot)['$ref'] === 'string') {
      const named = book.named(spot);
      if (named !== undefined) found.add(named);
      else visit(document.follow(spot), depth + 1);
      return;
    }
    for (const item of itemsOf(spot)) visit(item, depth + 1);
    for (const [key] of entriesOf(spot)) if (key !== 'example' && key !== 'examples') visit(below(spot, key), depth + 1);
  };
  for (const spot of spots) visit(spot, 0);
  return found;
}
