import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');
const noticesOf = (name: string): string => readFileSync(join(packages, name, 'THIRD-PARTY-NOTICES'), 'utf8');

/** What a package's notices say of each package inside, by name. */
function entriesOf(name: string): ReadonlyMap<string, string> {
  const entries = noticesOf(name).split(`\n${'-'.repeat(80)}\n\n`).slice(1);
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
    expect(entries.filter(([, text]) => text.length < 400 && !/\bMIT\b|\bISC\b|\bBSD\b/.test(text)).map(([key]) => key)).toEqual([]);
    expect(entries.filter(([, text]) => /^\S+ \S+ \(.*(?:EPL|MPL).*\)/.test(text) && !text.includes('Its source, unchanged: ')).map(([key]) => key)).toEqual([]);
    const { files } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { readonly files: readonly string[] };
    expect(files).toContain('THIRD-PARTY-NOTICES');
  });

  test('what is under the EPL is bundled nowhere, but a dependency', () => {
    expect([...entriesOf('engine').keys(), ...entriesOf('theme').keys()]).not.toContain('elkjs');
  });
});
