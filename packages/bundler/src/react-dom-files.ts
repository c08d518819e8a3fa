import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type * as Esbuild from 'esbuild';
import type { Plugin } from 'esbuild';

/** What bundles take of `react-dom` and of its scheduler: 1.5 MB of the 8.2 that they have, and 0.14 MB compressed. */
export interface ReactDomFiles {
  /** Files by what is imported, for the server's side (`node`) and the client's. */
  readonly entries: { readonly [platform in Platform]: { readonly [specifier: string]: string } };
  /** Texts of the files, unchanged, by their paths in a folder of packages: `react-dom/client.js`. */
  readonly files: { readonly [path: string]: string };
}

type Platform = 'browser' | 'node';

/** The file beside the bundle of this module. Written when the packages are built; who runs from sources has `react-dom` installed. */
export const shippedReactDom = 'shipped-react-dom.br';

/** What {@link packReactDom} wrote into the file at `path`; `undefined`: there is none. */
export function readReactDom(path: string = join(import.meta.dirname, '..', shippedReactDom)): ReactDomFiles | undefined {
  try {
    return JSON.parse(brotliDecompressSync(readFileSync(path)).toString()) as ReactDomFiles;
  } catch {
    return undefined;
  }
}

/** `files` as they are shipped. */
export function packReactDom(files: ReactDomFiles): Uint8Array {
  return brotliCompressSync(JSON.stringify(files));
}

/** Finds what bundles for production take of `react-dom`, as it is installed for the module at `from`; `plugins` may read less of it. */
export async function collectReactDom(esbuild: typeof Esbuild, from: string, plugins: readonly Plugin[]): Promise<ReactDomFiles> {
  const collect = async (platform: Platform): Promise<Pick<ReactDomFiles, 'files'> & { readonly entries: { readonly [specifier: string]: string } }> => {
    const { metafile } = await esbuild.build({
      absWorkingDir: dirname(from),
      stdin: { contents: specifiers.map((name) => `import ${JSON.stringify(name)};`).join('\n'), resolveDir: dirname(from) },
      bundle: true,
      write: false,
      metafile: true,
      logLevel: 'silent',
      platform,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [...plugins],
    });
    const inside = Object.keys(metafile.inputs).flatMap((input) => {
      const [, path] = insidePath.exec(input) ?? [];
      return path === undefined ? [] : [[path, readFileSync(join(dirname(from), input), 'utf8')] as const];
    });
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
    const entries = imported.flatMap(({ path, original = '' }) => (specifiers.includes(original) ? [[original, insidePath.exec(path)?.[1] ?? '']] : []));
    return { entries: Object.fromEntries(entries), files: Object.fromEntries(inside) };
  };
  const [browser, node] = await Promise.all([collect('browser'), collect('node')]);
  return { entries: { browser: browser.entries, node: node.entries }, files: { ...browser.files, ...node.files } };
}

const specifiers: readonly string[] = ['react-dom', 'react-dom/client', 'react-dom/server'];
const insidePath = /.*node_modules\/((?:react-dom|scheduler)\/.+)$/;

/** What a bundler keeps the shipped files apart by from those on the disk. */
const origin = 'shipped';

/** Path at which a bundler has the shipped file `path`: plugins tell it by the same names as one on the disk. */
function shippedPathOf(path: string): string {
  return `/${path}`;
}

/** Gives a bundler the files of `shipped` for `react-dom`, whoever imports it; where nothing is shipped, it finds them on the disk. */
export function reactDomOf(shipped: ReactDomFiles | undefined): Plugin {
  return {
    name: 'react-dom',
    setup(build) {
      if (shipped === undefined) return;
      const { entries, files } = shipped;
      const found = (path: string): { readonly path: string; readonly namespace: string } | undefined =>
        path in files ? { path: shippedPathOf(path), namespace: origin } : undefined;
      build.onResolve({ filter: /^react-dom(\/|$)/ }, ({ path }) => found(entries[build.initialOptions.platform === 'node' ? 'node' : 'browser'][path] ?? ''));
      build.onResolve({ filter: /^scheduler$/, namespace: origin }, () => found('scheduler/index.js'));
      build.onResolve({ filter: /^react$/, namespace: origin }, ({ path, kind }) => build.resolve(path, { kind, resolveDir: import.meta.dirname }));
      build.onResolve({ filter: /^\./, namespace: origin }, ({ path, importer }) => {
        const target = posix.join(dirname(importer), path).slice(1);
        return found(target) ?? found(`${target}.js`);
      });
      build.onLoad({ filter: /^/, namespace: origin }, ({ path }) => ({ contents: files[path.slice(1)] ?? '', resolveDir: import.meta.dirname }));
    },
  };
}

/** Of React's servers that which writes pages at once: each process and thread that renders would load the one that streams, too. */
export const legacyServer: Plugin = {
  name: 'legacy-server',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-dom[\\/]server\.node\.js$/ }, () => ({
      contents: "module.exports = require('./cjs/react-dom-server-legacy.node.production.js');",
    }));
  },
};
