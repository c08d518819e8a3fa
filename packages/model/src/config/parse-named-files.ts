import * as z from 'zod';
import type { Checked } from '../diagnostic.ts';
import { spanOfKey, spanOfValue } from '../json-source.ts';
import { englishWords } from '../locales/english-words.ts';
import type { SourceFile, Span } from '../source-file.ts';
import type { Words } from '../words.ts';
import { object, whole, words } from './fields.ts';
import { parseCheckedFile } from './parse-checked-file.ts';

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
  const { value = [], diagnostics } = parseCheckedFile(file, synonymsSchema);
  return { value, diagnostics };
}

/**
 * The groups of a thesaurus in `file` by their names (`{ "retry": ["ретрай, ещё раз", "повтор запроса"], "queue": null }`): what is
 * asked, and what it may mean; `null` for a group that is not wanted. All mistakes at once.
 */
export function parseThesaurus(file: SourceFile): Checked<{ readonly [group: string]: readonly [asked: string, means: string] | null }> {
  const { value = {}, diagnostics } = parseCheckedFile(file, thesaurusSchema);
  return { value, diagnostics };
}

/** The questions in `file` (`[{ "ask": "сколько ждать ответа", "find": "/topics/http-requests", "within": 3 }]`). */
export function parseGoldenQuestions(file: SourceFile): Checked<readonly GoldenQuestion[]> {
  const { source, value = [], diagnostics } = parseCheckedFile(file, questionsSchema);
  if (source === undefined) return { value: [], diagnostics };
  return { value: value.map((question, index) => ({ ...question, span: spanOfValue(source, [index]) })), diagnostics };
}

/** Words of an interface, and where each of their keys stands. */
export interface PlacedWords {
  readonly words: Words;
  placeOf(key: string): Span;
}

/** The words in `file` (`{ "search.label": "Søk" }`); all mistakes of its form at once. */
export function parseWords(file: SourceFile): Checked<PlacedWords | undefined> {
  const { source, value = {}, diagnostics } = parseCheckedFile(file, z.record(z.string(), z.string().min(1)));
  if (source === undefined) return { value: undefined, diagnostics };
  const { $schema: _, ...own } = value;
  return { value: { words: own, placeOf: (key) => spanOfKey(source, [key]) }, diagnostics };
}

const word = { type: 'string', minLength: 1 };

/** The JSON Schema of a file of words, by which editors complete keys and show what English says; themes may have further words. */
export function makeWordsJsonSchema(): object {
  const known = Object.entries(englishWords).map(([key, text]) => [key, { ...word, description: text }] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Words of the interface of a site by helpgen',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(known) },
    additionalProperties: word,
  };
}
