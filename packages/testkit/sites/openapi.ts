import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'openapi');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const paths = ['openapi.mjs', 'changes-feed.mjs', 'docs/index.md', 'docs/changes.md', 'docs/github.openapi.json'];

/** What of an OpenAPI document the tests look at. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly tags: readonly string[]; description: string } } };
}

/** A site whose reference is made of an OpenAPI document. */
export const openapiSite = {
  files: Object.fromEntries(paths.map((path) => [path, read(path)])),
  config: JSON.parse(read('site-config.json')) as { readonly [key: string]: unknown },
};

/** The document of the site, or its part about the operations with one of `tags`. */
export function apiDocument(...tags: readonly string[]): ApiDocument {
  const document = JSON.parse(read('docs/github.openapi.json')) as ApiDocument;
  if (tags.length === 0) return document;
  const entries = Object.entries(document.paths).filter(([, item]) =>
    Object.values(item).some((operation) => tags.includes(operation.tags[0] ?? '')),
  );
  return { ...document, paths: Object.fromEntries(entries) };
}

/** The same site with that part alone, which is built in a moment. */
export function smallApiSite(...tags: readonly string[]): { readonly [path: string]: string } {
  const index = '---\ntitle: Справочник\nlast_update:\n  date: "2026-03-02"\n---\n\n[Обзор](api/index.md)\n';
  return {
    ...openapiSite.files,
    'docs/index.md': index,
    'docs/changes.md': index.replace('03-02', '05-01'),
    'docs/github.openapi.json': JSON.stringify(apiDocument(...tags), null, 1),
  };
}
