import type { BuildOptions, BuildResult, Metafile, OutputFile, Plugin } from 'esbuild';
import type { BundleFile, Diagnostic, OutputPath, SiteConfig, SourcePath } from '@helpgen/model';
import { digestOf, digestOfAll } from '../cache/digest-of.ts';
import type { StatIndex } from '../cache/stat-index.ts';
import type { Store } from '../cache/store.ts';
import type { FileSystem } from '../host/file-system.ts';
import { toDiagnostics } from './esbuild-diagnostics.ts';
import { nameByContent } from './name-by-content.ts';

/** Theme and React pages, bundled for both sides. */
export interface ThemeBundle {
  /** Digest of everything below. */
  readonly digest: string;
  /** Absolute path of the CommonJS file whose default export is a renderer. */
  readonly rendererPath: string;
  /** Files of the browser, named by their content. */
  readonly files: readonly BundleFile[];
  readonly script: OutputPath;
  /** What the entry script imports at once. */
  readonly preloads: readonly OutputPath[];
  readonly styles: readonly OutputPath[];
}

interface StoredBundle {
  readonly inputs: readonly { readonly path: string; readonly digest: string }[];
  readonly server: string;
  readonly bundle: Omit<ThemeBundle, 'rendererPath'>;
}

/** What the step needs. */
export interface BundleStep {
  readonly disk: FileSystem;
  readonly root: string;
  readonly store: Store;
  readonly stats: StatIndex;
  readonly toolId: string;
  readonly config: SiteConfig;
  /** React modules that are pages of the site. */
  readonly modules: readonly SourcePath[];
}

/** From sources when this file itself is one (tests), else from what the packages ship. */
const isFromSource = import.meta.url.endsWith('.ts');

/** Digest of what the bundle of last time was made of, as it is now; empty when there is no bundle. */
export function bundleKey(step: BundleStep): string {
  const stored = readStored(step);
  return stored === undefined ? '' : stored.bundle.digest;
}

/** The bundle for the config's theme; made again only when one of esbuild's own inputs has changed. */
export async function bundleTheme(step: BundleStep): Promise<{ readonly value: ThemeBundle | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const stored = readStored(step);
  if (stored !== undefined) return { value: place(step, stored), diagnostics: [] };
  const made = await makeBundle(step);
  if (made.value === undefined) return { value: undefined, diagnostics: made.diagnostics };
  step.store.writeRecord(recordName(step), made.value);
  return { value: place(step, made.value), diagnostics: made.diagnostics };
}

function recordName(step: BundleStep): string {
  return `bundle-${digestOfAll([step.toolId, step.config.theme, ...step.modules])}`;
}

