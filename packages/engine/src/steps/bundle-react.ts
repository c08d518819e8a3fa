import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Esbuild from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';

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
 * fields of these names that it reads by strings.
 */
export function shrinkReact(esbuild: typeof Esbuild, names: ReactNames): Plugin {
  const { keepExports, mangleProps } = readReactFacts();
  const ownNames = new RegExp(keepExports);
  const isKept = (name: string): boolean => names === undefined || names.has(name) || ownNames.test(name);
  // Its files read fields of each other: they are written one after the other, each with the short names of those before.
  let mangleCache: { [name: string]: string | false } = {};
  let last: Promise<unknown> = Promise.resolve();
  const write = async (path: string): Promise<string> => {
    const whole = readFileSync(path, 'utf8');
    const text = whole.replace(/^exports\.(\w+) =(?:.*;|[^]*?\n\};)\n/gm, (statement, name: string) => (isKept(name) ? statement : ''));
    const written = await esbuild.transform(text, { mangleProps: new RegExp(mangleProps), mangleCache });
    mangleCache = written.mangleCache ?? mangleCache;
    return written.code;
  };
  return {
    name: 'shrink-react',
    setup(build) {
      build.onLoad({ filter: /[\\/](react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ }, async ({ path }) => {
        const writing = last.then(() => write(path));
        last = writing.catch(() => undefined);
        return { contents: await writing };
      });
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
