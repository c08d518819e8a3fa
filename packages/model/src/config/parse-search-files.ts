import * as z from 'zod';
import type { Checked } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { parseJsonSource } from '../json-source.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { object, whole, words } from './fields.ts';
import { issuesToDiagnostics } from './issues-to-diagnostics.ts';
import { spanOfPointer } from './span-of-pointer.ts';

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
const questionsSchema = z.array(object({ ask: words(), find: words(), within: whole(1, 100).default(3) }));

/** The lists of words in `file` that mean the same (`[["список", "массив"]]`); all mistakes at once. */
export function parseSynonyms(file: SourceFile): Checked<readonly (readonly string[])[]> {
  return parseList(file, synonymsSchema);
}

/** The questions in `file` (`[{ "ask": "сколько ждать ответа", "find": "/topics/http-requests", "within": 3 }]`). */
export function parseGoldenQuestions(file: SourceFile): Checked<readonly GoldenQuestion[]> {
  const { value, diagnostics } = parseList(file, questionsSchema);
  return { value: value.map((question, number) => ({ ...question, span: spanOfPointer(file, `[${number}]`) })), diagnostics };
}

function parseList<Entry>(file: SourceFile, schema: z.ZodType<Entry[]>): Checked<readonly Entry[]> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { value: [], diagnostics: sortDiagnostics(syntax) };
  const result = schema.safeParse(source.value);
  const found = [...syntax, ...issuesToDiagnostics(result.error?.issues ?? [], source)];
  return { value: result.data ?? [], diagnostics: sortDiagnostics(found) };
}
