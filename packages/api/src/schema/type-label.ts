import type { TypePiece } from '../api-page.ts';
import type { OpenDocument } from '../read/open-document.ts';
import { below, fieldsOf, type Spot } from '../read/spot.ts';
import type { SchemaBook } from './schema-book.ts';
import { shapeOf, type Shape } from './shape.ts';

/** Forms deeper inside of each other are told of below the row. */
const deepest = 4;
/** As many forms stand in a label. */
const mostForms = 5;

/** The type of the schema at `spot` in the notation of TypeScript, schemas with pages by their names. */
export function typeLabel(document: OpenDocument, book: SchemaBook, spot: Spot, depth = 0): readonly TypePiece[] {
  const named = book.named(spot);
  if (named !== undefined && (depth > 0 || typeof fieldsOf(spot)['$ref'] === 'string')) return [{ text: named.name, to: named.to }];
  return joined(labelOf(document, book, shapeOf(document, spot), depth));
}

function labelOf(document: OpenDocument, book: SchemaBook, shape: Shape, depth: number): readonly TypePiece[] {
  const of = (spot: Spot): readonly TypePiece[] => typeLabel(document, book, spot, depth + 1);
  const forms = [...shape.oneOf, ...shape.anyOf];
  const withNull = (pieces: readonly TypePiece[]): readonly TypePiece[] => (shape.isNullable ? [...pieces, ' | null'] : pieces);
  if (shape.said['const'] !== undefined) return [JSON.stringify(shape.said['const'])];
  if (forms.length > 0 && shape.properties.size === 0 && depth < deepest) {
    const labels = unique(forms.map(of));
    if (labels.length <= mostForms) return withNull(labels.flatMap((label, index) => (index === 0 ? label : [' | ', ...label])));
  }
  if (forms.length > 0) return withNull(['object']);
  // An `allOf` of one reference is that reference with words of its own.
  const [only, ...others] = [fieldsOf(shape.spot)['allOf']].flat();
  if (only !== undefined && others.length === 0 && fieldsOf(shape.spot)['properties'] === undefined) {
    const inner = book.named(below(shape.spot, 'allOf', 0));
    if (inner !== undefined) return withNull([{ text: inner.name, to: inner.to }]);
  }
  const types = shape.types.length > 0 ? shape.types : guess(shape);
  const labels = types.map((type): readonly TypePiece[] => {
    if (type === 'array') return arrayLabel(shape, of, depth);
    if (type === 'object' && shape.properties.size === 0 && shape.values !== undefined && depth < deepest)
      return ['{ [key]: ', ...of(shape.values), ' }'];
    const format = shape.said['format'];
    return [typeof format === 'string' && type !== 'object' ? `${type} <${format}>` : type];
  });
  return withNull(labels.flatMap((label, index) => (index === 0 ? label : [' | ', ...label])));
}

function arrayLabel(shape: Shape, of: (spot: Spot) => readonly TypePiece[], depth: number): readonly TypePiece[] {
  if (shape.tuple !== undefined && depth < deepest) return ['[', ...shape.tuple.flatMap((item, index) => (index === 0 ? of(item) : [', ', ...of(item)])), ']'];
  if (shape.items === undefined || depth >= deepest) return ['array'];
  const inner = of(shape.items);
  return inner.some((piece) => typeof piece === 'string' && piece.includes(' ')) ? ['(', ...inner, ')[]'] : [...inner, '[]'];
}

/** What a schema must be that does not say it. */
function guess({ properties, values, items, tuple, said }: Shape): readonly string[] {
  if (properties.size > 0 || values !== undefined) return ['object'];
  if (items !== undefined || tuple !== undefined) return ['array'];
  const [first] = Array.isArray(said['enum']) ? said['enum'] : [];
  if (first !== undefined && first !== null) return [Array.isArray(first) ? 'array' : typeof first];
  if (said['minLength'] !== undefined || said['pattern'] !== undefined) return ['string'];
  return ['any'];
}

function unique(labels: readonly (readonly TypePiece[])[]): readonly (readonly TypePiece[])[] {
  return [...new Map(labels.map((label) => [JSON.stringify(label), label])).values()];
}

/** Neighbouring words as one piece. */
export function joined(pieces: readonly TypePiece[]): readonly TypePiece[] {
  const result: TypePiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

/** The type as plain words. */
export function labelText(pieces: readonly TypePiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
