import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { ArticleSource } from '@helpgen/model';
import { preset } from '../preset.ts';
import { parseTypeDescriptionData } from '../parse-type-description.ts';

const folder = join(import.meta.dirname, '../../../../docs-content/docs');

/** What is the same everywhere is told in the same words, see docs-content/STYLE.md; only what a type or a member is for is not. */
const repeatable: ReadonlySet<string> = new Set(['constructors', 'overloads', 'operators', 'examples']);

/** The summaries of the reference of this repository by the names of what they tell of: `Массив.Вставить`. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => {
    const { value } = parseTypeDescriptionData(parse(readFileSync(join(folder, path), 'utf8')));
    return value === undefined ? [] : textsIn(value, '', '');
  });

function textsIn(value: unknown, place: string, key: string): readonly { readonly place: string; readonly text: string }[] {
  if (typeof value === 'string') return key === 'summary' ? [{ place, text: value }] : [];
  if (typeof value !== 'object' || value === null || repeatable.has(key)) return [];
  const at = nameOf(value) === undefined ? place : `${place}.${nameOf(value)}`;
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, at, name));
}

function nameOf(value: object): string | undefined {
  return 'name' in value && typeof value.name === 'object' && value.name !== null && 'ru' in value.name ? String(value.name.ru) : undefined;
}

/** Sentences of Markdown, without code, headings and what is too short to be a thought of its own. */
function sentencesIn(text: string): readonly string[] {
  const prose = text.replace(/^ *(```|~~~)[^]*?\1/gm, '').replace(/^#+ .*$/gm, '');
  const sentences = prose.split(/\n\s*\n|(?<=[.!?])\s+(?=[«"`*(]*[\p{Lu}])/u);
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

test('no two summaries of the reference of this repository say the same, but those of members of one name', () => {
  const places = new Map<string, Set<string>>();
  for (const { place, text } of texts) for (const sentence of sentencesIn(text)) places.set(sentence, (places.get(sentence) ?? new Set()).add(place));
  expect(places.size).toBeGreaterThan(2000);
  const repeated = [...places].filter(([, at]) => new Set([...at].map((place) => place.slice(place.lastIndexOf('.')))).size > 1);
  expect(repeated.map(([sentence, at]) => `${sentence} (${[...at].join(', ')})`)).toEqual([]);
});

test('a glance at a description gives the title that its page will have', () => {
  const source = preset({}).sources.find(({ kind }) => kind === 'article') as ArticleSource;
  const descriptions = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('_ru.yaml'));
  const titles = descriptions.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const { name } = parse(text) as { readonly name: string | { readonly ru: string } };
    return [source.titleOf?.(text), typeof name === 'string' ? name : name.ru];
  });
  expect(titles.length).toBeGreaterThan(300);
  for (const [glanced, title] of titles) expect(glanced).toBe(title);
});
