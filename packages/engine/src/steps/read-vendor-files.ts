import { createRequire } from 'node:module';
import type { OutputPath } from '@helpgen/model';
import { folderOf } from '@helpgen/model';
import { shortNameOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';
import type { Staging } from '../output/staging.ts';

/**
 * Puts the scripts that a theme ships apart into the site; says where each went, by name. A theme lists them in its
 * package.json: `"helpgen": {"vendor": {"mermaid": "./dist/vendor/mermaid.js"}}`.
 */
export function readVendorFiles(disk: FileSystem, root: string, theme: string, staging: Staging): ReadonlyMap<string, OutputPath> {
  const manifestPath = resolveFrom(`${root}/`, theme) ?? resolveFrom(import.meta.url, theme);
  if (manifestPath === undefined) return new Map();
  const files = new Map<string, OutputPath>();
  for (const [name, file] of Object.entries(vendorOf(JSON.parse(new TextDecoder().decode(disk.readFile(manifestPath)))))) {
    const bytes = disk.readFile(`${folderOf(manifestPath)}/${file}`);
    const path = `assets/vendor/${name}-${shortNameOf(bytes)}.js` as OutputPath;
    staging.write(path, 'vendor', bytes);
    files.set(name, path);
  }
  return files;
}

function vendorOf(manifest: unknown): { readonly [name: string]: string } {
  const { helpgen } = manifest as { readonly helpgen?: { readonly vendor?: { readonly [name: string]: string } } };
  return helpgen?.vendor ?? {};
}

function resolveFrom(place: string, theme: string): string | undefined {
  try {
    return createRequire(place).resolve(`${theme}/package.json`);
  } catch {
    return undefined;
  }
}
