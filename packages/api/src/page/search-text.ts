import type { FieldRow } from '../api-page.ts';
import { labelText } from '../schema/type-label.ts';
import { wordsOf } from './inline-text.ts';

/** What search finds of rows: names, types and what is said of them; of what opens below them the names alone, on one level. */
export function searchText(rows: readonly FieldRow[]): string {
  return rows
    .map(({ name, type, html = '', inside }) => [name, labelText(type), wordsOf(html), ...(inside?.rows ?? []).map((row) => row.name)].join(' '))
    .join('. ');
}
