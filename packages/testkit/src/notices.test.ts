import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const packages = join(import.meta.dirname, '../..');
const noticesOf = (name: string): string => readFileSync(join(packages, name, 'THIRD-PARTY-NOTICES'), 'utf8');

/** What a package's notices say of each package inside, by name. */
function entriesOf(name: string): ReadonlyMap<string, string> {
  const entries = noticesOf(name).split(`\n${'-'.repeat(80)}\n\n`).slice(1).filter((entry) => !entry.startsWith('Terms '));
  return new Map(entries.map((entry) => [/^(\S+) \d+\.\d+\S* \(.+\)\n/.exec(entry)?.[1] ?? entry.slice(0, 80), entry]));
}

describe('third-party notices', () => {
  test('the engine names every package of which its bundles hold a file', () => {
    const bundles = join(packages, 'engine/dist/bundle');
    const maps = readdirSync(bundles).filter((file) => file.endsWith('.map'));
    const sources = maps.flatMap((file) => (JSON.parse(readFileSync(join(bundles, file), 'utf8')) as { readonly sources: readonly string[] }).sources);
    const inside = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    expect(new Set(inside).size).toBeGreaterThan(50);
    const entries = entriesOf('engine');
    expect([...new Set(inside)].filter((name) => !entries.has(name))).toEqual([]);
  });

  test('the engine names what the shipped theme is bundled of, the theme what the drawing of diagrams is', () => {
    expect([...entriesOf('engine').keys()]).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'lunr', 'lunr-languages']));
    expect([...entriesOf('theme').keys()]).toEqual(expect.arrayContaining(['mermaid', 'd3', 'dompurify', 'katex', 'cytoscape', 'khroma']));
  });

  test('the presets name what their bundles hold of others', () => {
    expect([...entriesOf('reference').keys()]).toEqual(['zod']);
    expect([...entriesOf('api').keys()]).toEqual(expect.arrayContaining(['micromark', 'yaml']));
  });

  test.each(['engine', 'theme', 'reference', 'api'])('each entry of %s has a version and the text of its licence, and one that wants it the way to the source', (name) => {
    const entries = [...entriesOf(name)];
    expect(entries.filter(([, text]) => !text.includes('[The terms that stand') && text.length < 400 && !/\bMIT\b|\bISC\b|\bBSD\b/.test(text)).map(([key]) => key)).toEqual([]);
    expect(entries.filter(([, text]) => /^\S+ \S+ \(.*(?:EPL|MPL).*\)/.test(text) && !text.includes('Its source, unchanged: ')).map(([key]) => key)).toEqual([]);
    const { files } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { readonly files: readonly string[] };
    expect(files).toContain('THIRD-PARTY-NOTICES');
  });

  test('terms that many licences share stand once, under the number by which the entries name them', () => {
    for (const name of ['engine', 'theme', 'api', 'migrate']) {
      const text = noticesOf(name);
      const named = [...text.matchAll(/\[The terms that stand at the end of this file under (\d+)\]/g)].map(([, number]) => number);
      const kept = [...text.matchAll(/^Terms (\d+)\n\nPermission /gm)].map(([, number]) => number);
      expect({ name, kept }).toEqual({ name, kept: [...new Set(named)] });
      expect(named.length).toBeGreaterThan(kept.length);
    }
  });

  test('what is under the EPL stands in no file with other code, but in one of its own, unchanged', () => {
    const bundles = join(packages, 'engine/dist/bundle');
    const scripts = readdirSync(bundles).filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => readFileSync(join(bundles, file), 'utf8').includes('org.eclipse.elk.alg'))).toEqual([]);
    const original = readFileSync(createRequire(join(packages, 'diagrams/package.json')).resolve('elkjs/lib/elk-worker.min.js'));
    expect(brotliDecompressSync(readFileSync(join(bundles, 'elk-worker.min.js.br'))).equals(original)).toBe(true);
    expect(entriesOf('engine').get('elkjs')).toContain('Its source, unchanged: https://github.com/kieler/elkjs');
  });
});
