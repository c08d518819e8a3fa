import { afterEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createStatIndex, nodeFileSystem, openStore } from '@helpgen/disk';
import type { SourcePath } from '@helpgen/model';
import type { JobResult } from '../workers/executor.ts';
import { compileArticles } from './compile-articles.ts';

const root = mkdtempSync(`${tmpdir()}/helpgen-compile-`);
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a page that takes too long, or too much memory, or ends its thread, is told by name', async () => {
  const sources = ['a', 'b', 'c'].map((name) => {
    writeFileSync(`${root}/${name}.md`, name);
    return { path: `${name}.md` as SourcePath, digest: name, role: { kind: 'page' as const, locale: 'ru' } };
  });
  const failures: readonly JobResult<never>[] = [
    { kind: 'failed', failure: { kind: 'timeout', reason: '' } },
    { kind: 'failed', failure: { kind: 'memory', reason: '' } },
    { kind: 'failed', failure: { kind: 'crash', reason: 'thrown later' } },
  ];
  const failing = {
    run: async (_name: string, inputs: Iterable<unknown>, onResult: (result: never, number: number) => void) => [...inputs].forEach((_input, number) => onResult(failures[number] as never, number)),
    close: async () => undefined,
  };
  const store = openStore(nodeFileSystem, `${root}/cache`);
  const step = {
    run: { host: { disk: nodeFileSystem }, project: { root }, store, config: { locales: { default: 'ru' } }, presets: { digest: '' }, options: {} },
    stats: createStatIndex(nodeFileSystem, undefined, () => 0n),
    contentOptions: {},
    workers: { guarded: () => failing, close: async () => undefined },
  };
  const { articles, diagnostics } = await compileArticles(step as never, sources as never);
  store.close();
  expect(articles.size).toBe(0);
  expect(diagnostics).toMatchObject([
    { code: 'HG5030', at: { file: 'a.md' } },
    { code: 'HG5031', at: { file: 'b.md' } },
    { code: 'HG5033', at: { file: 'c.md' }, args: { reason: 'thrown later' } },
  ]);
});
