import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'own-theme');
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));

/** The site of another product: its own colours, parts, directives, an island and a React page. */
export const ownTheme = {
  files: Object.fromEntries(paths.filter((path) => path !== 'site-config.json').map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
  config: JSON.parse(readFileSync(join(folder, 'site-config.json'), 'utf8')) as { readonly [key: string]: unknown },
};
