import type { DeepReadonly } from './json.ts';
import { frontMatter, frontMatterSchema } from './front-matter-schema.ts';
import { parseBySchema } from './parse-by-schema.ts';
import type { SchemaResult } from './schema-finding.ts';

// The type is read off this function, whose result declarations write out: so they name nothing of Zod, which nobody who installs the
// package has.
const checkAll = (data: unknown) => frontMatter.parse(data);

/** The checked head of a content file. Absent keys are absent; the rooms that use them know the fall-backs. */
export type FrontMatter = DeepReadonly<Partial<ReturnType<typeof checkAll>>>;

/** Every key that front matter may have, in the order of the reference. */
export const frontMatterKeys: readonly string[] = Object.keys(frontMatterSchema.shape);

/** Front matter out of plain data: what fits the schema, and every way in which the rest does not. */
export function parseFrontMatterData(data: unknown): SchemaResult<FrontMatter> {
  return parseBySchema(frontMatterSchema, data);
}
