// Whether an unpacked package can be installed alone: all that its scripts and declarations import is there, or a dependency of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Style sheets import fonts, and are imported with words that the bundler of themes knows. */
const styleSheets = { name: 'style-sheets', setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, () => ({ contents: "export default ''" })) };

/** What is wrong with the imports of the package in `folder`, a sentence each. */
export async function checkImports(folder, manifest) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const { name, dependencies = {}, peerDependencies = {} } = manifest;
  const installed = { ...dependencies, ...peerDependencies };
  const isKnown = (specifier) => {
    const other = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
    return other === name || other in installed || `@types/${other}` in installed || specifier.startsWith('node:') || builtinModules.includes(other);
  };
  const faults = [];
  for (const file of files.filter((path) => path.endsWith('.d.ts'))) {
    for (const [, specifier] of readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)) {
      const isThere = specifier.startsWith('.') ? existsSync(join(dirname(file), specifier.replace(/(?:\.d)?\.[jt]sx?$/, '.d.ts'))) : isKnown(specifier);
      if (!isThere && !specifier.endsWith('.json')) faults.push(`${name}: ${file.slice(folder.length + 1)} needs the types of ${specifier}, which is neither in the package nor a dependency of it.`);
    }
  }
  const { metafile, errors } = await build({
    entryPoints: files.filter((path) => path.endsWith('.js') && path.startsWith(join(folder, 'dist'))),
    outdir: 'unwritten',
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    logLevel: 'silent',
    plugins: [styleSheets],
  }).catch(({ errors }) => ({ errors, metafile: { inputs: {} } }));
  for (const { text, location } of errors) faults.push(`${name}: ${text}${location === null ? '' : ` (${location.file})`}`);
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports.filter(({ external, path }) => external && !isKnown(path))) faults.push(`${name}: ${file} imports ${path}, which is no dependency of it.`);
  }
  return faults;
}
