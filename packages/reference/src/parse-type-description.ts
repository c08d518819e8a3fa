import type { SchemaFinding } from '@helpgen/model';
import { parseBySchema } from '@helpgen/model/schema';
import { shapes } from './type-description-schema.ts';
import type { DescriptionKind, TypeDescription } from './type-description.ts';

/** Every kind of description, in the order of the reference. */
const descriptionKinds = Object.keys(shapes) as readonly DescriptionKind[];

/** What was made of plain data that should be a description; without `value` it lacks what no page can do without. */
export interface DescriptionResult {
  readonly value: TypeDescription | undefined;
  readonly findings: readonly SchemaFinding[];
}

/** A type description out of plain data: what fits the schema of its kind, and every way in which the rest does not. */
export function parseTypeDescriptionData(data: unknown): DescriptionResult {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  if (!isKind(kind)) {
    const expected = `is none of ${descriptionKinds.map((name) => `\`${name}\``).join(', ')}`;
    return { value: undefined, findings: [{ kind: kind === undefined ? 'missing-key' : 'wrong-value', path: ['kind'], expected, allowed: [] }] };
  }
  const { value, findings } = parseBySchema(shapes[kind], data);
  const isWhole = value['name'] !== undefined && value['summary'] !== undefined;
  return { value: isWhole ? (value as unknown as TypeDescription) : undefined, findings };
}

function isKind(kind: unknown): kind is DescriptionKind {
  return typeof kind === 'string' && Object.hasOwn(shapes, kind);
}
