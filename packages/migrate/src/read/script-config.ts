import type * as estree from 'estree';
import { parse } from 'acorn';
import { transformSync, type TransformOptions } from 'esbuild';
import { elementName } from './element-of.ts';
import { called, exportsOf, fragmentName } from './evaluate.ts';
import { filePackages } from './file-packages.ts';
import { isRecord, type Known } from './known.ts';
import type { Budget } from './scope.ts';
import type { SiteFolder } from './site-folder.ts';

// Of all modules together, for what is asked of one at a time: what a component shows in one page, say.
const mostSteps = 5_000_000;

/** Where the modules are read from. */
export interface ScriptSource {
  /** The text of a module, in TypeScript with JSX; `undefined`: the file is none. */
  textAt(file: string): string | undefined;
  /** The file that `from` imports by `specifier`; `undefined`: it is of a package. */
  resolve(from: string, specifier: string): string | undefined;
  /** What a file that is no script stands for when it is imported. */
  valueOf(file: string): Known;
  /** The files that `from` names by a pattern, as functions that load them. */
  glob?(from: string, pattern: string): Known;
  /** Names that all modules know. */
  readonly globals?: ReadonlyMap<string, Known>;
}

/** Reads the module `file` of `folder` and what it imports of the site, and gives its exports by name. */
export function readScriptConfig(folder: SiteFolder, file: string): { readonly [name: string]: Known } {
  const packages = filePackages(folder);
  const exported = openScripts({
    textAt: (name) => (/\.[cm]?[jt]sx?$/.test(name) ? folder.textAt(name) : undefined),
    resolve: (from, specifier) =>
      Object.hasOwn(packages, specifier) ? specifier : specifier.startsWith('.') ? folder.resolveModule(from, specifier) : undefined,
    valueOf(name) {
      if (Object.hasOwn(packages, name)) return packages[name];
      const json = folder.jsonAt(name) as Known;
      return json === undefined ? undefined : { default: json, ...(isRecord(json) ? json : {}) };
    },
  })(file);
  return { ...exported, default: called(exported['default']) };
}

/**
 * Gives the exports of modules by name, without running them; each is parsed when it is first asked for. Whoever asks has steps of its own, but for
 * a module that has used all of them up once: it would do so in every page.
 */
export function openScripts(source: ScriptSource): (file: string) => { readonly [name: string]: Known } {
  const exported = new Map<string, { readonly [name: string]: Known }>();
  // What a function of another module leaves unknown counts where it is called.
  const budget: Budget = { left: mostSteps, unknown: 0 };
  const endless = new Set<string>();
  let asked = '';
  const exportsAt = (file: string): { readonly [name: string]: Known } => {
    const known = exported.get(file);
    if (known !== undefined) return known;
    exported.set(file, {});
    const text = source.textAt(file);
    const program = text === undefined ? undefined : parseModule(text);
    if (program === undefined) return {};
    const load = (specifier: string): Known | undefined => {
      const target = source.resolve(file, specifier);
      return target === undefined ? undefined : (source.valueOf(target) ?? exportsAt(target));
    };
    const glob = (pattern: Known): Known => (typeof pattern === 'string' ? source.glob?.(file, pattern) : undefined);
    const names = new Map([...(source.globals ?? [])].map(([name, value]) => [name, (): Known => value]));
    const result = exportsOf(program, { names, imports: { load, glob, file } }, budget);
    exported.set(file, result);
    return result;
  };
  return (file) => {
    if (budget.left < 0) endless.add(asked);
    asked = file;
    budget.left = endless.has(file) ? 0 : mostSteps;
    return exportsAt(file);
  };
}

/** Whether `text` is a module, in TypeScript with JSX. */
export function canBeRead(text: string): boolean {
  return parseModule(text) !== undefined;
}

function parseModule(text: string): estree.Program | undefined {
  const options = { target: 'esnext', logLevel: 'silent', jsx: 'transform', jsxFactory: elementName, jsxFragment: fragmentName } as const;
  try {
    const { code } = transformed(text, { ...options, loader: 'tsx' }) ?? transformSync(text, { ...options, loader: 'ts' });
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true }) as estree.Program;
  } catch {
    return undefined;
  }
}

function transformed(text: string, options: TransformOptions): { readonly code: string } | undefined {
  try {
    return transformSync(text, options);
  } catch {
    return undefined;
  }
}
