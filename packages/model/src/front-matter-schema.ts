import * as z from 'zod';
import type { DeepReadonly } from './deep-readonly.ts';
import { isObject } from './json.ts';
import type { Json } from './json.ts';

const text = z.string();
const filled = z.string().min(1, 'may not be empty');
const headingLevel = z.number().int().min(2).max(6);
const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/, 'is not a date such as `2025-10-20`');
/** Free values: an object of any JSON. */
export const jsonObject = z.record(z.string(), z.json() as z.ZodType<Json>);

const frontMatter = z.strictObject({
  id: filled
    .refine((id) => !id.includes('/'), 'may not contain `/`; folders come from where the file lies')
    .describe('Name of the document inside its folder; by default the file name without its number prefix.'),
  title: text.describe('Title of the page; by default the text of a leading h1, else the id.'),
  description: text.describe('Sentence for search engines and cards; by default the first paragraph.'),
  keywords: z.array(text).describe('Keywords for search.'),
  image: filled.describe('Social card: an address or a path from the site root.'),
  slug: filled.describe('Address of the page: absolute inside the version when it begins with `/`, else relative to the folder.'),
  sidebar_label: filled.describe('Label in the sidebar; by default the title.'),
  sidebar_aside: filled.describe('Another name, which stands small behind the label and by which the filter of the sidebar finds the entry, too.'),
  sidebar_position: z.number().describe('Place among the siblings of a generated sidebar.'),
  sidebar_class_name: filled.describe('Class of the sidebar entry.'),
  sidebar_custom_props: jsonObject.describe('Free values for the theme.'),
  displayed_sidebar: filled.nullable().describe('Id of the sidebar to show; `null` shows none.'),
  pagination_label: filled.describe('Label in the links to the previous and next page.'),
  pagination_next: filled.nullable().describe('Id of the next document; `null` removes the link.'),
  pagination_prev: filled.nullable().describe('Id of the previous document; `null` removes the link.'),
  custom_edit_url: text.nullable().describe('Address of the edit link; `null` or empty removes it.'),
  tags: z.array(filled).describe('Tags of the page.'),
  layout: z
    .enum(['home'])
    .describe('`home`: a page as wide as the window, without sidebar, contents and way to it, whose `:::hero` has its title.'),
  hide_title: z.boolean().describe('No h1 is made from the title.'),
  hide_table_of_contents: z.boolean().describe('No table of contents is shown.'),
  toc_min_heading_level: headingLevel.describe('Highest heading level in the table of contents, 2 to 6.'),
  toc_max_heading_level: headingLevel.describe('Lowest heading level in the table of contents, 2 to 6.'),
  parse_number_prefixes: z.boolean().describe('Whether a number before the file name gives its position.'),
  last_update: z
    .strictObject({
      date: isoDate.exactOptional().describe('Date in the form of ISO 8601.'),
      author: filled.exactOptional().describe('Name of the author.'),
    })
    .describe('Date and author of the last change; by default taken from version control.'),
  draft: z.boolean().describe('The page exists in a preview only.'),
  unlisted: z.boolean().describe('The page is found only by its address.'),
  wrapperClassName: filled.describe('Class of the element around the page.'),
  redirect_from: z.array(filled).describe('Old addresses that lead here.'),
  term_forms: z
    .array(filled)
    .describe(
      'Makes the page the explanation of a term: forms of the title that are found in the text of other pages, in any letter case; a ' +
      'product name of the config brings its cases along.',
    ),
  term_except: z
    .array(filled)
    .describe(
      'Phrases in which the term of the page means something else, such as `регулярное выражение` of the term `выражение`; they are no ' +
      'mention of it.',
    ),
  term_except_on: z
    .array(filled)
    .describe(
      'Ids of documents that mean something else by the term of the page, or patterns of them such as `stdlib/xml/**`; nothing there ' +
      'is a mention of it.',
    ),
  link_types: z.boolean().describe('Whether names in code that a preset knows become links to their pages; by default they do.'),
  custom: jsonObject.describe('Free values for themes.'),
});

