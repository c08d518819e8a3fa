// Bundles the default theme, when the packages are built, for all sites that use it as it is, alone and with the preset of
// ours that adds to it; and packs what themes of others need of `react-dom`.
// Terser takes forty times as long as esbuild, and its scripts are 3 % smaller: only what is made once is worth it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { packagesOf } from '../../bin/third-party-notices.js';
import {
  collectReactDom, defaultTheme, legacyServer, listAdditions, makeThemeBundle, packageEntries, packReactDom, shippedName, shippedReactDom,
} from '@helpgen/bundler';
import { packShipped } from './dist/steps/bundle-theme.js';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist');
const options = { module: true, ecma: 2020, compress: { passes: 3 } };
const kept = fileURLToPath(new URL('../../node_modules/.cache/helpgen-terser', import.meta.url));
mkdirSync(kept, { recursive: true });
const { version } = createRequire(import.meta.url)('terser/package.json');

// Most scripts are the same in both bundles and in the next build of the packages, and Terser is more than half of this step.
async function shrink(script) {
  const key = createHash('sha256').update(JSON.stringify([version, options, script])).digest('hex');
  const file = path.join(kept, `${key}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { code } = await minify(script, options);
  writeFileSync(file, code);
  return code;
}

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
const reactDom = await collectReactDom(esbuild, fileURLToPath(import.meta.url), [legacyServer]);
writeFileSync(path.join(dist, shippedReactDom), packReactDom(reactDom));
// For the notices, which build-bundles.mjs writes for the whole package.
writeFileSync(path.join(dist, 'shipped-packages.json'), JSON.stringify(packagesOf(inputs, dist)));
