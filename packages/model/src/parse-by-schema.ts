import * as z from 'zod';
import { isObject, type Json } from './json.ts';
import type { SchemaFinding, SchemaResult } from './schema-finding.ts';

/** Free values: an object of any JSON. */
export const jsonObject = z.record(z.string(), z.json() as z.ZodType<Json>);

/** `data` by a schema of an object: keys that do not fit are left out of the value and listed. */
export function parseBySchema(shape: z.ZodObject, data: unknown): SchemaResult<{ readonly [key: string]: unknown }> {
  const first = shape.safeParse(data, { reportInput: true });
  if (first.success) return { value: first.data, findings: [] };
  const findings = first.error.issues.flatMap((issue) => findingsOf(shape, issue));
  const wrong = new Set(findings.map((finding) => finding.path[0]));
  const rest = isObject(data) ? Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key))) : {};
  const second = shape.safeParse(rest);
  return { value: second.success ? second.data : {}, findings };
}

function findingsOf(shape: z.ZodObject, issue: z.core.$ZodIssue): readonly SchemaFinding[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeys(shape, path);
    return issue.keys.map((key) => ({ kind: 'unknown-key', path: [...path, key], expected: '', allowed }));
  }
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined && path.length > 0;
    return [{ kind: isMissing ? 'missing-key' : 'wrong-type', path, expected: typeWords[issue.expected] ?? issue.expected, allowed: [] }];
  }
  return [{ kind: 'wrong-value', path, expected: sentenceOf(issue), allowed: [] }];
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

const typeWords: { readonly [type: string]: string } = {
  string: 'text', number: 'a number', int: 'a whole number', boolean: '`true` or `false`', array: 'a list', object: 'a mapping', record: 'a mapping',
};
