import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { FileSystem } from '@helpgen/disk';
import { digestOf, digestOfAll, relativeWithSlashes } from '@helpgen/disk';
import type { Checked, Diagnostic, Preset, SiteConfig } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { attempt } from '../attempt.ts';
import { finding } from '../finding.ts';
import { importPreset, type PresetPlace } from './import-preset.ts';
import { guardAnalyses, messageOf } from './preset-failure.ts';

/** The presets of a site, in the order of its config. */
export interface LoadedPresets {
  readonly list: readonly Preset[];
  /** For threads, which import them anew. */
  readonly places: readonly PresetPlace[];
  /** Of name, version, options and files of each; empty when there are none. */
  readonly digest: string;
  /** Absolute paths of the files that they are made of. */
  readonly files: readonly string[];
}

/** Loads the presets that `config` names, from the folder `root`; those with mistakes are left out. */
export async function loadPresets(disk: FileSystem, root: string, { presets }: Pick<SiteConfig, 'presets'>): Promise<Checked<LoadedPresets>> {
  const loaded: Loaded[] = [];
  // One after the other: what two of them import is then there for the second.
  for (const [index, reference] of presets.entries()) loaded.push(await loadPreset(disk, root, { ...reference, pointer: `presets[${index}]` }));
  const good = loaded.flatMap(({ value }) => value ?? []);
  return {
    value: {
      list: good.map(({ preset }) => preset),
      places: good.map(({ place }) => place),
      digest: good.length === 0 ? '' : digestOfAll(good.map(({ digest }) => digest)),
      files: loaded.flatMap(({ files }) => files),
    },
    diagnostics: [...loaded.flatMap(({ diagnostics }) => diagnostics), ...findRivals(good.map(({ preset }) => preset))],
  };
}

/** Digests of the modules that presets import, as this process has them: Node loads such a module once. */
const importedAs = new Map<string, string>();

interface Loaded {
  readonly value: { readonly preset: Preset; readonly place: PresetPlace; readonly digest: string } | undefined;
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

function failed(diagnostic: Diagnostic, files: readonly string[] = []): Loaded {
  return { value: undefined, files, diagnostics: [diagnostic] };
}

async function loadPreset(
  disk: FileSystem,
  root: string,
  { module, options, pointer }: SiteConfig['presets'][number] & { readonly pointer: string },
): Promise<Loaded> {
  const path = findModule(disk, root, module);
  if (path === undefined) {
    const isPath = /^(?:\.|\/|file:)/.test(module);
    return failed(finding('HG7001', { module, reason: isPath ? 'there is no such file' : 'no such package is installed', pointer }));
  }
  const files = listModules(disk, path);
  const digests = files.map((file) => digestOf(disk.readFile(file)));
  // The module itself is loaded anew, by an address with its digest; what it imports is not.
  const stale = files.find((file, index) => index > 0 && (importedAs.get(file) ?? digests[index]) !== digests[index]);
  if (stale !== undefined) return failed(finding('HG7008', { module, file: relativeWithSlashes(root, stale), pointer }), files);
  for (const [index, file] of files.entries()) if (index > 0) importedAs.set(file, digests[index] ?? '');
  const code = digestOfAll(digests);
  const place = { module, url: `${pathToFileURL(path).href}?${code}`, options };
  try {
    const result = await importPreset(place);
    if ('mistake' in result) return failed(finding('HG7003', { module, ...result, pointer }), files);
    const preset = guardAnalyses(result.preset, { root, files });
    const digest = digestOfAll([preset.name, preset.version, canonicalJson(options), code]);
    return { value: { preset, place, digest }, files, diagnostics: [] };
  } catch (error) {
    return failed(finding('HG7002', { module, reason: messageOf(error), pointer }), files);
  }
}

/** What two of `presets` claim, told of the later one. */
function findRivals(presets: readonly Preset[]): readonly Diagnostic[] {
  const claimed = new Map<string, string>();
  const found: Diagnostic[] = [];
  for (const [index, preset] of presets.entries()) {
    for (const what of new Set(claimsOf(preset))) {
      const first = claimed.get(what);
      if (first === undefined) claimed.set(what, preset.name);
      else found.push(finding('HG7004', { first, second: preset.name, what, pointer: `presets[${index}]` }));
    }
  }
  return found;
}

function claimsOf({ name, sources = [], codeLanguages = [], directives = {} }: Preset): readonly string[] {
  return [
    `the name \`${name}\``,
    ...sources.flatMap(({ files }) => files.map((glob) => `the files \`${glob}\``)),
    ...codeLanguages.flatMap((language) => [language.name, ...(language.aliases ?? [])].map((alias) => `the code language \`${alias}\``)),
    ...Object.keys(directives).map((directive) => `the directive \`:::${directive}\``),
  ];
}

/**
 * The absolute path of the file that `name` means for a site in the folder `root`: a path, a `file:` address, or a
 * package. `undefined` when there is none.
 */
function findModule(disk: FileSystem, root: string, name: string): string | undefined {
  if (name.startsWith('file:') || name.startsWith('.') || isAbsolute(name)) {
    const path = name.startsWith('file:') ? fileURLToPath(name) : resolve(root, name);
    return disk.stat(path)?.kind === 'file' ? path : undefined;
  }
  // Node resolves by the conditions of `require`: a package for `import` alone is found by its own list. Presets of ours
  // come with helpgen, wherever that lies.
  return resolveFrom(join(root, 'package.json'), name) ?? findByExports(disk, root, name) ?? resolveFrom(import.meta.url, name);
}

/** What Node finds for `name`, required by `file`; `undefined` when that is nothing. */
export function resolveFrom(file: string, name: string): string | undefined {
  return attempt(() => createRequire(file).resolve(name), undefined);
}

function findByExports(disk: FileSystem, root: string, name: string): string | undefined {
  const [, packageName = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
  for (let folder = root; ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (disk.stat(join(home, 'package.json')) !== undefined) {
      const { exports } = JSON.parse(new TextDecoder().decode(disk.readFile(join(home, 'package.json')))) as { readonly exports?: unknown };
      const hasEntries = isObject(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
      const target = targetOf(hasEntries ? exports[`.${subpath}`] : exports);
      return target === undefined ? undefined : join(home, target);
    }
    if (dirname(folder) === folder) return undefined;
  }
}

/** What Node takes of an entry of `exports` for an import. */
function targetOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isObject(entry)) return undefined;
  const condition = Object.keys(entry).find((key) => ['node', 'import', 'default'].includes(key));
  return condition === undefined ? undefined : targetOf(entry[condition]);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** Where a module names another one by a path: `from './x.js'`, `import './x.js'`, `import('./x.js')`, `require('./x.js')`. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]+)\1/g;

/** Absolute paths of the module at `path` and of all that it imports by paths, itself first. Packages are left out: they have versions. */
function listModules(disk: FileSystem, path: string): readonly string[] {
  const found = new Set<string>([path]);
  for (const module of found) {
    for (const [, , specifier = ''] of new TextDecoder().decode(disk.readFile(module)).matchAll(relativeImport)) {
      const target = resolve(dirname(module), specifier);
      if (disk.stat(target)?.kind === 'file') found.add(target);
    }
  }
  return [...found];
}
