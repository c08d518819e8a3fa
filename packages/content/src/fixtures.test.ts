import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ContentOptions, SourcePath } from '@helpgen/model';
import { compileArticle } from './compile-article.ts';
import { sourceFile, testOptions, testPresets } from './testing/compile.ts';

const folder = join(import.meta.dirname, '../fixtures');
const rewrites = process.env['UPDATE'] === '1';

/** The article of `fixtures/<construct>/input.md`, compiled as `docs/page.md` beside the fixture's `files`. */
async function compileFixture(construct: string): Promise<string> {
  const at = (path: string): string => join(folder, construct, path);
  const options = existsSync(at('options.json')) ? (JSON.parse(readFileSync(at('options.json'), 'utf8')) as Partial<ContentOptions>) : {};
  const file = sourceFile('docs/page.md', readFileSync(at('input.md'), 'utf8'));
  const readInclude = (path: SourcePath): ReturnType<typeof sourceFile> | undefined =>
    existsSync(at(`files/${path}`)) ? sourceFile(path, readFileSync(at(`files/${path}`), 'utf8')) : undefined;
  const { value, diagnostics } = await compileArticle(file, { ...testOptions, ...options }, { readInclude, presets: testPresets });
  return `${JSON.stringify({ ...value, diagnostics }, null, 2)}\n`;
}

describe('every construct', () => {
  test.each(readdirSync(folder))('%s gives the article of its fixture', async (construct) => {
    const written = await compileFixture(construct);
    const path = join(folder, construct, 'article.json');
    if (rewrites) writeFileSync(path, written);
    expect(JSON.parse(written)).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  });
});
