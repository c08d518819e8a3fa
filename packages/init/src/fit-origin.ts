import { join, relative } from 'node:path';
import { inShell } from './in-shell.ts';
import type { Origin } from './find-origin.ts';

const schemaInPackage = './node_modules/@helpgen/model/site-config.schema.json';

/** The text of the file `name` of a new site in the folder `root`, such that what it tells and runs is true where helpgen came from. */
export function fitOrigin(origin: Origin, { root, name, text }: { readonly root: string; readonly name: string; readonly text: string }): string {
  if (origin.kind === 'registry') return text;
  const way = (path: string): string => relative(root, path).replaceAll('\\', '/');
  if (origin.kind === 'files') {
    if (name !== 'package.json') return text;
    const devDependencies = Object.fromEntries([...origin.files].map(([own, file]) => [own, `file:${way(file)}`]));
    return writeManifest({ ...readManifest(text), devDependencies });
  }
  const command = commandOf(origin.root, root);
  if (name === 'package.json') {
    const { devDependencies: _none, ...manifest } = readManifest(text);
    const called = Object.entries(manifest.scripts ?? {}).map(([key, script]) => [key, script.replace(/^helpgen\b/, () => command)] as const);
    return writeManifest({ ...manifest, scripts: Object.fromEntries(called) });
  }
  if (name === 'README.md') return text.replace(/^\| `npm install` .*\n/m, '').replaceAll('npx helpgen', () => command);
  return name === 'site-config.json' ? text.replace(schemaInPackage, () => way(join(origin.root, 'packages/model/site-config.schema.json'))) : text;
}

/** How helpgen of the checkout in `checkout` is called from the folder `root`. */
export function commandOf(checkout: string, root: string): string {
  return `node ${inShell(relative(root, join(checkout, 'bin/helpgen.js')).replaceAll('\\', '/'))}`;
}

interface Manifest {
  readonly scripts?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly [key: string]: unknown;
}

function readManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest;
}

function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
