import { join } from 'node:path';
import { readFile } from 'node:fs/promises';

/** Written when the packages are built; absent when helpgen runs from its sources. */
export const shippedClientPath = join(import.meta.dirname, '../shipped-preview-client.js');

/** The script that pages of a preview wake beside their own; no built site has it. */
export async function readPreviewClient(): Promise<string> {
  return readFile(shippedClientPath, 'utf8').catch(bundlePreviewClient);
}

/** Bundles that script. */
export async function bundlePreviewClient(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['@helpgen/runtime/preview'],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    ...(import.meta.url.endsWith('.ts') ? { conditions: ['helpgen-source'] } : {}),
  });
  return outputFiles[0]?.text ?? '';
}
