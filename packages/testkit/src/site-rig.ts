import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { BuildOptions, BuildReport, Host, OpenSite } from '@helpgen/engine';
import { buildSite, nodeHost, openSite } from '@helpgen/engine';

/** A small site in a folder of its own, built in this process. */
export interface SiteRig {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Writes a file of the site; the content of a document may leave the front matter out. */
  write(path: string, text: string | Uint8Array): void;
  remove(path: string): void;
  /** Without threads, which would know nothing of `host`. */
  build(options?: Partial<BuildOptions>, host?: Host): Promise<BuildReport>;
  /** Opens it as a preview does, without threads either. */
  open(onNews?: () => void): Promise<OpenSite>;
  /** Text of a file of the site. */
  readSource(path: string): string;
  /** Text of a built file. */
  read(path: string): string;
  /** Built files with their bytes as text, in the order of paths; without the manifest. */
  output(folder?: string): ReadonlyMap<string, string>;
  close(): void;
}

/** A rig with `files`; `config` is merged over a minimal site-config.json. */
export function createSiteRig(files: { readonly [path: string]: string }, config: { readonly [key: string]: unknown } = {}): SiteRig {
  const root = mkdtempSync(join(tmpdir(), 'helpgen-site-'));
  const rig: SiteRig = {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    async build(options = {}, host = nodeHost) {
      if (options.cache !== false) borrowBundles(root);
      const report = await buildSite({ configPath: join(root, 'site-config.json'), jobs: 0, ...options }, lendingHost(host));
      if (host === nodeHost) lendBundles(root);
      return report;
    },
    open(onNews = () => {}) {
      borrowBundles(root);
      return openSite({ configPath: join(root, 'site-config.json'), jobs: 0, onNews });
    },
    readSource: (path) => readFileSync(join(root, path), 'utf8'),
    read: (path) => readFileSync(join(root, 'build', path), 'utf8'),
    output: (folder = join(root, 'build')) => outputOf(folder),
    close() {
      lendBundles(root);
      rmSync(root, { recursive: true, force: true });
    },
  };
  const minimal = { title: 'Справка', url: 'https://example.com', content: { docs: 'docs' }, lastUpdate: { time: false } };
  rig.write('site-config.json', JSON.stringify({ ...minimal, ...config }, null, 2));
  for (const [path, text] of Object.entries(files)) rig.write(path, text);
  return rig;
}

/** Where the sites of one run keep the bundles of their themes, which take longest to make, for each other. */
const shared = process.env['HELPGEN_TEST_BUNDLES'] ?? '';

/** The cache of a site, by the version of the store. */
export const cacheFolder = '.helpgen/cache/v3';

/** A cache that begins knows the bundles that other sites made. */
function borrowBundles(root: string): void {
  if (lstatSync(join(root, '.helpgen'), { throwIfNoEntry: false }) === undefined) copyBundles(shared, join(root, cacheFolder));
}

function lendBundles(root: string): void {
  copyBundles(join(root, cacheFolder), shared);
}

/** `host`, on whose disk a bundle that the cache of a site lacks, or that has none, is lent. */
function lendingHost(host: Host): Host {
  return {
    ...host,
    disk: {
      ...host.disk,
      readFile(path) {
        const lent = join(shared, basename(path));
        return host.disk.readFile(basename(path).startsWith('bundle-') && !existsSync(path) && existsSync(lent) ? lent : path);
      },
    },
  };
}

/** Copies the bundles of themes in the folder `from` that `to` lacks; they are used only where all that went into them is the same. */
function copyBundles(from: string, to: string): void {
  const bundles = (shared !== '' && existsSync(from) ? readdirSync(from) : []).filter((name) => name.startsWith('bundle-') && !existsSync(join(to, name)));
  if (bundles.length > 0) mkdirSync(to, { recursive: true });
  for (const name of bundles) {
    const passing = join(to, `.${process.pid}-${name}`);
    copyFileSync(join(from, name), passing);
    renameSync(passing, join(to, name));
  }
}

function outputOf(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const pending = [''];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const entry of readdirSync(join(folder, next), { withFileTypes: true })) {
      const path = next === '' ? entry.name : `${next}/${entry.name}`;
      if (entry.isDirectory()) pending.push(path);
      else if (path !== '.helpgen-manifest') files.set(path, readFileSync(join(folder, path), 'latin1'));
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
