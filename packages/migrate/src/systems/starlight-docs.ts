import path from 'node:path';
import { at, listOf, textOf } from '../read/known-values.ts';
import { globOf } from '../read/glob.ts';
import { type Known } from '../read/known.ts';
import { readScriptConfig } from '../read/script-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';

const configNames = ['content.config.ts', 'content.config.mts', 'content.config.js', 'content.config.mjs', 'content/config.ts', 'content/config.js'];

/** Where a site of Starlight has its pages. */
export interface StarlightDocs {
  /** The folder of the collection `docs`. */
  readonly place: string;
  /** Whether the site shows the file of Markdown at `below` that folder. */
  isShown(below: string): boolean;
}

/** The collection `docs` of the site with its sources in the folder `src`: one that Starlight loads, or one whose files a `glob` names. */
export function readStarlightDocs(folder: SiteFolder, src: string): StarlightDocs {
  const everything = { place: `${src}/content/docs`, isShown: () => true };
  const file = configNames.map((name) => `${src}/${name}`).find((name) => folder.has(name));
  const collections = file === undefined ? undefined : readScriptConfig(folder, file)['collections'];
  const loader = at(collections, 'docs', 'loader');
  const options = textOf(loader, 'calls') === 'astro/loaders' && textOf(loader, 'name') === 'glob' ? listOf(loader, 'args')[0] : undefined;
  const base = siteFolderOf(textOf(options, 'base'));
  const patterns = patternsIn(at(options, 'pattern'));
  if (options === undefined || base === undefined || patterns.length === 0) return everything;
  return {
    place: base,
    isShown: (below) =>
      patterns.some((pattern) => !pattern.startsWith('!') && isNamed(below, pattern)) &&
      !patterns.some((pattern) => pattern.startsWith('!') && isNamed(below, pattern.slice(1))),
  };
}

function isNamed(below: string, pattern: string): boolean {
  return globOf(path.posix.normalize(pattern)).test(below);
}

function patternsIn(value: Known): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly Known[]).filter((item) => typeof item === 'string') : [];
}

/** A folder that a config names from that of the site, without a slash at its end. */
export function siteFolderOf(written: string | undefined): string | undefined {
  return written === undefined ? undefined : path.posix.normalize(written).replace(/\/$/, '');
}
