import type * as z from 'zod';
import { configCatalogue } from '../catalogue/catalogue.ts';
import type { Diagnostic, DiagnosticArgs } from '../diagnostic.ts';
import { defineDiagnostics, sortDiagnostics } from '../diagnostic.ts';
import type { JsonNode } from '../json-reader.ts';
import type { JsonPath, JsonSource } from '../json-source.ts';
import { nodeAt, parseJsonSource, placeOf } from '../json-source.ts';
import type { SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import type { Note } from './note.ts';
import { readNote } from './note.ts';
import { pointerOf } from './pointer.ts';
import { adviceForRemoved } from './removed-options.ts';

const finding = defineDiagnostics(configCatalogue);

/** A JSON file with what a schema makes of it; nothing when it is not what the schema admits. */
interface CheckedFile<Value> {
  readonly source: JsonSource | undefined;
  readonly value: Value | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** What `schema` makes of the JSON in `file`, besides the findings of `check`, which sees the text as it is written; all mistakes at once. */
export function parseCheckedFile<Value>(
  file: SourceFile,
  schema: z.ZodType<Value>,
  check: (source: JsonSource) => readonly Diagnostic[] = () => [],
): CheckedFile<Value> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { source, value: undefined, diagnostics: sortDiagnostics(syntax) };
  // It is read once: to compile code for that takes as long as reading does.
  const { data, error } = schema.safeParse(source.value, { jitless: true });
  const diagnostics = [...syntax, ...issuesToDiagnostics(error?.issues ?? [], source), ...check(source)];
  return { source, value: data, diagnostics: sortDiagnostics(diagnostics) };
}

/** Beyond so many findings of a kind a file is hardly a config, and placing each of them would take long. */
const findingLimit = 200;

type Issue = z.core.$ZodIssue;

/** The issues of Zod with the place of the very value or key in `source`. */
function issuesToDiagnostics(issues: readonly Issue[], source: JsonSource): readonly Diagnostic[] {
  return issues.slice(0, findingLimit).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const note = readNote(issue.message);
    if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, findingLimit).map((key) => unknownKey(source, path, key, note));
    if (issue.code === 'invalid_key') return invalidKey(source, path, issue.issues);
    return [note === undefined ? fromIssue(source, path, issue) : fromNote(source, path, note)];
  });
}

function fromNote(source: JsonSource, path: JsonPath, note: Note): Diagnostic {
  const isMissing = note.code === 'HG1010';
  const key = pointerOf(isMissing ? [...path, String(note.args?.['name'])] : path);
  const actual = showNode(source, nodeAt(source, path));
  return finding(note.code, { key, actual, ...note.args }, placeOf(source, path, note.at ?? 'value'));
}

function fromIssue(source: JsonSource, path: JsonPath, issue: Issue): Diagnostic {
  const node = nodeAt(source, path);
  const key = path.length === 0 ? 'The config' : pointerOf(path);
  const place = placeOf(source, path, 'value');
  if (node === undefined) return finding('HG1010', { key, name: String(path.at(-1)), expected: expectedOf(issue) }, place);
  const actual = showNode(source, node);
  switch (issue.code) {
    case 'invalid_type':
      return finding('HG1013', { key, actual, expected: expectedOf(issue), correction: correctionFor(source, node, issue.expected) }, place);
    case 'invalid_value': {
      const allowed = issue.values.map((value) => `\`${String(value)}\``);
      const candidates = issue.values.filter((value) => typeof value === 'string');
      const suggestion = node.kind === 'leaf' && typeof node.value === 'string' ? suggest(node.value, candidates) : undefined;
      return finding('HG1014', { key, actual, allowed, suggestion: suggestion ?? '' }, place);
    }
    case 'too_small':
      return finding('HG1016', { key, ...sizes(actual, node, issue.origin, `at least ${issue.minimum}`) }, place);
    case 'too_big':
      return finding('HG1016', { key, ...sizes(actual, node, issue.origin, `at most ${issue.maximum}`) }, place);
    case 'invalid_union':
      return finding('HG1013', { key, actual, expected: expectedOf(issue), correction: '' }, place);
    default:
      return finding('HG1015', { key, actual, rule: issue.message, advice: '' }, place);
  }
}