/** The schema of a page's head. */
export const frontMatterSchema = frontMatter.partial();

/** The checked head of a content file. Absent keys are absent; the rooms that use them know the fall-backs. */
export type FrontMatter = DeepReadonly<Partial<z.output<typeof frontMatter>>>;

/** Every key that front matter may have, in the order of the reference. */
export const frontMatterKeys: readonly string[] = Object.keys(frontMatterSchema.shape);

/** What one key of a checked value is wrong about. */
export interface SchemaFinding {
  readonly kind: 'unknown-key' | 'missing-key' | 'wrong-type' | 'wrong-value';
  /** Keys and indexes from the root to the value; for an unknown key, to that key. */
  readonly path: readonly (string | number)[];
  /** Kind of value that is wanted, in words; empty for an unknown key. */
  readonly expected: string;
  /** Names that are allowed where the unknown key stands. */
  readonly allowed: readonly string[];
}

/** Front matter out of plain data: what fits the schema, and every way in which the rest does not. */
export function parseFrontMatterData(data: unknown): { readonly value: FrontMatter; readonly findings: readonly SchemaFinding[] } {
  const { value, findings } = parseBySchema(frontMatterSchema, data);
  return { value: value as FrontMatter, findings };
}

/** `data` by a schema of an object: keys that do not fit are left out of the value and listed. */
export function parseBySchema(
  shape: z.ZodObject,
  data: unknown,
): { readonly value: { readonly [key: string]: unknown }; readonly findings: readonly SchemaFinding[] } {
  const first = shape.safeParse(data);
  if (first.success) return { value: first.data, findings: [] };
  const findings = first.error.issues.flatMap((issue) => findingsOf(shape, issue, data));
  const wrong = new Set(findings.map((finding) => finding.path[0]));
  const rest = isObject(data) ? Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key))) : {};
  const second = shape.safeParse(rest);
  return { value: second.success ? second.data : {}, findings };
}

function findingsOf(shape: z.ZodObject, issue: z.core.$ZodIssue, data: unknown): readonly SchemaFinding[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeys(shape, path);
    return issue.keys.map((key) => ({ kind: 'unknown-key', path: [...path, key], expected: '', allowed }));
  }
  if (issue.code === 'invalid_type' && isMissing(data, path))
    return [{ kind: 'missing-key', path, expected: wordOf(issue.expected), allowed: [] }];
  if (issue.code === 'invalid_type') return [{ kind: 'wrong-type', path, expected: wordOf(issue.expected), allowed: [] }];
  return [{ kind: 'wrong-value', path, expected: sentenceOf(issue), allowed: [] }];
}

function isMissing(data: unknown, path: readonly (string | number)[]): boolean {
  let current = data;
  for (const step of path) current = typeof current === 'object' && current !== null ? Reflect.get(current, step) : undefined;
  return path.length > 0 && current === undefined;
}

function allowedKeys(shape: z.ZodObject, path: readonly (string | number)[]): readonly string[] {
  let current: unknown = shape;
  for (const step of path) {
    current = unwrap(current);
    if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodObject) current = current.shape[String(step)];
    else return [];
  }
  const found = unwrap(current);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

function unwrap(schema: unknown): unknown {
  let current = schema;
  while (current instanceof z.ZodOptional || current instanceof z.ZodExactOptional || current instanceof z.ZodNullable)
    current = current.unwrap();
  return current;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'number') return `is less than ${String(issue.minimum)}`;
  if (issue.code === 'too_big' && issue.origin === 'number') return `is more than ${String(issue.maximum)}`;
  if (issue.code === 'invalid_union') {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    return options.length === 0
      ? 'has none of the forms that are allowed here'
      : `is none of ${options.map((option) => `\`${String(option)}\``).join(', ')}`;
  }
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
  return issue.message;
}

function wordOf(expected: string): string {
  const words: { readonly [type: string]: string } = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
  };
  return words[expected] ?? expected;
}
