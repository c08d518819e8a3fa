import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { defaultTheme } from '@helpgen/bundler';
import type { FileSystem } from '@helpgen/disk';
import { shortNameOf } from '@helpgen/disk';
import type { OutputPath, SiteConfig } from '@helpgen/model';
import type { OutputSink } from '../output/staging.ts';

/**
 * Puts the scripts that a theme ships apart into the site; says where each went, by name. A theme lists them in its
 * package.json: `"helpgen": {"vendor": {"mermaid": "./dist/vendor/mermaid.js.br"}}`. What ends in `.br` is compressed by Brotli.
 */
export async function readVendorFiles(
  disk: FileSystem,
  root: string,
  { theme, router }: SiteConfig,
  staging: OutputSink,
): Promise<ReadonlyMap<string, OutputPath>> {
  const files = new Map<string, OutputPath>();
  // A theme that is made of the default one may ask for what that ships.
  for (const name of new Set([defaultTheme, theme])) {
    const manifestPath = resolveFrom(join(root, 'package.json'), name) ?? resolveFrom(import.meta.url, name);
    const vendor = manifestPath === undefined ? {} : vendorOf(JSON.parse(new TextDecoder().decode(disk.readFile(manifestPath))));
    for (const [script, file] of Object.entries(vendor)) {
      const shipped = disk.readFile(join(dirname(manifestPath ?? ''), file));
      const module = file.endsWith('.br') ? brotliDecompressSync(shipped) : shipped;
      const bytes = router === 'hash' ? await toScript(module) : module;
      const path = `assets/vendor/${script}-${shortNameOf(bytes)}.js` as OutputPath;
      staging.write(path, 'vendor', bytes);
      files.set(script, path);
    }
  }
  return files;
}

/** The ES module `text` as a script in the form of `writeDataModule`. */
async function toScript(text: Uint8Array): Promise<Uint8Array> {
  const { transform } = await import('esbuild');
  const { code } = await transform(text, { format: 'iife', globalName: 'hgModule', minify: true, charset: 'utf8', legalComments: 'inline' });
  return Buffer.from(code);
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
