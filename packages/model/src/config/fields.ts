import * as z from 'zod';
import { isObject } from '../json.ts';
import { isExternalUrl, isSafeUrl, trimSlashes } from '../url.ts';
import { parseSourcePath } from '../paths.ts';
import { choice } from './choice.ts';
import type { Note } from './note.ts';
import { writeNote } from './note.ts';

/** Tells of a mistake at `path` below the value that a rule looks at. */
export type Report = (code: Note['code'], args?: Note['args'], path?: readonly (string | number)[], at?: 'key') => void;

/** An object in which every key is known; the note about an unknown one carries the known ones. */
export function object<const Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? writeNote('HG1011', { known }) : undefined),
  });
}

/** `schema` with a rule that also runs when parts of the value are wrong already, so that it must expect anything. */
export function withRule<Schema extends z.ZodType>(schema: Schema, rule: (value: unknown, report: Report) => void): Schema {
  return schema.superRefine(
    (value, context) =>
      rule(value, (code, args, path = [], at) => {
        context.addIssue({ code: 'custom', message: writeNote(code, args, at), path: [...path] });
      }),
    { when: () => true },
  );
}

/** Text of the form `pattern`; `rule` completes "it must be …". */
export function text(rule: string, pattern: RegExp): z.ZodString {
  return z.string().regex(pattern, { error: writeNote('HG1015', { rule }) }).meta(ruleForEditors(rule));
}

/** The rule of a text in words, under the key where the JSON editor of VS Code looks for it; the reference shows it too. */
export function ruleForEditors(rule: string): { readonly patternErrorMessage: string } {
  return { patternErrorMessage: `It must be ${rule}.` };
}

/** Text of at least one character. */
export function words(): z.ZodString {
  return z.string().min(1);
}

/** What is on or off, `byDefault` as said, and what it does. */
export function flag(byDefault: boolean, sentence: string): z.ZodDefault<z.ZodBoolean> {
  return z.boolean().default(byDefault).describe(sentence);
}

/** A list of `item`, empty by default. */
export function listOf<Item extends z.ZodType>(item: Item, sentence: string): z.ZodDefault<z.ZodArray<Item>> {
  return z.array(item).default([]).describe(sentence);
}

/** One of `values`, `byDefault` when nothing is said. */
export function oneOf<const Value extends string>(values: readonly Value[], byDefault: NoInfer<Value>, sentence: string) {
  return z.enum(values).default(byDefault).describe(sentence);
}

/** A list of at least one `item`, none of them twice: they are told apart by themselves, or by their key `key`. */
export function distinct<Item extends z.ZodType>(item: Item, key?: string) {
  return withRule(z.array(item).min(1), (value, report) => {
    const seen = new Set<unknown>();
    for (const [index, entry] of Array.isArray(value) ? value.entries() : []) {
      const name: unknown = key !== undefined && isObject(entry) ? entry[key] : entry;
      if (typeof name === 'string' && seen.has(name)) report('HG1017', { value: name }, key === undefined ? [index] : [index, key]);
      seen.add(name);
    }
  });
}

/** What need not be said. */
export function optional<Schema extends z.ZodType>(schema: Schema, sentence: string) {
  return schema.exactOptional().describe(sentence);
}

/** What need not be said, and may be said to be nothing: then it is `null`. */
export function orNull<Schema extends z.ZodType>(schema: Schema, sentence: string) {
  return schema.nullable().default(null).describe(sentence);
}

/** Keys that belong together, each with a default. */
export function section<const Shape extends z.core.$ZodLooseShape>(sentence: string, shape: Shape) {
  return object(shape).prefault({} as never).describe(sentence);
}

/** A whole number in limits, both included. */
export function whole(minimum: number, maximum: number): z.ZodInt {
  return z.int().min(minimum).max(maximum);
}

