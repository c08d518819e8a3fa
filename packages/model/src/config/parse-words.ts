import * as z from 'zod';
import type { Words } from '../words.ts';
import type { Checked } from '../diagnostic.ts';
import { spanOfKey } from '../json-source.ts';
import { englishWords } from '../locales/english-words.ts';
import type { SourceFile, Span } from '../source-file.ts';
import { parseCheckedFile } from './parse-checked-file.ts';

/** Words of an interface, and where each of their keys stands. */
export interface PlacedWords {
  readonly words: Words;
  placeOf(key: string): Span;
}

/** The words in `file` (`{ "search.label": "Søk" }`); all mistakes of its form at once. */
export function parseWords(file: SourceFile): Checked<PlacedWords | undefined> {
  const { source, value = {}, diagnostics } = parseCheckedFile(file, z.record(z.string(), z.string().min(1)));
  if (source === undefined) return { value: undefined, diagnostics };
  const { $schema: _, ...words } = value;
  return { value: { words, placeOf: (key) => spanOfKey(source, [key]) }, diagnostics };
}

const word = { type: 'string', minLength: 1 };

/** The JSON Schema of such a file, by which editors complete keys and show what English says; themes may have further words. */
export function makeWordsJsonSchema(): object {
  const words = Object.entries(englishWords).map(([key, text]) => [key, { ...word, description: text }] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Words of the interface of a site by helpgen',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(words) },
    additionalProperties: word,
  };
}
