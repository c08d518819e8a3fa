import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site of ten pages in one language: its files, its config, and the addresses of its pages below the site's own. */
export interface LanguageSite {
  readonly files: { readonly [path: string]: string };
  readonly config: { readonly [key: string]: unknown };
  readonly routes: readonly string[];
}

/** The site in the folder `name` of `languages`: `german`, `arabic` or `chinese`. */
export function readLanguageSite(name: string): LanguageSite {
  const folder = join(import.meta.dirname, 'languages', name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
    .toSorted();
  const routes = paths.filter((path) => path.endsWith('.md')).map((path) => `${path.slice('docs/'.length, -'.md'.length)}/`.replace(/^index\/$/, ''));
  return {
    files: Object.fromEntries(paths.filter((path) => path !== 'site-config.json').map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    config: JSON.parse(readFileSync(join(folder, 'site-config.json'), 'utf8')) as LanguageSite['config'],
    routes: [...routes, 'search/'],
  };
}