/** `schema`, or `false` or `null` for "switched off", which becomes `null`. */
export function orOff<Schema extends z.ZodObject>(schema: Schema) {
  const off = z.literal([false, null]).transform(() => null);
  return choice([off, schema], (input) => {
    if (input === false || input === null) return 0;
    return isObject(input) ? 1 : { code: 'HG1013', args: { expected: 'an object in `{ }`, or `false` to switch it off' } };
  });
}

/** Keys that belong together, which `false` or `null` switches off; `on` when nothing is said, or `off`. */
export function switchable<const Shape extends z.core.$ZodLooseShape>(byDefault: 'on' | 'off', sentence: string, shape: Shape) {
  return orOff(object(shape)).prefault((byDefault === 'on' ? {} : null) as never).describe(sentence);
}

/** A path inside the folder of the config, normalised. */
export function sourcePath() {
  const rule = 'a path relative to the folder of the config that does not leave it';
  return withRule(z.string().min(1), (value, report) => {
    if (typeof value === 'string' && parseSourcePath(value) === undefined) report('HG1015', { rule });
  })
    .transform((value) => parseSourcePath(value) ?? value)
    .meta(ruleForEditors(rule));
}

/** An address inside this site: a route such as `/guide/` or the path of a source file. */
export function siteAddress() {
  const rule = 'a page of this site';
  return withRule(words(), (value, report) => {
    if (typeof value === 'string' && isExternalUrl(value))
      report('HG1015', { rule, advice: 'Write an address that leaves the site as `href`.' });
  }).meta(ruleForEditors(rule));
}

/** Any address that is safe to follow. */
export function anyAddress() {
  const rule = 'a relative address or one that begins with `http:`, `https:`, `mailto:` or `tel:`';
  return withRule(words(), (value, report) => {
    if (typeof value === 'string' && !isSafeUrl(value)) report('HG1015', { rule });
  }).meta(ruleForEditors(rule));
}

/** A colour of CSS. */
export function colour(): z.ZodString {
  return text(
    'a CSS colour such as `#1a73e8`, `rgb(26 115 232)` or `navy`',
    /^(?:#[\da-fA-F]{3,8}|[a-zA-Z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]+\))$/,
  );
}

/** Protocol and host of an origin, without a slash at the end. */
export function origin() {
  return withRule(z.string(), checkOrigin)
    .transform((value) => value.replace(/\/+$/, ''))
    .meta({
      format: 'uri',
      pattern: '^https?://[^/?#]+/?$',
      ...ruleForEditors('protocol and host without a path, such as `https://help.example.com`'),
    });
}

/** A base path, written out with its leading and trailing slash. */
export function basePath() {
  return withRule(z.string(), (value, report) => {
    if (typeof value !== 'string') return;
    const isPath =
      /^[\w.~/-]*$/.test(value) && !value.startsWith('//') && !value.split('/').some((segment) => segment === '.' || segment === '..');
    if (!isPath) report('HG1022', { value });
  })
    .transform(normaliseBasePath)
    .meta({ pattern: '^[A-Za-z0-9_.~/-]*$', ...ruleForEditors('a path of Latin letters, digits, `-`, `.`, `_`, `~` and `/`') });
}

function checkOrigin(value: unknown, report: Report): void {
  if (typeof value !== 'string') return;
  const parts = /^(https?:\/\/[^\s/?#@\\]+)([^\s?#]*)$/i.exec(value);
  if (parts === null) {
    const host = /^(?:[a-z][a-z\d+.-]*:)?\/*([\p{L}\p{N}.-]+(?::\d+)?)/iu.exec(value)?.[1] ?? '';
    report('HG1020', { value, correction: host === '' ? '' : `https://${host}` });
    return;
  }
  const [, host = '', path = ''] = parts;
  if (!/^\/?$/.test(path)) report('HG1021', { value, origin: host, basePath: normaliseBasePath(path) });
}

function normaliseBasePath(path: string): string {
  const own = trimSlashes(path);
  return own === '' ? '/' : `/${own}/`;
}
