// Has V8 compile the engine as helpgen's commands need it, and keeps the code beside the bundles (bundle-loader.ts). The
// site that `helpgen init` writes, with an article that has every part and a described type, is built in threads and in
// this one, once more unchanged, and opened as for a preview.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviseV8 } from './dist/advise-v8.js';
import { createBundleLoader } from '../engine/dist/host/bundle-loader.js';

// Code is good for the flags it was compiled with.
adviseV8();
const here = path.dirname(fileURLToPath(import.meta.url));
const loader = createBundleLoader();
const { buildSite, openSite } = loader.load(path.join(here, '../engine/dist/bundle/main.cjs'));
const root = mkdtempSync(path.join(tmpdir(), 'helpgen-code-'));
try {
  cpSync(path.join(here, 'templates'), root, { recursive: true });
  cpSync(path.join(here, 'code-sample'), path.join(root, 'docs-content/docs/guide'), { recursive: true });
  const configPath = path.join(root, 'site-config.json');
  for (const options of [{ jobs: 2 }, { jobs: 0, cache: false }, {}]) {
    const { status, diagnostics } = await buildSite({ configPath, ...options });
    if (status === 'failed') throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  }
  const site = openSite({ configPath, onNews: () => {} });
  await site.update();
  await site.surveyed();
  await site.read('index.html');
  await site.close();
  loader.keepCode();
} finally {
  rmSync(root, { recursive: true, force: true });
}
