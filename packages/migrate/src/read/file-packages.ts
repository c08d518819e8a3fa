import path from 'node:path';
import { globOf } from './glob.ts';
import { at, listOf } from './known-values.ts';
import { isRecord, siteBuilder, type Known, type KnownFunction } from './known.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * The packages by which a config looks at files and paths, for those of the site. All paths are below its folder, which is the working
 * folder as well: `.` is the folder itself.
 */
export function filePackages(folder: SiteFolder): { readonly [specifier: string]: Known } {
  const fs = fileSystem(folder);
  const globs = (patterns: Known, options: Known): Known => found(folder, patterns, options);
  const sync: KnownFunction = ([patterns, options]) => globs(patterns, options);
  const glob = { globSync: sync, sync, glob: sync, globbySync: sync, globby: sync, default: { sync, globSync: sync, glob: sync } };
  const named = { fs, process: siteBuilder, path: paths, url: { fileURLToPath: ([url]: readonly Known[]) => url } };
  const builtIn = Object.entries(named).flatMap(([name, all]): readonly (readonly [string, Known])[] =>
    [name, `node:${name}`].map((specifier) => [specifier, { ...all, default: all }]),
  );
  return {
    ...Object.fromEntries(builtIn),
    'fs-extra': { ...fs, default: fs },
    ...Object.fromEntries(['tinyglobby', 'fast-glob', 'glob', 'globby'].map((name) => [name, glob])),
  };
}

/** `path` below the folder of the site, as `SiteFolder` wants it. */
function clean(written: Known): string | undefined {
  if (typeof written !== 'string') return undefined;
  const normal = path.posix.normalize(written).replace(/\/$/, '');
  return normal === '.' ? '' : normal;
}

function fileSystem(folder: SiteFolder): { readonly [name: string]: KnownFunction } {
  const isFolder = (name: string): boolean => folder.list(name).length > 0;
  const entry = (name: string): Known => ({ name: path.posix.basename(name), isDirectory: () => !folder.has(name), isFile: () => folder.has(name) });
  const existsSync: KnownFunction = ([name]) => {
    const file = clean(name);
    return file === undefined ? undefined : folder.has(file) || isFolder(file);
  };
  return {
    existsSync,
    pathExistsSync: existsSync,
    readFileSync: ([name]) => folder.textAt(clean(name) ?? ''),
    readJsonSync: ([name]) => folder.jsonAt(clean(name) ?? '') as Known,
    statSync: ([name]) => entry(clean(name) ?? ''),
    readdirSync([name, options]) {
      const place = clean(name);
      if (place === undefined) return undefined;
      const below = folder.list(place).map((file) => (place === '' ? file : file.slice(place.length + 1)));
      const names = [...new Set(below.map((file) => file.split('/')[0] ?? ''))];
      return at(options, 'withFileTypes') === true ? names.map((one) => entry(path.posix.join(place, one))) : names;
    },
  };
}

/** The files that patterns name, or the folders. */
function found(folder: SiteFolder, written: Known, options: Known): Known {
  const given = isRecord(written) ? { ...(isRecord(options) ? options : {}), ...written } : options;
  const patterns = (isRecord(written) ? listOf(written, 'patterns') : Array.isArray(written) ? (written as readonly Known[]) : [written]).filter(
    (pattern) => typeof pattern === 'string',
  );
  const place = clean(at(given, 'cwd') ?? '.');
  if (place === undefined || patterns.length === 0) return undefined;
  const files = folder.list(place).map((file) => (place === '' ? file : file.slice(place.length + 1)));
  const all = at(given, 'onlyDirectories') === true ? [...new Set(files.flatMap(foldersAround))] : files;
  const [wanted, unwanted] = [patterns.filter((pattern) => !pattern.startsWith('!')), patterns.filter((pattern) => pattern.startsWith('!'))];
  const ignored = [...listOf(given, 'ignore').filter((pattern) => typeof pattern === 'string'), ...unwanted.map((pattern) => pattern.slice(1))];
  const chosen = all.filter((name) => wanted.some((pattern) => fits(name, pattern)) && !ignored.some((pattern) => fits(name, pattern)));
  return at(given, 'absolute') === true ? chosen.map((name) => path.posix.join(place, name)) : chosen;
}

function fits(name: string, pattern: string): boolean {
  return globOf(path.posix.normalize(pattern)).test(name);
}

function foldersAround(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

const texts = (parts: readonly Known[]): readonly string[] => parts.filter((part) => typeof part === 'string');
const joined: KnownFunction = (parts) => path.posix.join(...texts(parts));

const paths: { readonly [name: string]: Known } = {
  sep: '/',
  join: joined,
  // The working folder is that of the site.
  resolve: joined,
  relative: ([from, to]) => (typeof from === 'string' && typeof to === 'string' ? path.posix.relative(`/${from}`, `/${to}`) : undefined),
  dirname: ([file]) => (typeof file === 'string' ? path.posix.dirname(file) : undefined),
  basename: ([file, ending]) => (typeof file === 'string' ? path.posix.basename(file, typeof ending === 'string' ? ending : undefined) : undefined),
  extname: ([file]) => (typeof file === 'string' ? path.posix.extname(file) : undefined),
  normalize: ([file]) => (typeof file === 'string' ? path.posix.normalize(file) : undefined),
  posix: { join: joined, resolve: joined },
};