function unknownKey(source: JsonSource, path: JsonPath, key: string, note: Note | undefined): Diagnostic {
  const pointer = pointerOf([...path, key]);
  const place = placeOf(source, [...path, key], 'key');
  const removed = adviceForRemoved(path, key);
  if (removed !== undefined) return finding('HG1012', { key: pointer, advice: removed }, place);
  const known = (note?.args?.['known'] ?? []) as readonly string[];
  const suggestion = suggest(key, known);
  const listed =
    path.length === 0 ? 'Values of your own go under `customFields`.' : `Known here: ${known.map((name) => `\`${name}\``).join(', ')}.`;
  const advice = suggestion === undefined ? listed : `Did you mean \`${suggestion}\`?`;
  return finding('HG1011', { key: pointer, suggestion: suggestion ?? '', advice }, place);
}

function invalidKey(source: JsonSource, path: JsonPath, issues: readonly Issue[]): readonly Diagnostic[] {
  const key = String(path.at(-1));
  const note = readNote(issues[0]?.message ?? '');
  const args = { key: pointerOf(path), actual: `called \`${key}\``, rule: 'called by another name', ...note?.args, advice: '' };
  return [finding('HG1015', args, placeOf(source, path, 'key'))];
}

const expectedTypes: { readonly [type: string]: string } = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list in `[ ]`',
  object: 'an object in `{ }`',
  record: 'an object in `{ }`',
  null: '`null`',
};

function expectedOf(issue: Issue | undefined): string {
  if (issue?.code === 'invalid_type') return expectedTypes[issue.expected] ?? issue.expected;
  if (issue?.code === 'invalid_value') return `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
  return issue?.code === 'invalid_union' ? issue.errors.map((errors) => expectedOf(errors[0])).join(' or ') : 'a value';
}

const shownLength = 80;

/** How a value reads in a message: short texts as they are written, the rest by its kind. */
function showNode(source: JsonSource, node: JsonNode | undefined): string {
  if (node === undefined) return 'missing';
  if (node.kind === 'array') return 'a list';
  if (node.kind === 'object') return 'an object';
  if (node.value === '') return 'empty text';
  const isLong = node.end - node.start > shownLength;
  const written = source.file.text.slice(node.start, isLong ? node.start + shownLength : node.end);
  return `\`${isLong ? `${written.replace(/\p{Cs}$/u, '')}…` : written}\``;
}

/** The same value in the type that is expected, when quotes are all that is wrong. */
function correctionFor(source: JsonSource, node: JsonNode, expected: string): string {
  if (node.kind !== 'leaf' || node.value === null) return '';
  const { value } = node;
  if (expected === 'string') return `"${source.file.text.slice(node.start, node.end)}"`;
  if (typeof value !== 'string') return '';
  if (expected === 'boolean' && /^(?:true|false)$/i.test(value)) return value.toLowerCase();
  return (expected === 'number' || expected === 'int') && /^-?\d+(?:\.\d+)?$/.test(value) ? value : '';
}

function sizes(shown: string, node: JsonNode, origin: string, limit: string): DiagnosticArgs {
  const isOne = limit.endsWith(' 1');
  if (origin === 'array' && node.kind === 'array') {
    const actual = `has ${node.items.length === 0 ? 'no entries' : `${node.items.length} entries`}`;
    return { actual, limit: `it needs ${limit} ${isOne ? 'entry' : 'entries'}` };
  }
  if (origin === 'string') return { actual: 'is empty', limit: `it needs ${limit} ${isOne ? 'character' : 'characters'}` };
  return { actual: `is ${shown}`, limit: `it must be ${limit}` };
}
