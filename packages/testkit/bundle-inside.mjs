// Puts into an unpacked package what it takes of the packages that its manifest lists at `helpgen.bundled`: they are installed where it is
// developed and nowhere else, because of each only a small part is used, or because nobody else has a use for them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const importOf = /\b(?:import|export)\s*(?:\*\s*as (?<all>[\w$]+)|(?<standard>[\w$]+)|\{(?<named>[^}]*)\})\s*from\s*["'](?<specifier>[^"'.][^"']*)["']/g;

/**
 * Bundles into `dist/bundled` of the package in `folder`, whose scripts have no comments, what they import of those packages, as it is
 * installed for the sources in `home`, lets them import it from there, and writes the notices that are owed for it.
 */
export async function bundleInside(folder, { dependencies = {}, helpgen: { bundled = [] } = {} }, home) {
  const scripts = bundled.length === 0 ? [] : readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const wanted = new Map();
  for (const name of scripts) {
    const file = join(folder, 'dist', name);
    const text = readFileSync(file, 'utf8');
    const up = name.split(/[\\/]/).slice(1).map(() => '../').join('') || './';
    const changed = text.replace(importOf, (statement, ...groups) => {
      const { all, standard, named, specifier } = groups.at(-1);
      if (!bundled.some((other) => specifier === other || specifier.startsWith(`${other}/`))) return statement;
      const names = wanted.get(specifier) ?? new Set();
      wanted.set(specifier, names);
      for (const used of namesOf(text, { all, standard, named })) names.add(used);
      return statement.replace(/["'].*$/, JSON.stringify(`${up}bundled/${nameOf(specifier)}.js`));
    });
    if (changed !== text) writeFileSync(file, changed);
  }
  if (wanted.size === 0) return;
  const { metafile } = await build({
    absWorkingDir: home,
    entryPoints: [...wanted.keys()].map((specifier) => ({ in: specifier, out: nameOf(specifier) })),
    outdir: join(folder, 'dist/bundled'),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    charset: 'utf8',
    // Whoever bundles this hands them on.
    legalComments: 'inline',
    metafile: true,
    // What is installed with the package stays outside.
    external: ['node:*', ...Object.keys(dependencies)],
    plugins: [onlyNames(wanted, home)],
  });
  const others = packagesOf(Object.keys(metafile.inputs), home);
  if (others.length > 0) writeFileSync(join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(others));
}

/** Makes of each entry a module that has the names which are wanted of it. */
function onlyNames(wanted, home) {
  return {
    name: 'only-names',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^/ }, ({ path, kind }) => (kind === 'entry-point' ? { path, namespace: 'wanted' } : undefined));
      onLoad({ filter: /^/, namespace: 'wanted' }, ({ path }) => ({
        contents: `export { ${[...wanted.get(path)].sort().join(', ')} } from ${JSON.stringify(path)};`,
        resolveDir: home,
      }));
    },
  };
}

function nameOf(specifier) {
  return specifier.replace(/\.js$/, '').replaceAll('/', '-');
}

/** What a module reads of another that it imports as a whole (`all`), by default or by names. */
function namesOf(text, { all, standard, named }) {
  if (standard !== undefined) return ['default'];
  if (named !== undefined) return named.split(',').map((name) => name.trim().split(' ')[0]);
  return [...text.matchAll(new RegExp(`(?<![\\w$.])${all.replaceAll('$', '\\$')}\\.([\\w$]+)`, 'g'))].map(([, name]) => name);
}