function readStored(step: BundleStep): StoredBundle | undefined {
  const stored = step.store.readRecord(recordName(step)) as StoredBundle | undefined;
  if (stored === undefined) return undefined;
  try {
    return stored.inputs.every(({ path, digest }) => step.stats.digest(path) === digest) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Node loads the server bundle from a file, named by content so that no process ever meets another's. */
function place(step: BundleStep, { bundle, server }: StoredBundle): ThemeBundle {
  const rendererPath = `${step.store.folder}/renderer-${digestOf(server)}.cjs`;
  if (step.disk.stat(rendererPath) === undefined) {
    step.disk.writeFile(`${rendererPath}.new`, server);
    step.disk.rename(`${rendererPath}.new`, rendererPath);
  }
  return { ...bundle, rendererPath };
}

async function makeBundle(step: BundleStep): Promise<{ readonly value: StoredBundle | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const esbuild = await import('esbuild');
  const shared: BuildOptions & { readonly write: false; readonly metafile: true } = {
    absWorkingDir: step.root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ownPackages],
    ...(isFromSource ? { conditions: ['helpgen-source'] } : {}),
    loader: { '.svg': 'file', '.woff2': 'file', '.png': 'file' },
    assetNames: '[name]-[hash]',
  };
  try {
    const [server, client] = await Promise.all([
      esbuild.build({
        ...shared,
        stdin: { contents: serverEntry(step), resolveDir: step.root, sourcefile: 'server-entry.js' },
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        outdir: 'server',
      }),
      esbuild.build({
        ...shared,
        stdin: { contents: clientEntry(step), resolveDir: step.root, sourcefile: 'client.js' },
        platform: 'browser',
        target: ['es2022', 'chrome109', 'firefox115', 'safari16'],
        format: 'esm',
        splitting: true,
        outdir: 'assets',
        entryNames: 'client',
        chunkNames: '[name]-[hash]',
      }),
    ]);
    return { value: toStored(step, server, client), diagnostics: [] };
  } catch (error) {
    return { value: undefined, diagnostics: toDiagnostics(error, step.config.theme) };
  } finally {
    await esbuild.stop();
  }
}

function serverEntry({ config, modules }: BundleStep): string {
  const theme = JSON.stringify(config.theme).slice(1, -1);
  const imports = modules.map((path, index) => `import * as page${index} from ${JSON.stringify(`./${path}`)};`);
  const table = modules.map((path, index) => `${JSON.stringify(path)}: page${index}.default`);
  return [
    `import theme from "${theme}";`,
    `import parts from "${theme}/server";`,
    'import { createRenderer } from "@helpgen/runtime/server";',
    ...imports,
    `export default createRenderer(theme, parts, {${table.join(', ')}});`,
  ].join('\n');
}

function clientEntry({ config, modules }: BundleStep): string {
  const theme = JSON.stringify(config.theme).slice(1, -1);
  const table = modules.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`./${path}`)})`);
  return [
    `import theme from "${theme}";`,
    `import client from "${theme}/client";`,
    'import { boot } from "@helpgen/runtime/client";',
    `boot(theme, client, {${table.join(', ')}});`,
  ].join('\n');
}

/** One React, one runtime and one default theme, those that helpgen itself came with, whoever imports them. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom|@helpgen\/(runtime|theme))(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'own' ? undefined : build.resolve(path, { kind, resolveDir: import.meta.dirname, pluginData: 'own' }),
    );
  },
};

function toStored(step: BundleStep, server: BuildResult, client: BuildResult): StoredBundle {
  const serverText = server.outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const named = nameByContent(toFiles(client.outputFiles ?? [], `${step.root}/`));
  const script = named.pathOf('assets/client.js');
  const bundle = {
    digest: digestOfAll([serverText, ...named.files.map(({ path }) => path)]),
    files: named.files,
    script,
    preloads: staticImports(client.metafile, 'assets/client.js').map(named.pathOf),
    styles: named.files.map(({ path }) => path).filter((path) => path.endsWith('.css')),
  };
  const inputs = [...new Set([...inputsOf(server.metafile), ...inputsOf(client.metafile)])]
    .filter((path) => !path.endsWith('-entry.js') && path !== 'client.js' && !path.includes(':'))
    .sort()
    .map((path) => (path.startsWith('/') ? path : `${step.root}/${path}`))
    .map((path) => ({ path, digest: step.stats.digest(path) }));
  return { inputs, server: serverText, bundle };
}

function toFiles(files: readonly OutputFile[], prefix: string): readonly BundleFile[] {
  return files.map(({ path, contents }) => ({ path: path.slice(prefix.length) as OutputPath, bytes: contents }));
}

function inputsOf(metafile: Metafile | undefined): readonly string[] {
  return Object.keys(metafile?.inputs ?? {});
}

/** The chunks that `entry` imports at once, directly or through others, in the order of their names. */
function staticImports(metafile: Metafile | undefined, entry: string): readonly string[] {
  const found = new Set<string>();
  const pending = [entry];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const { path, kind } of metafile?.outputs[next]?.imports ?? []) {
      if (kind !== 'import-statement' || found.has(path)) continue;
      found.add(path);
      pending.push(path);
    }
  }
  return [...found].sort();
}
