import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../../..');
const content = join(root, 'docs-content/docs');

/** The words that the descriptions of this repository tell each parameter and exception in. */
const told = new Map<string, Set<string>>();

function note(what: string, text: string | undefined): void {
  if (text !== undefined) told.set(what, (told.get(what) ?? new Set()).add(text));
}

function read(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { parameters = [], throws = [] } = value as {
    readonly parameters?: readonly { readonly name: { readonly ru: string }; readonly type: string; readonly description?: string }[];
    readonly throws?: readonly { readonly type: string; readonly when?: string }[];
  };
  for (const { name, type, description } of parameters) note(`${name.ru}: ${type}`, description);
  for (const { type, when } of throws) note(type, when);
  for (const inner of Object.values(value)) read(inner);
}

for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.yaml')) read(parse(readFileSync(join(content, path), 'utf8')));
}

test('what the site says to mean several things is told of in several ways', () => {
  const { presets } = JSON.parse(readFileSync(join(root, 'site-config.json'), 'utf8')) as { readonly presets: readonly unknown[] };
  const [, options] = presets.find((preset) => Array.isArray(preset) && preset[0] === '@helpgen/reference') as [
    string,
    { readonly meanings: { readonly [what: string]: string } },
  ];
  const names = Object.keys(options.meanings);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((what) => (told.get(what)?.size ?? 0) < 3)).toEqual([]);
});
