import type { FieldList, FieldRow } from '../api-page.ts';
import type { InlineText } from '../page/inline-text.ts';
import type { OpenDocument } from '../read/open-document.ts';
import { fieldsOf, type Spot } from '../read/spot.ts';
import { factsOf, marksOf } from './facts.ts';
import type { NamedSchema, SchemaBook } from './schema-book.ts';
import { descriptionOf, shapeOf, type Shape } from './shape.ts';
import { typeLabel } from './type-label.ts';

/** What rows are made with. */
export interface RowTools {
  readonly document: OpenDocument;
  readonly book: SchemaBook;
  readonly inline: InlineText;
}

/** How much of the schemas with pages of their own is shown in place: the rest is a link away. */
export interface RowBudget {
  rows: number;
}

/** So deep do schemas with pages of their own open in place. */
const deepest = 5;
/** A schema without a page has nowhere else to be shown; what is nested deeper is no data that anybody has. */
const deepestOwn = 24;

/** Where rows are made: what was passed on the way there. */
interface Way {
  readonly budget: RowBudget;
  readonly passed: readonly unknown[];
  readonly depth: number;
}

/** The rows below a value of the schema at `spot`; `undefined` when it has no parts. */
export function fieldList(tools: RowTools, spot: Spot, budget: RowBudget): FieldList | undefined {
  return listOf(tools, spot, { budget, passed: [], depth: 0 });
}

/** The row of a value with a name. */
export function fieldRow(tools: RowTools, field: { readonly name: string; readonly isRequired: boolean; readonly spot: Spot }, budget: RowBudget): FieldRow {
  return rowOf(tools, field, { budget, passed: [], depth: 0 });
}

function listOf(tools: RowTools, spot: Spot, way: Way): FieldList | undefined {
  const { value } = tools.document.follow(spot);
  if (way.passed.includes(value) || !mayOpen(tools, tools.book.named(spot), way)) return undefined;
  const inner: Way = { ...way, passed: [...way.passed, value], depth: way.depth + 1 };
  const shape = shapeOf(tools.document, spot);
  if (shape.properties.size > 0) return propertiesOf(tools, shape, inner);
  const forms = shape.oneOf.length > 0 ? shape.oneOf : shape.anyOf;
  if (forms.length === 1 && forms[0] !== undefined) return listOf(tools, forms[0], inner);
  if (forms.length > 1) return formsOf(tools, shape, inner);
  if (shape.items !== undefined) return withKind('items', listOf(tools, shape.items, inner));
  return shape.values === undefined ? undefined : withKind('values', listOf(tools, shape.values, inner));
}

function mayOpen({ document }: RowTools, named: NamedSchema | undefined, { budget, depth }: Way): boolean {
  if (depth > deepestOwn) return false;
  if (named === undefined || depth === 0) return true;
  return depth < deepest && shapeOf(document, named.spot).properties.size <= budget.rows;
}

/** What a list of lists, or a map of lists, opens is what its items open. */
function withKind(kind: 'items' | 'values', list: FieldList | undefined): FieldList | undefined {
  return list?.kind === 'properties' ? { kind, rows: list.rows } : list;
}

function propertiesOf(tools: RowTools, shape: Shape, way: Way): FieldList {
  way.budget.rows -= shape.properties.size;
  const rows = [...shape.properties].map(([name, spot]) => rowOf(tools, { name, isRequired: shape.required.has(name), spot }, way));
  return { kind: 'properties', rows: rows.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/** What must be there goes first, and what should not be used any more last. */
function rankOf({ marks = [] }: FieldRow): number {
  return marks.includes('deprecated') ? 2 : marks.includes('required') ? 0 : 1;
}

/** Forms of which nothing is said but their types are in the type already. */
function formsOf(tools: RowTools, shape: Shape, way: Way): FieldList | undefined {
  const isOne = shape.oneOf.length > 0;
  const forms = isOne ? shape.oneOf : shape.anyOf;
  way.budget.rows -= forms.length;
  const rows = forms.map((spot) => {
    const title = fieldsOf(spot)['title'];
    const row = rowOf(tools, { name: '', isRequired: false, spot }, way);
    return typeof title === 'string' && row.html === undefined ? { ...row, html: tools.inline.html(title) } : row;
  });
  const isSaid = rows.every(({ html, facts, inside }) => html === undefined && facts === undefined && inside === undefined);
  return isSaid ? undefined : { kind: isOne ? 'oneOf' : 'anyOf', rows };
}

function rowOf(tools: RowTools, { name, isRequired: isNeeded, spot }: Parameters<typeof fieldRow>[1], way: Way): FieldRow {
  const { document, book, inline } = tools;
  const { said } = shapeOf(document, spot);
  const description = descriptionOf(document, spot);
  const marks = marksOf(said, isNeeded);
  const facts = factsOf(said);
  const inside = listOf(tools, spot, way);
  return {
    name,
    type: typeLabel(document, book, spot),
    ...(marks.length === 0 ? {} : { marks }),
    ...(description === undefined ? {} : { html: inline.html(description.text) }),
    ...(facts.length === 0 ? {} : { facts }),
    ...(inside === undefined || inside.rows.length === 0 ? {} : { inside }),
  };
}
