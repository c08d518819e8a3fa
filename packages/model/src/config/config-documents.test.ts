import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { SourceFile } from '../source-file.ts';
import type { SourcePath } from '../paths.ts';
import { configExamples } from './config-examples.ts';
import type { JsonSchema } from './config-json-schema.ts';
import { makeConfigJsonSchema } from './config-json-schema.ts';
import { makeConfigReference } from './config-reference.ts';
import { parseSiteConfig } from './parse-site-config.ts';

const schemaFile = new URL('../../site-config.schema.json', import.meta.url);
const referenceFile = new URL('../../../cli/CONFIG.md', import.meta.url);

describe('what is generated from the schema', () => {
  test('site-config.schema.json is in step with the schema (UPDATE=1 writes it)', () => {
    expectInStep(schemaFile, `${JSON.stringify(makeConfigJsonSchema(), null, 2)}\n`);
  });

  test('CONFIG.md is in step with the schema (UPDATE=1 writes it)', () => {
    expectInStep(referenceFile, makeConfigReference());
  });

  test('every key has a sentence, and every key at the top level a section', () => {
    const schema = makeConfigJsonSchema();
    const silent = keysWithout(schema, '', (key) => /[^.]\.$/.test(key.description ?? ''));
    expect(silent).toEqual([]);
    const reference = makeConfigReference();
    for (const key of Object.keys(schema.properties ?? {})) expect(reference).toContain(`\n## ${key.replace('$', '')}\n`);
  });

  test('every key that may be left out has a default, or its sentence says what happens', () => {
    const schema = makeConfigJsonSchema();
    const open = keysWithout(schema, '', (key, isRequired) => isRequired || key.default !== undefined || key.const !== undefined || isExplained(key));
    expect(open).toEqual([]);
  });

  test('the minimal config and every example of the reference are valid', () => {
    for (const [key, value] of Object.entries(configExamples)) {
      const sidebars = key === 'navbar' ? { sidebars: configExamples['sidebars'] } : {};
      const text = JSON.stringify({ title: 'Справка', url: 'https://help.example.com', ...sidebars, [key]: value });
      const file: SourceFile = { path: 'site-config.json' as SourcePath, text, digest: '' };
      expect({ key, diagnostics: parseSiteConfig(file).diagnostics }).toEqual({ key, diagnostics: [] });
    }
  });

  test('the schema has the defaults that the browser and the build rely on', () => {
    const { properties = {}, required } = makeConfigJsonSchema();
    expect(required).toEqual(['title', 'url']);
    expect(properties['basePath']?.default).toBe('/');
    expect(properties['announcementBar']?.default).toBeNull();
    expect(properties['loaderDelayMs']).toMatchObject({ type: 'integer', default: 200, minimum: 0, maximum: 60_000 });
  });
});

/** Keys whose absence means nothing: the thing they add is then not there. */
function isExplained({ description = '' }: JsonSchema): boolean {
  return /by default|Either this or|no other effect|^Class of|^Sentence|^Page of this site that|^Text of a comment|^Texts of the comments|^Width|^Height/.test(description);
}

function expectInStep(file: URL, content: string): void {
  if (process.env['UPDATE'] === '1') writeFileSync(file, content);
  expect(readFileSync(file, 'utf8') === content).toBe(true);
}

function keysWithout(schema: JsonSchema, path: string, isFine: (key: JsonSchema, isRequired: boolean) => boolean): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, key]) => [
    ...(isFine(key, schema.required?.includes(name) === true) ? [] : [`${path}.${name}`]),
    ...keysWithout(key, `${path}.${name}`, isFine),
  ]);
  const parts = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...Object.values(schema.definitions ?? {})];
  return [...own, ...parts.flatMap((part) => (typeof part === 'object' ? keysWithout(part, `${path}[]`, isFine) : []))];
}
