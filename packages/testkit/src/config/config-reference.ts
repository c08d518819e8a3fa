import type { Json } from '@helpgen/model';
import { configExamples } from './config-examples.ts';
import { readConfigSchema } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { rowsOf, variantsOf } from './config-reference-rows.ts';
import type { ReferenceRow } from './config-reference-rows.ts';

/** The reference of site-config.json as Markdown: a section for each key at the top level, made from the schema alone. */
export function makeConfigReference(): string {
  const schema = readConfigSchema();
  const keys = Object.entries(schema.properties ?? {});
  const sections = keys.map(([key, value]) => writeSection(key, value, schema));
  return [intro, writeIndex(keys, schema), ...sections].join('\n\n') + '\n';
}

const intro = `# The config of a site

<!-- Generated from the schema; \`UPDATE=1\` with the tests of packages/testkit/src/config writes it anew. -->

\`site-config.json\` is strict JSON: no comments, no trailing commas, each key once. Two keys are required:

\`\`\`json
{
  "$schema": "./node_modules/@helpgen/model/site-config.schema.json",
  "title": "Справка",
  "url": "https://help.example.com"
}
\`\`\`

\`$schema\` makes editors complete keys and underline mistakes. \`helpgen check\` tells every mistake at once, with line and
column; \`helpgen explain HG1011\` says more about a code. Unknown keys are errors; values of your own go under
\`customFields\`. Paths of files are relative to the folder of the config; routes are paths below \`basePath\`.`;

function writeIndex(keys: readonly (readonly [string, JsonSchema])[], schema: JsonSchema): string {
  const rows = keys.flatMap(([key, value]) => {
    const [own] = rowsOf(key, value, schema.required?.includes(key) === true, schema.definitions ?? {});
    const link = `[\`${key}\`](#${key.toLowerCase().replace('$', '')})`;
    return own === undefined ? [] : [[link, own.isRequired ? '**required**' : showDefault(own), own.sentence]];
  });
  return writeTable(['Key', 'Default', 'Meaning'], rows);
}

function writeSection(key: string, value: JsonSchema, schema: JsonSchema): string {
  const definitions = schema.definitions ?? {};
  const rows = rowsOf(key, value, schema.required?.includes(key) === true, definitions);
  const [own, ...nested] = rows;
  const parts = [`## ${key.replace('$', '')}`, own === undefined ? '' : describeOwn(own, key)];
  if (nested.length > 0) parts.push(writeRows(nested));
  for (const variant of variantsOf(value, definitions)) {
    parts.push(`### ${variant.title}`, variant.sentence);
    if (variant.rows.length > 0) parts.push(writeRows(variant.rows));
  }
  for (const row of nested) if (isLong(row.default)) parts.push(`The default of \`${row.key}\`:`, writeJson(row.default));
  const example = configExamples[key];
  if (example !== undefined) parts.push('Example:', writeJson({ [key]: example }));
  return parts.filter((part) => part !== '').join('\n\n');
}

function describeOwn(row: ReferenceRow, key: string): string {
  const facts = [
    `Key: \`${key}\``,
    `type: ${row.type}`,
    row.isRequired ? '**required**' : `default: ${showDefault(row)}`,
    ...(row.rule === '' ? [] : [`rule: ${row.rule}`]),
  ];
  return `${row.sentence}\n\n${facts.join(' · ')}`;
}

function writeRows(rows: readonly ReferenceRow[]): string {
  return writeTable(
    ['Key', 'Type', 'Default', 'Rule', 'Meaning'],
    rows.map((row) => [`\`${row.key}\``, row.type, row.isRequired ? '**required**' : showDefault(row), row.rule, row.sentence]),
  );
}

function showDefault({ default: value, isGroup }: ReferenceRow): string {
  if (value === undefined) return '—';
  if (isGroup && JSON.stringify(value) === '{}') return 'those of its keys';
  return isLong(value) ? 'below' : `\`${JSON.stringify(value)}\``;
}

function isLong(value: Json | undefined): boolean {
  return value !== undefined && JSON.stringify(value).length > 80;
}

function writeJson(value: Json | undefined): string {
  return `\`\`\`json\n${layOut(value ?? null, '')}\n\`\`\``;
}

/** JSON with each list and object on one line when it fits. */
function layOut(value: Json, indent: string): string {
  const flat = flatten(value);
  if (indent !== '' && flat.length + indent.length <= 100) return flat;
  if (typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Array.isArray(value)
    ? value.map((entry: Json) => layOut(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${layOut(entry, inner)}`);
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

function flatten(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flatten).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${flatten(entry)}`).join(', ')} }`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(writeTableLine).join('\n');
}

function writeTableLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
