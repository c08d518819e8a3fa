import * as z from 'zod';
import type { Checked, Diagnostic } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { childOf, parseJsonSource, spanOfExtent } from '../json-source.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { object, whole, words } from './fields.ts';
import { issuesToDiagnostics } from './issues-to-diagnostics.ts';

/** A question whose answer is known: what a change of text or of the search must not lose. */
export interface GoldenQuestion {
  readonly ask: string;
  /** Route of a page without base path; with a section, `#` and its anchor. */
  readonly find: string;
  /** Among how many pages it must be; default 3. */
  readonly within: number;
  /** Where it stands. */
  readonly span: Span;
}

const synonymsSchema = z.array(z.array(words()).min(2));
const thesaurusSchema = z.record(z.string(), z.tuple([words(), words()]).nullable());
const questionsSchema = z.array(object({ ask: words(), find: words(), within: whole(1, 100).default(3) }));

/** The lists of words in `file` that mean the same (`[["список", "массив"]]`); all mistakes at once. */
export function parseSynonyms(file: SourceFile): Checked<readonly (readonly string[])[]> {
  const { entries, diagnostics } = parseList(file, synonymsSchema);
  return { value: entries.map(({ value }) => value), diagnostics };
}

/**
 * The groups of a thesaurus in `file` by their names (`{ "retry": ["ретрай, ещё раз", "повтор запроса"], "queue": null }`): what is
 * asked, and what it may mean; `null` for a group that is not wanted. All mistakes at once.
 */
export function parseThesaurus(file: SourceFile): Checked<{ readonly [group: string]: readonly [asked: string, means: string] | null }> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { value: {}, diagnostics: sortDiagnostics(syntax) };
  const result = thesaurusSchema.safeParse(source.value);
  return { value: result.data ?? {}, diagnostics: sortDiagnostics([...syntax, ...issuesToDiagnostics(result.error?.issues ?? [], source)]) };
}

/** The questions in `file` (`[{ "ask": "сколько ждать ответа", "find": "/topics/http-requests", "within": 3 }]`). */
export function parseGoldenQuestions(file: SourceFile): Checked<readonly GoldenQuestion[]> {
  const { entries, diagnostics } = parseList(file, questionsSchema);
  return { value: entries.map(({ value, span }) => ({ ...value, span })), diagnostics };
}

interface ParsedList<Entry> {
  readonly entries: readonly { readonly value: Entry; readonly span: Span }[];
  readonly diagnostics: readonly Diagnostic[];
}

function parseList<Entry>(file: SourceFile, schema: z.ZodType<Entry[]>): ParsedList<Entry> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { entries: [], diagnostics: sortDiagnostics(syntax) };
  const result = schema.safeParse(source.value);
  const found = [...syntax, ...issuesToDiagnostics(result.error?.issues ?? [], source)];
  const entries = (result.data ?? []).map((value, index) => ({
    value,
    span: spanOfExtent(source, childOf(source.root, index) ?? source.root),
  }));
  return { entries, diagnostics: sortDiagnostics(found) };
}
