import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildOptions, BuildResult, Metafile, OutputFile, Plugin } from 'esbuild';
import { digestOf, digestOfAll, relativeWithSlashes } from '@helpgen/disk';
import type { BundleFile, Checked, FrameData, OutputPath, SourcePath } from '@helpgen/model';
import { toDiagnostics } from './esbuild-diagnostics.ts';
import type { ThemeAddition, ThemeEntries } from './find-theme.ts';
import { copyChunks } from './copy-chunks.ts';
import { foldChunks } from './fold-chunks.ts';
import { nameByContent } from './name-by-content.ts';
import { partSheets, type Sheet } from './part-sheets.ts';
import { legacyServer, reactDomOf, readReactDom } from './react-dom-files.ts';
import { wordPlaces } from './place-words.ts';
import type { ThemeFiles } from './theme-files.ts';

/** A bundle as esbuild made it. */
export interface MadeBundle {
  /** Absolute paths of everything that went into it. */
  readonly inputs: readonly string[];
  /** The CommonJS file of the server's side. */
  readonly server: Uint8Array;
  readonly files: ThemeFiles;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** From sources when this file itself is one (tests), else from what the packages ship. */
const isFromSource = import.meta.url.endsWith('.ts');

/** What is bundled. */
export interface BundledTheme {
  readonly entries: ThemeEntries;
  readonly additions: readonly ThemeAddition[];
  /** React modules that are pages of the site. */
  readonly modules: readonly SourcePath[];
  readonly router: FrameData['router'];
}

/**
 * Bundles `theme` for both sides, as seen from the folder `root`; mistakes in it are findings.
 * `shrink` writes a finished script for browsers shorter; its imports and exports keep their names.
 */
export async function makeThemeBundle(
  root: string,
  theme: BundledTheme,
  shrink: (script: string) => Promise<string> = async (script) => script,
): Promise<Checked<MadeBundle | undefined>> {
  const { entries, router } = theme;
  // Never stopped: its process serves all bundles of ours, ends with us, and a stop would leave another bundle waiting for ever.
  const esbuild = await import('esbuild');
  const reactDom = readReactDom();
  const shared: BuildOptions & { readonly write: false; readonly metafile: true } = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    define: productionReact,
    plugins: [ownPackages],
    ...(isFromSource ? { conditions: ['helpgen-source'] } : {}),
    loader: { '.svg': 'file', '.woff2': 'file', '.png': 'file' },
    assetNames: '[name]-[hash]',
  };
  const found: Sheet[] = [];
  // From disk one document shows all pages.
  const sheets = partSheets(router === 'hash' ? undefined : (sheet) => found.push(sheet));
  try {
    const [server, client, thread] = await Promise.all([
      esbuild.build({
        ...shared,
        stdin: { contents: serverEntry(theme), resolveDir: root, sourcefile: 'server-entry.js' },
        plugins: [legacyServer, ownPackages, reactDomOf(reactDom)],
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        outdir: 'server',
      }),
      esbuild.build({
        ...shared,
        stdin: { contents: clientEntry(theme), resolveDir: root, sourcefile: 'client-entry.js' },
        plugins: [drawingOf(entries.index), sheets, wordPlaces, ownPackages, reactDomOf(reactDom)],
        platform: 'browser',
        target: browsers,
        // From disk browsers load scripts and no modules: there is one, with all that would else be loaded when it is needed.
        ...(router === 'hash' ? { format: 'iife' } : { format: 'esm', splitting: true }),
        legalComments: 'external',
        outdir: 'assets',
        entryNames: 'client',
        chunkNames: '[name]-[hash]',
      }),
      // By itself: what a page and its thread share would be one more file that the first view waits for. From disk there are no threads.
      router === 'hash' ? undefined : esbuild.build({
        ...shared,
        entryPoints: ['search-worker', 'search-server-worker'].map((name) => ({ in: `@helpgen/runtime/${name}`, out: name })),
        platform: 'browser',
        target: browsers,
        format: 'iife',
        legalComments: 'external',
        outdir: 'assets',
      }),
    ]);
    if (router === 'hash') for (const file of client.outputFiles ?? []) file.contents = showFonts(file);
    // They are found in no order of their own.
    const ordered = found.sort((a, b) => (a.classes.join() < b.classes.join() ? -1 : 1));
    const apart = await esbuild.build({
      ...shared,
      entryPoints: ordered.map(({ path }, index) => ({ in: path, out: `sheet-${index}` })),
      target: browsers,
      outdir: 'assets',
    });
    return { value: await toMade(root, { server, client, thread, apart }, { sheets: ordered, shrink }), diagnostics: [] };
  } catch (error) {
    return { value: undefined, diagnostics: toDiagnostics(error, entries.index) };
  }
}

/** From disk fonts cannot be loaded ahead, and one that is optional would never come in time. */
function showFonts({ path, contents, text }: OutputFile): Uint8Array {
  return path.endsWith('.css') ? Buffer.from(text.replaceAll('font-display:optional', 'font-display:swap')) : contents;
}

const browsers = ['es2022', 'chrome109', 'firefox115', 'safari16'];

const productionReact = { 'process.env.NODE_ENV': '"production"' };

function serverEntry({ entries, additions, modules }: BundledTheme): string {
  const added = additions.flatMap(({ server }) => server ?? []);
  const table = modules.map((path, index) => `${JSON.stringify(path)}: page${index}.default`);
  return [
    `import theme from ${JSON.stringify(entries.index)};`,
    `import parts from ${JSON.stringify(entries.server)};`,
    'import { createRenderer, extendServer } from "@helpgen/runtime/server";',
    ...added.map((path, index) => `import added${index} from ${JSON.stringify(path)};`),
    ...modules.map((path, index) => `import * as page${index} from ${JSON.stringify(`./${path}`)};`),
    `export default createRenderer(theme, extendServer(parts, [${added.map((_, index) => `added${index}`).join(', ')}]), {${table.join(', ')}});`,
  ].join('\n');
}

