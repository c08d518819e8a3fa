import type { FieldMark, FieldRow } from '../api-page.ts';
import type { Fields } from '../read/spot.ts';

/** What a schema binds its values to, and what it says of them, besides the type. */
export function factsOf(said: Fields): NonNullable<FieldRow['facts']> {
  const facts: (readonly [string, ...string[]])[] = [];
  const add = (key: string, ...values: readonly (string | undefined)[]): void => {
    const present = values.filter((value) => value !== undefined);
    if (present.length > 0) facts.push([key, ...present]);
  };
  const number = (key: string): string | undefined => (typeof said[key] === 'number' ? String(said[key]) : undefined);
  if (said['default'] !== undefined) add('default', written(said['default']));
  if (Array.isArray(said['enum'])) add('enum', ...said['enum'].map(written));
  add('range', range(bound(said, 'minimum', 'exclusiveMinimum', ['≥ ', '> ']), bound(said, 'maximum', 'exclusiveMaximum', ['≤ ', '< '])));
  add('multipleOf', number('multipleOf'));
  add('length', between(number('minLength'), number('maxLength')));
  add('pattern', typeof said['pattern'] === 'string' ? said['pattern'] : undefined);
  add('items', between(number('minItems'), number('maxItems')));
  add('properties', between(number('minProperties'), number('maxProperties')));
  if (said['uniqueItems'] === true) facts.push(['unique']);
  const [example] = Array.isArray(said['examples']) ? said['examples'] : [];
  const shown = said['example'] ?? example;
  if (shown !== undefined && (typeof shown !== 'object' || shown === null)) add('example', written(shown));
  return facts;
}

/** What a schema says of a value in a word. */
export function marksOf(said: Fields, isRequired: boolean): readonly FieldMark[] {
  const marks: FieldMark[] = isRequired ? ['required'] : [];
  for (const mark of ['deprecated', 'readOnly', 'writeOnly'] as const) if (said[mark] === true) marks.push(mark);
  return marks;
}

/** Longer ones are shown by their beginning: a row is no page. */
const longest = 200;

function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A bound; before OpenAPI 3.1 `exclusiveMinimum` said whether `minimum` is one of the values. */
function bound(said: Fields, key: string, exclusive: string, [from, beyond]: readonly [string, string]): string | undefined {
  const limit = said[key];
  const other = said[exclusive];
  if (typeof other === 'number') return `${beyond}${other}`;
  return typeof limit === 'number' ? `${other === true ? beyond : from}${limit}` : undefined;
}

function range(low: string | undefined, high: string | undefined): string | undefined {
  const both = [low, high].filter((side) => side !== undefined);
  return both.length === 0 ? undefined : both.join(', ');
}

function between(low: string | undefined, high: string | undefined): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  if (low === high) return low;
  return high === undefined ? `≥ ${low}` : low === undefined ? `≤ ${high}` : `${low}–${high}`;
}
