import * as z from 'zod';
import { pointerOf } from './config/pointer.ts';
import type { Preset } from './preset.ts';
import { suggest } from './suggest.ts';

const words = z.string().min(1);
const act = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function', { error: 'a function' });
const names = z.array(words);
const plugins = z.array(z.union([act, z.tuple([act], z.unknown())]));
const attribute = z.strictObject({
  type: z.enum(['text', 'number', 'boolean', 'address']),
  required: z.boolean(),
  values: names.exactOptional(),
});

const directive = z
  .strictObject({
    attributes: z.record(words, attribute).exactOptional(),
    part: words.exactOptional(),
    isNoted: z.boolean().exactOptional(),
    toHast: act.exactOptional(),
  })
  .refine(({ part, toHast }) => (part === undefined) !== (toHast === undefined), { error: 'an object with either `part` or `toHast`' });

const presetSchema = z.strictObject({
  name: words,
  version: words,
  sources: z
    .array(
      z.strictObject({ name: words, kind: z.enum(['article', 'pages']), files: names.min(1), make: act, titleOf: act.exactOptional() }),
    )
    .exactOptional(),
  analyses: z.array(z.strictObject({ name: words, analyse: act })).exactOptional(),
  emitters: z.array(z.strictObject({ name: words, files: names.min(1), emit: act })).exactOptional(),
  remarkPlugins: plugins.exactOptional(),
  rehypePlugins: plugins.exactOptional(),
  codeLanguages: z
    .array(
      z.strictObject({
        name: words,
        aliases: names.exactOptional(),
        grammar: act,
        comments: z.array(z.strictObject({ open: words, close: z.string() })).exactOptional(),
        names: act.exactOptional(),
        check: act.exactOptional(),
      }),
    )
    .exactOptional(),
  directives: z.record(words, directive).exactOptional(),
  theme: z.strictObject({ server: words.exactOptional(), client: words.exactOptional() }).exactOptional(),
  tools: z
    .array(z.strictObject({ name: z.string().regex(/^\w{1,64}$/), description: words, asks: z.record(words, words), answer: act }))
    .exactOptional(),
  catalogue: z.record(words, z.object({ title: words, explanation: words })).exactOptional(),
  wordings: z.record(words, z.record(words, z.object({ title: words, message: words }))).exactOptional(),
});

/** Why a value is no preset. */
export interface PresetMistake {
  /** Completes "it is no preset: …". */
  readonly mistake: string;
  /** The key that may have been meant; empty: nobody knows. */
  readonly suggestion: string;
}

/** `value` as a preset, or the first thing that keeps it from being one. */
export function parsePreset(value: unknown): { readonly preset: Preset } | PresetMistake {
  const { success, error } = presetSchema.safeParse(value, { reportInput: true, jitless: true });
  // What was checked is the value itself: a copy would lose the `this` of its functions.
  if (success) return { preset: value as Preset };
  const [issue] = error.issues;
  if (issue === undefined) return { mistake: 'it is not an object', suggestion: '' };
  const place = pointerOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const holder = place === '' ? 'it' : `\`${place}\``;
    return { mistake: `${holder} has the unknown key \`${key}\``, suggestion: suggest(key, knownKeys) ?? '' };
  }
  const is = issue.input === undefined ? 'is missing' : issue.code === 'too_small' ? 'must not be empty' : `must be ${expectedOf(issue)}`;
  return { mistake: place === '' ? `it ${is}` : `\`${place}\` ${is}`, suggestion: '' };
}

const knownKeys = Object.keys(presetSchema.shape);

const typeNames: { readonly [type: string]: string | undefined } = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: '`true` or `false`',
};

function expectedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
  return issue.code === 'invalid_union' ? 'a plugin, or a list of a plugin and its options' : issue.message;
}
