import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parseGoldenQuestions, parseSiteConfig, parseThesaurus } from '@helpgen/model/config';
import type { Checked, SourceFile } from '@helpgen/model';

const root = fileURLToPath(new URL('../../../manual', import.meta.url));

/** What reads the samples with such a title. A config has a title and an address besides what the sample is about. */
const readers: { readonly [title: string]: (file: SourceFile) => Checked<unknown> } = {
  'site-config.json': (file) =>
    parseSiteConfig({ ...file, text: JSON.stringify({ title: 'A', url: 'https://a.example', ...(JSON.parse(file.text) as object) }) }),
  'search-questions.json': parseGoldenQuestions,
  'thesaurus.json': parseThesaurus,
};

const samples = ['docs', 'i18n/ru/docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(/^```json title="(.+?)"\n([^]*?)\n```$/gm)].map(
        ([, title = '', text = '']) => ({ page: `${folder}/${file}`, title, text }),
      ),
    ),
);

test('what the manual shows of files that helpgen reads can be copied: nothing is found wrong in it', () => {
  const wrong = samples.flatMap(({ page, title, text }) => {
    const file: SourceFile = { path: title as never, text, digest: '' as never };
    return readers[title]?.(file).diagnostics.map(({ message }) => `${page}: ${message}`) ?? [];
  });
  expect(wrong).toEqual([]);
  for (const title of Object.keys(readers)) expect(samples.filter((sample) => sample.title === title).length).toBeGreaterThan(1);
});
