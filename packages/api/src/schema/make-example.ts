import type { OpenDocument } from '../read/open-document.ts';
import { below, type Spot } from '../read/spot.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Who sends the value: what the other side alone may give is left out. */
export type Direction = 'request' | 'response';

/** An example deeper than this is cut off. */
const deepest = 5;
/** Values in an example beyond these are left out: it shows what a value looks like, and is no value to be sent. */
const mostValues = 300;

/** A value that fits the schema at `spot`, the same each time; what the schema gives as an example goes first. */
export function makeExample(document: OpenDocument, spot: Spot, direction: Direction): unknown {
  return valueOf(document, spot, { direction, passed: [], budget: { values: mostValues } });
}

interface Way {
  readonly direction: Direction;
  readonly passed: readonly unknown[];
  readonly budget: { values: number };
}

function valueOf(document: OpenDocument, spot: Spot, way: Way): unknown {
  const shape = shapeOf(document, spot);
  const { said } = shape;
  const [first] = Array.isArray(said['examples']) ? said['examples'] : [];
  const [allowed] = Array.isArray(said['enum']) ? said['enum'] : [];
  for (const value of [said['example'], first, said['const'], said['default'], allowed]) if (value !== undefined) return value;
  const key = document.follow(spot).value;
  way.budget.values -= 1;
  if (way.passed.includes(key) || way.passed.length > deepest || way.budget.values < 0) return shape.items === undefined ? {} : [];
  return byType(document, shape, { ...way, passed: [...way.passed, key] });
}

function byType(document: OpenDocument, shape: Shape, way: Way): unknown {
  const [form] = [...shape.oneOf, ...shape.anyOf];
  if (shape.properties.size > 0) return objectOf(document, shape, way);
  if (form !== undefined) return valueOf(document, form, way);
  if (shape.tuple !== undefined) return shape.tuple.map((item) => valueOf(document, item, way));
  if (shape.items !== undefined) return [valueOf(document, shape.items, way)];
  if (shape.values !== undefined) return { key: valueOf(document, shape.values, way) };
  const [type] = shape.types;
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberOf(shape);
  if (type === undefined && shape.isNullable) return null;
  return textOf(shape);
}

function objectOf(document: OpenDocument, { properties, required }: Shape, way: Way): { readonly [name: string]: unknown } {
  const hidden = way.direction === 'request' ? 'readOnly' : 'writeOnly';
  const shown = [...properties].filter(([name, spot]) => !name.startsWith('/') && shapeOf(document, spot).said[hidden] !== true);
  // Somewhere deep inside what must be there is enough.
  const few = way.passed.length < 3 ? shown : shown.filter(([name]) => required.has(name) || required.size === 0);
  return Object.fromEntries(few.map(([name, spot]) => [name, valueOf(document, spot, way)]));
}

function numberOf({ said }: Shape): number {
  const { minimum, exclusiveMinimum, maximum } = said;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  if (typeof minimum === 'number') return exclusiveMinimum === true ? minimum + 1 : minimum;
  return typeof maximum === 'number' && maximum < 1 ? maximum : 1;
}

const byFormat: { readonly [format: string]: string } = {
  'date-time': '2026-01-31T12:00:00Z', date: '2026-01-31', time: '12:00:00Z', duration: 'P1D', email: 'user@example.com',
  hostname: 'example.com', ipv4: '192.0.2.1', ipv6: '2001:db8::1', uri: 'https://example.com', url: 'https://example.com',
  'uri-reference': '/path', uuid: '123e4567-e89b-42d3-a456-426614174000', byte: 'aGVscGdlbg==', binary: '…', password: '********',
};

function textOf({ said }: Shape): string {
  const text = byFormat[String(said['format'])] ?? 'string';
  const { minLength } = said;
  return typeof minLength === 'number' && minLength <= 100 ? text.padEnd(minLength, '.') : text;
}

/** The value that a parameter, a header or a body gives as its example, by either way to write it. */
export function givenExample(document: OpenDocument, holder: Spot): Spot | undefined {
  const own = below(holder, 'example');
  if (own.value !== undefined) return own;
  const examples = below(holder, 'examples');
  const [key] = Object.keys(typeof examples.value === 'object' && examples.value !== null ? examples.value : {});
  if (key === undefined) return undefined;
  const value = below(document.follow(below(examples, Array.isArray(examples.value) ? Number(key) : key)), 'value');
  return value.value === undefined ? undefined : value;
}
