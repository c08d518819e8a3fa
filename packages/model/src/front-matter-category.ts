import * as z from 'zod';
import type { DeepReadonly } from './json.ts';
import { jsonObject, parseBySchema } from './parse-by-schema.ts';
import type { SchemaResult } from './schema-finding.ts';

const filled = z.string().min(1, 'may not be empty');

const link = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: filled.describe('Id of the document, local to the folder or full.') }),
  z.strictObject({
    type: z.literal('generated-index'),
    slug: filled.exactOptional(),
    title: filled.exactOptional(),
    description: z.string().exactOptional(),
  }),
]);

const category = z.strictObject({
  label: filled.describe('Label in the sidebar; by default the folder name without its number prefix.'),
  description: z.string().describe('Sentence on the card of the category.'),
  position: z.number().describe('Place among the siblings; by default the number prefix.'),
  collapsible: z.boolean().describe('Whether the reader may fold it.'),
  collapsed: z.boolean().describe('Whether it starts folded.'),
  className: filled.describe('Class of the sidebar entry.'),
  customProps: jsonObject.describe('Free values for the theme.'),
  link: link.nullable().describe('Where the label leads; `null`: nowhere. By default the index document of the folder.'),
});

// As in `front-matter.ts`: declarations name nothing of Zod.
const checkAll = (data: unknown) => category.parse(data);

/** The checked content of a `_category_.json` or `_category_.yml` file. */
export type CategoryMeta = DeepReadonly<Partial<ReturnType<typeof checkAll>>>;

/** A folder's category out of plain data: what fits the schema, and every way in which the rest does not. */
export function parseCategoryData(data: unknown): SchemaResult<CategoryMeta> {
  return parseBySchema(category.partial(), data);
}
