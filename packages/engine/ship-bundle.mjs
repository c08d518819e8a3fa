// Bundles the default theme, when the packages are built, for all sites that use it as it is, alone and with the preset of
// ours that adds to it, and the script of previews.
// Terser takes forty times as long as esbuild, and its scripts are 3 % smaller: only what is made once is worth it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { packagesOf } from '../../bin/third-party-notices.js';
import { nodeFileSystem } from './dist/host/file-system.js';
import { bundlePreviewClient, shippedClientPath } from './dist/steps/bundle-preview-client.js';
import { defaultTheme, listAdditions, packageEntries, shippedName } from './dist/steps/find-theme.js';
import { packShipped } from './dist/steps/shipped-bundle.js';
import { makeThemeBundle } from './dist/steps/make-theme-bundle.js';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist');
const shrink = async (script) => (await minify(script, { module: true, ecma: 2020, compress: { passes: 3 } })).code;
const { default: reference } = await import('@helpgen/reference');
const inputs = [];
for (const presets of [[], [reference({})]]) {
  const additions = listAdditions(presets);
  const theme = { entries: packageEntries(defaultTheme), additions, modules: [], router: 'browser' };
  const { value, diagnostics } = await makeThemeBundle(dist, theme, shrink);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  writeFileSync(path.join(dist, shippedName(additions)), packShipped({ ...value, inputs: [] }));
  inputs.push(...value.inputs);
}
nodeFileSystem.writeFile(shippedClientPath, await bundlePreviewClient());
// For the notices, which build-bundles.mjs writes for the whole package.
writeFileSync(path.join(dist, 'shipped-packages.json'), JSON.stringify(packagesOf(inputs, dist)));
