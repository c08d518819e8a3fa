import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { SourcePath } from '@helpgen/model';
import { plainSourceOf } from '../source/locate.ts';
import { readDescription } from './description-file.ts';

const folder = join(import.meta.dirname, '../../../../docs-content/docs');

const proseKeys: ReadonlySet<string> = new Set(['summary', 'description', 'when', 'reason']);

/** Every text of the reference of this repository by the keys that lead to it: `Массив.methods.3.summary`. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => {
    const { value } = readDescription(plainSourceOf({ path: path as SourcePath, text: readFileSync(join(folder, path), 'utf8'), digest: '' as never }));
    return value === undefined ? [] : textsIn(value, value.name.ru, '');
  });

function textsIn(value: unknown, place: string, key: string): readonly { readonly place: string; readonly text: string }[] {
  if (typeof value === 'string') return proseKeys.has(key) ? [{ place, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`, name));
}

/** Sentences of Markdown, without code, headings and what is too short to be a thought of its own. */
function sentencesIn(text: string): readonly string[] {
  const prose = text.replace(/^ *(```|~~~)[^]*?\1/gm, '').replace(/^#+ .*$/gm, '');
  const sentences = prose.split(/\n\s*\n|(?<=[.!?])\s+(?=[«"`*(]*[\p{Lu}])/u);
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

test('the reference of this repository says nothing twice: what is the same is inherited, what is not is told apart', () => {
  const places = new Map<string, string[]>();
  for (const { place, text } of texts) for (const sentence of sentencesIn(text)) places.set(sentence, [...(places.get(sentence) ?? []), place]);
  expect(places.size).toBeGreaterThan(6000);
  expect([...places].flatMap(([sentence, at]) => (at.length > 1 ? [`${at.length} times: ${sentence} (${at.join(', ')})`] : []))).toEqual([]);
});
