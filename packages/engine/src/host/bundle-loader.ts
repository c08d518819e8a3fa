import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** Loads the scripts that a package was bundled into. */
export interface BundleLoader {
  /** What the bundle at `file` (absolute) exports: CommonJS, which asks for the bundles beside it by `./`. */
  load(file: string): unknown;
  /** Keeps beside each bundle that was loaded what V8 has compiled of it by now. */
  keepCode(): void;
}

/**
 * A loader of bundles. V8 compiles each function when it is first called, in each process and thread anew, which is a
 * quarter of the time of a build with nothing to do. What it compiled when the packages were built is kept beside a
 * bundle, and taken over by the same version of V8 with the same flags; another one is slower to start, no more.
 */
export function createBundleLoader(): BundleLoader {
  const loaded = new Map<string, { readonly script: Script; readonly module: Module }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known !== undefined) return known.module.exports;
    const cachedData = readCode(file);
    const source = `(function(module,exports,require,__filename,__dirname){${readFileSync(file, 'utf8')}\n})`;
    const script = new Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
    const module: Module = { exports: {} };
    loaded.set(file, { script, module });
    const folder = path.dirname(file);
    const require = createRequire(file);
    const run = script.runInThisContext() as ModuleFunction;
    run(module, module.exports, (id) => (id.startsWith('./') ? load(path.join(folder, id)) : require(id)), file, folder);
    return module.exports;
  };
  return {
    load,
    keepCode() {
      for (const [file, { script }] of loaded) writeFileSync(codePathOf(file), Buffer.concat([Buffer.from(signature()), script.createCachedData()]));
    },
  };
}

interface Module {
  exports: unknown;
}

type ModuleFunction = (module: Module, exports: unknown, require: (id: string) => unknown, filename: string, dirname: string) => void;

function codePathOf(file: string): string {
  return `${file}.code`;
}

/** Whose code it is: of one version of V8 with certain flags on one kind of processor. Its length keeps the code aligned. */
function signature(): string {
  return `${process.arch} ${cachedDataVersionTag()}`.padEnd(32);
}

function readCode(file: string): Buffer | undefined {
  const own = signature();
  try {
    const bytes = readFileSync(codePathOf(file));
    return bytes.toString('latin1', 0, own.length) === own ? bytes.subarray(own.length) : undefined;
  } catch {
    return undefined;
  }
}
