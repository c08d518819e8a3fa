import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const bundles = join(import.meta.dirname, '../../engine/dist/bundle');

/** The files of the engine's bundle that `entry` loads before it does anything, itself included. */
function filesOf(entry: string): readonly string[] {
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(join(bundles, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:^|[;}\n])\s*(?:import|export)(?:[\w$*{},\s]*from)?\s*"(\.\/[^"]+\.js)"/g)) files.add(join(dirname(file), path));
  }
  return [...files];
}

/** The sources of a file of the bundle. */
function sourcesOf(file: string): readonly string[] {
  return (JSON.parse(readFileSync(join(bundles, `${file}.map`), 'utf8')) as { readonly sources: readonly string[] }).sources;
}

/** The file of the bundle that holds the source at `path`. */
function fileWith(path: string): string {
  const found = readdirSync(bundles).filter((file) => file.endsWith('.js') && sourcesOf(file).some((source) => source.endsWith(`/${path}`)));
  if (found[0] === undefined || found.length > 1) throw new Error(`${path} is in ${found.length} files of the bundle.`);
  return found[0];
}

test.each(['index.js', 'worker.js', fileWith('content/src/compile-article.ts')])('%s of the engine loads no code that draws diagrams or sets formulas: a page has to have one', (entry) => {
  const sources = filesOf(entry).flatMap(sourcesOf);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => /\/(?:diagrams\/src|beautiful-mermaid|elkjs|temml)\//.test(source))).toEqual([]);
});