function clientEntry({ entries, additions, modules, router }: BundledTheme): string {
  const added = additions.flatMap(({ client }) => client ?? []);
  const behaviours = [...added.map((_, index) => `...added${index}.behaviours`), '...client.behaviours'].join(', ');
  const table = modules.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`./${path}`)})`);
  return [
    `import client from ${JSON.stringify(entries.client)};`,
    ...added.map((path, index) => `import added${index} from ${JSON.stringify(path)};`),
    `import { ${router === 'hash' ? 'bootByHash as boot' : 'boot'} } from "@helpgen/runtime/client";`,
    added.length === 0 ? 'const all = client;' : `const all = { ...client, behaviours: { ${behaviours} } };`,
    `boot(() => import(${JSON.stringify(drawingName)}), all, {${table.join(', ')}}${router === 'hash' ? '' : ', (href) => import(href)'});`,
  ].join('\n');
}

/** Name of the module that draws pages, which no reader waits for: the theme, and with it React. */
const drawingName = 'helpgen-drawing';

function drawingOf(theme: string): Plugin {
  return {
    name: 'drawing',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${drawingName}$`) }, () => ({ path: drawingName, namespace: 'helpgen', sideEffects: false }));
      build.onLoad({ filter: /^/, namespace: 'helpgen' }, () => ({
        contents: `export { default as theme } from ${JSON.stringify(theme)};\nexport { drawPage } from "@helpgen/runtime/drawing";`,
        resolveDir: build.initialOptions.absWorkingDir ?? '.',
      }));
    },
  };
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

interface Builds {
  readonly server: BuildResult;
  readonly client: BuildResult;
  readonly thread: BuildResult | undefined;
  /** The sheets that not all pages need. */
  readonly apart: BuildResult;
}

interface MakeOptions {
  readonly sheets: readonly Sheet[];
  readonly shrink: (script: string) => Promise<string>;
}

async function toMade(root: string, { server, client, thread, apart }: Builds, { sheets, shrink }: MakeOptions): Promise<MadeBundle> {
  const serverFile = server.outputFiles?.find(({ path }) => path.endsWith('.js'))?.contents ?? new Uint8Array();
  const loaded = toFiles([...(client.outputFiles ?? []), ...(thread?.outputFiles ?? [])], root);
  const alone = [...toFiles(apart.outputFiles ?? [], root)].sort((a, b) => sheetNumber(a) - sheetNumber(b));
  const common = loaded.filter(isSheet);
  const style = common.length + alone.length === 0 ? [] : [{ path: stylePath, bytes: Buffer.concat(common.map(({ bytes }) => bytes)) }];
  const drawing = Object.entries(client.metafile?.outputs ?? {}).find(([, { entryPoint }]) => entryPoint?.endsWith(`:${drawingName}`))?.[0];
  const plain = foldChunks(loaded.filter((file) => !isSheet(file)), 'assets/client.js');
  // From disk all is one script.
  const scripts = copyChunks(drawing === undefined ? plain : foldChunks(plain, drawing), 'assets/');
  const folded = [...scripts, ...style, ...alone];
  const kept = new Set<string>(folded.map(({ path }) => path));
  const named = nameByContent(
    await Promise.all(
      folded.map(async (file) =>
        file.path.endsWith('.js') ? { ...file, bytes: encoder.encode(await shrink(decoder.decode(file.bytes))) } : file,
      ),
    ),
  );
  const script = named.pathOf('assets/client.js');
  const preloads = staticImports(client.metafile, 'assets/client.js')
    .filter((path) => kept.has(path))
    .map(named.pathOf);
  const compressed = (paths: readonly OutputPath[]): number =>
    named.files.reduce((sum, { path, bytes }) => sum + (paths.includes(path) ? gzipSync(bytes).length : 0), 0);
  const files: ThemeFiles = {
    digest: digestOfAll([digestOf(serverFile), ...named.files.map(({ path }) => path)]),
    files: named.files,
    script,
    preloads,
    style: style.length === 0 ? undefined : named.pathOf(stylePath),
    sheets: alone.map(({ path }, index) => ({ path: named.pathOf(path), classes: sheets[index]?.classes ?? [] })),
    gzip: { scripts: compressed([script, ...preloads]), styles: compressed(style.map(({ path }) => named.pathOf(path))) },
  };
  const inputs = [...new Set([...inputsOf(server.metafile), ...inputsOf(client.metafile), ...inputsOf(thread?.metafile), ...inputsOf(apart.metafile)])]
    // A name before a colon is a namespace; a single letter is a disk of Windows.
    .filter((path) => !path.endsWith('-entry.js') && !/^[^:]{2,}:/.test(path))
    .sort()
    .map((path) => resolve(root, path));
  return { inputs, server: serverFile, files };
}

const stylePath = 'assets/client.css' as OutputPath;

function isSheet({ path }: BundleFile): boolean {
  return path.endsWith('.css');
}

function sheetNumber({ path }: BundleFile): number {
  return Number(/-(\d+)\.css$/.exec(path)?.[1]);
}

function toFiles(files: readonly OutputFile[], root: string): readonly BundleFile[] {
  return files.map(({ path, contents }) => ({ path: relativeWithSlashes(root, path) as OutputPath, bytes: contents }));
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
