import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Esbuild from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { shippedPathOf, type ReactDomFiles } from './react-dom-files.ts';

/** What bundlers may do with React. */
interface ReactFacts {
  /** For bundles of ours alone: authors of themes have the developer tools. */
  readonly define: { readonly [name: string]: string };
  readonly keepExports: string;
  readonly mangleProps: string;
}

/** What a bundle reads of React; `undefined` where that cannot be told. */
export type ReactNames = ReadonlySet<string> | undefined;

/** What the runtime says of React. */
export function readReactFacts(): ReactFacts {
  const path = createRequire(import.meta.url).resolve('@helpgen/runtime/bundle.json');
  return JSON.parse(readFileSync(path, 'utf8')) as ReactFacts;
}

/** Finds what the bundle of `options` reads of React: bundles it without, and looks at what it imports then. */
export async function findReactNames(esbuild: typeof Esbuild, options: BuildOptions): Promise<ReactNames> {
  const { metafile, outputFiles } = await esbuild.build({
    ...options,
    format: 'esm',
    minify: false,
    metafile: true,
    write: false,
    plugins: [reactOutside, ...(options.plugins ?? [])],
  });
  const text = outputFiles.map((file) => file.text).join('\n');
  const clauses = [...text.matchAll(/^(?:import|export) \{([^}]*)\} from "react[^"]*";$/gm)].map(([, names = '']) => names);
  // A module that takes all of React, by its name or as CommonJS does, may read anything of it.
  if (clauses.length < countImports(metafile)) return undefined;
  return new Set(clauses.flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0] ?? '')));
}

function countImports({ outputs }: Metafile): number {
  return Object.values(outputs).flatMap(({ imports }) => imports.filter(({ path }) => reactName.test(path))).length;
}

const reactName = /^react(-dom)?(\/|$)/;

const reactOutside: Plugin = {
  name: 'react-outside',
  setup: (build) => build.onResolve({ filter: reactName }, ({ path }) => ({ path, external: true })),
};

/**
 * Makes React smaller. It is CommonJS, of which a bundler takes all; without the exports that are not among `names`, nor read by
 * React itself, what stands behind them goes too. Its own fields get short names in its own files alone: other code may have
 * fields of these names that it reads by strings. `shipped` has those of its files that are not on the disk.
 */
export function shrinkReact(esbuild: typeof Esbuild, names: ReactNames, shipped?: ReactDomFiles): Plugin {
  const { keepExports, mangleProps } = readReactFacts();
  const ownNames = new RegExp(keepExports);
  const isKept = (name: string): boolean => names === undefined || names.has(name) || ownNames.test(name);
  const write = async (path: string, mangleCache: MangleCache): Promise<{ readonly code: string; readonly mangleCache: MangleCache }> => {
    const whole = shipped?.files[path.slice(1)] ?? readFileSync(path, 'utf8');
    const text = whole.replace(/^exports\.(\w+) =(?:.*;|[^]*?\n\};)\n/gm, (statement, name: string) => (isKept(name) ? statement : ''));
    const { code, mangleCache: used = mangleCache } = await esbuild.transform(text, { mangleProps: new RegExp(mangleProps), mangleCache });
    return { code, mangleCache: used };
  };
  // Its files read fields of each other, so that each takes the short names of those before it. A bundler asks for them in an order of
  // the moment: they are written in one of their own, for which the same sources give the same bytes.
  const writeAll = async (): Promise<{ readonly written: ReadonlyMap<string, string>; readonly names: MangleCache }> => {
    const written = new Map<string, string>();
    let used: MangleCache = {};
    for (const path of findReactFiles(shipped)) {
      const { code, mangleCache } = await write(path, used);
      written.set(path, code);
      used = mangleCache;
    }
    return { written, names: used };
  };
  let writing: ReturnType<typeof writeAll> | undefined;
  return {
    name: 'shrink-react',
    setup(build) {
      build.onLoad({ filter: /[\\/](react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ }, async ({ path }) => {
        const { written, names: used } = await (writing ??= writeAll());
        return { contents: written.get(path) ?? (await write(path, used)).code };
      });
    },
  };
}

type MangleCache = { readonly [name: string]: string | false };

/** The files of React that a browser's bundle is made of, those that stand below others first. */
function findReactFiles(shipped: ReactDomFiles | undefined): readonly string[] {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@helpgen/runtime/bundle.json'));
  const react = filesOf(resolve('react/package.json'), 'react', 'react-jsx-runtime');
  if (shipped !== undefined) {
    const below = ['scheduler/cjs/scheduler', 'react-dom/cjs/react-dom', 'react-dom/cjs/react-dom-client'];
    return [...react, ...below.map((name) => shippedPathOf(`${name}.production.js`))];
  }
  const dom = resolve('react-dom/package.json');
  return [...react, ...filesOf(createRequire(dom).resolve('scheduler/package.json'), 'scheduler'), ...filesOf(dom, 'react-dom', 'react-dom-client')];
}

function filesOf(manifest: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => join(dirname(manifest), 'cjs', `${name}.production.js`));
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
