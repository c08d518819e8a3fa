// Takes out of an unpacked package what nobody who installs it can come to: declarations that no export leads to, and where a
// bundle holds a package, the single files that it was made of. What stays is written without what nobody reads.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';

/** Their code runs in a bundle, of the engine or their own; what they add to a theme is bundled with it, from these files. */
const bundled = new Set(['@helpgen/api', '@helpgen/reference', '@helpgen/script', '@helpgen/search']);
const themeEntries = ['dist/theme/server.js', 'dist/theme/client.js'];

/** Removes files below `dist` of the package in `folder`, whose manifest is `manifest`. */
export function dropUnreached(folder, { name, exports = {} }) {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) return;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const reached = new Set();
  for (const entry of [...pathsIn(exports), ...themeEntries]) {
    const isEntry = new RegExp(`^${join(folder, entry).replace(/[.+\\]/g, '\\$&').replace('*', '.+')}$`);
    for (const file of files) if (isEntry.test(file)) reach(file, reached);
  }
  const mayGo = bundled.has(name) ? /\.(?:js|json|d\.ts)$/ : /\.d\.ts$/;
  for (const file of files) {
    if (mayGo.test(file) && !reached.has(file)) rmSync(file);
    else if (file.endsWith('.d.ts')) writeFileSync(file, shorten(readFileSync(file, 'utf8')));
  }
}

/** Writes the schemas in `folder`, which editors read, in one line each. */
export function shortenSchemas(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.schema.json'))) {
    const file = join(folder, name);
    writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
  }
}

/** Writes the scripts in `folder` without comments, which declarations have as well, and indentation: a third of what is no bundle. */
export async function shortenScripts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter(({ name }) => name.endsWith('.js'));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const { code } = await transform(readFileSync(file, 'utf8'), { minifyWhitespace: true, charset: 'utf8', legalComments: 'none' });
    writeFileSync(file, code);
  }
}

/**
 * Declarations without what they say to nobody: style sheets that their modules import, and the way to a map, as none is shipped; with one
 * sign for a level of indentation, which is a third of them; and with the word for JSON that the compiler leaves out.
 */
function shorten(text) {
  const bare = text.replace(/^import '[^']+'(?: with \{[^}]*\})?;\n/gm, '').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
  return bare.replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)).replace(/(?<= from '[^']+\.json');$/gm, " with { type: 'json' };");
}

function pathsIn(exports) {
  return typeof exports === 'string' ? [exports] : Object.values(exports).flatMap(pathsIn);
}

/** Adds `file` to `reached`, and what it and they import of their own package. */
function reach(file, reached) {
  if (reached.has(file) || !existsSync(file)) return;
  reached.add(file);
  if (!/\.[jt]s$/.test(file)) return;
  for (const [, , address] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*(["'])(\.[^"']*)\1/g)) {
    const target = join(dirname(file), address);
    reach(file.endsWith('.d.ts') ? target.replace(/\.[jt]sx?$/, '.d.ts') : target, reached);
  }
}
