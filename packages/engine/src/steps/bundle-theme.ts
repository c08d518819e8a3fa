import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { MadeBundle, ThemeFiles } from '@helpgen/bundler';
import { areOurs, defaultTheme, findTheme, listAdditions, makeThemeBundle, placeWords, shippedName } from '@helpgen/bundler';
import type { FileSystem, Store } from '@helpgen/disk';
import { digestOf, digestOfAll } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { attempt } from '../attempt.ts';
import { digestNow } from '../presets/make-pages.ts';
import type { SiteInputs } from '../read-inputs.ts';
import { modulesOf } from '../read-inputs.ts';
import { toolId } from '../tool-id.ts';

/** Theme and React pages, bundled for both sides, with the server's side where Node can load it. */
export interface ThemeBundle extends ThemeFiles {
  /** Absolute path of the CommonJS file whose default export is a renderer. */
  readonly rendererPath: string;
  /** What {@link bundleKey} gives for it: its digest before the words of the site's languages were put in. */
  readonly key: string;
}

/** A bundle, and what it was made of: while that is the same, it is not made again. */
interface StoredBundle extends Omit<MadeBundle, 'inputs'> {
  readonly inputs: readonly { readonly path: string; readonly digest: string }[];
}

/** What the step needs. */
export type BundleStep = Pick<SiteInputs, 'run' | 'stats' | 'sources'>;

/** Digest of the bundle that need not be made; empty when there is none. */
export function bundleKey(step: BundleStep): string {
  const shipped = shippedPath(step);
  const digest = shipped === undefined ? undefined : readShippedDigest(step.run.host.disk, shipped);
  return digest ?? readStored(step)?.files.digest ?? '';
}

/**
 * The bundle for the config's theme and the site's React pages: the one that helpgen ships when both are ours alone,
 * else that of last time, else a new one when one of esbuild's own inputs has changed.
 */
export async function bundleTheme(step: BundleStep): Promise<{ readonly value: ThemeBundle | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const stored = readStored(step);
  if (stored !== undefined) return { value: place(step, stored), diagnostics: [] };
  const { config, presets, store } = step.run;
  const additions = listAdditions(presets.list);
  const options = { entries: entriesOf(step), additions, modules: modulesOf(step.sources), router: config.router };
  const made = await makeThemeBundle(step.run.project.root, options);
  if (made.value === undefined) return { value: undefined, diagnostics: made.diagnostics };
  const inputs = made.value.inputs.map((path) => ({ path, digest: step.stats.digest(path) }));
  store.writeRecord(recordName(step), { ...made.value, inputs } satisfies StoredBundle);
  return { value: place(step, made.value), diagnostics: made.diagnostics };
}

const prefix = `bundle-${toolId}-`;

/** How the paths begin at which `store` keeps the bundles that this build of helpgen made. */
export function bundlesOf(store: Store): string {
  return join(store.folder, prefix);
}

function entriesOf({ run: { host, project, config } }: BundleStep): ReturnType<typeof findTheme> {
  return findTheme(host.disk, project.root, config.theme);
}

function recordName(step: BundleStep): string {
  const { config, presets } = step.run;
  const form = config.router === 'hash' ? 'script' : 'modules';
  const additions = listAdditions(presets.list).flatMap((addition) => Object.values(addition));
  return `${prefix}${digestOfAll([form, ...Object.values(entriesOf(step)), ...additions, ...modulesOf(step.sources)])}`;
}

/** Whether the theme is made of what comes with helpgen alone. */
export function isOurTheme({ run: { config, presets }, sources }: BundleStep): boolean {
  return config.theme === defaultTheme && modulesOf(sources).length === 0 && areOurs(listAdditions(presets.list));
}

/** Where the bundle lies that helpgen ships for such a site: written when the packages are built, absent when helpgen runs from its sources. */
function shippedPath(step: BundleStep): string | undefined {
  const { config, presets } = step.run;
  if (!isOurTheme(step) || config.router === 'hash') return undefined;
  return join(import.meta.dirname, '..', shippedName(listAdditions(presets.list)));
}

function readStored(step: BundleStep): Omit<StoredBundle, 'inputs'> | undefined {
  const path = shippedPath(step);
  const shipped = path === undefined ? undefined : readShipped(step.run.host.disk, path);
  if (shipped !== undefined) return shipped;
  const stored = step.run.store.readRecord(recordName(step)) as StoredBundle | undefined;
  return stored?.inputs.every(({ path, digest }) => digestNow(step.stats, path) === digest) === true ? stored : undefined;
}

/** Node loads the server's side from a file, named by content so that no process ever meets another's. */
function place({ run: { host: { disk }, store, config } }: BundleStep, { files, server }: Omit<MadeBundle, 'inputs'>): ThemeBundle {
  const digest = digestOf(server);
  const rendererPath = join(store.folder, `renderer-${digest}.cjs`);
  if (disk.stat(rendererPath) === undefined || digestOf(disk.readFile(rendererPath)) !== digest) {
    disk.writeFile(`${rendererPath}.new`, server);
    disk.rename(`${rendererPath}.new`, rendererPath);
  }
  return { ...placeWords(files, config.locales.list), rendererPath, key: files.digest };
}

const digestLength = digestOf('').length;

/** The bundle of the default theme as it is shipped: compressed, because every installation has it, behind its digest. */
export function packShipped(bundle: MadeBundle): Uint8Array {
  return Buffer.concat([Buffer.from(bundle.files.digest), brotliCompressSync(serialize(bundle))]);
}

/** The bundle that {@link packShipped} packed into the file at `path`; `undefined`: there is none, as when helpgen runs from its sources. */
function readShipped(disk: FileSystem, path: string): MadeBundle | undefined {
  return attempt(() => deserialize(brotliDecompressSync(disk.readFile(path).subarray(digestLength))) as MadeBundle, undefined);
}

/** The digest of {@link readShipped}'s bundle alone: to unpack the bundle takes a tenth of a build with nothing to do. */
function readShippedDigest(disk: FileSystem, path: string): string | undefined {
  return disk.stat(path) === undefined ? undefined : new TextDecoder().decode(disk.readFile(path).subarray(0, digestLength));
}
