import path from 'node:path';
import { globOf } from './glob.ts';
import type { SiteFolder } from './site-folder.ts';

/** A page that a script makes for a module in Python: nothing but the reference of it. */
export interface GeneratedPage {
  /** The file of the module. */
  readonly from: string;
  /** Path below the folder of the documents. */
  readonly path: string;
  /** What the module is called in code. */
  readonly module: string;
}

/**
 * The pages of the script `file` of mkdocs-gen-files, when it is written after the recipe of mkdocstrings: it goes over the modules of a folder and
 * writes a page for each. Nothing is run; `undefined`: it does something else.
 */
export function readGeneratedPages(folder: SiteFolder, file: string): readonly GeneratedPage[] | undefined {
  const text = folder.textAt(file)?.replace(/^[ \t]*#.*$/gm, '') ?? '';
  const places = placesIn(text, file);
  const [, base = '', , pattern = ''] = /^for \w+ in (?:sorted\(\s*)?(.+?)\.(r?)glob\(["']([^"']*\.py)["']\)/m.exec(text) ?? [];
  const isDeep = /\.rglob\(/.test(text);
  const target = /mkdocs_gen_files\.open\(\s*(\w+)/.exec(text)?.[1];
  // `Path(place, name)` or `place / name`.
  const below = new RegExp(`\\b${target ?? '\\W'}\\s*=\\s*(?:Path\\(([^,()]+),\\s*\\w+\\)|([^\\n/]+?)\\s*/\\s*\\w+\\s*$)`, 'm').exec(text);
  const [source, out] = [placeOf(base, places), placeOf(below?.[1] ?? below?.[2] ?? '', places)];
  const relative = /\.relative_to\(([^()\n]*(?:\([^()\n]*\))?[^()\n]*)\)/.exec(text)?.[1];
  const root = relative === undefined ? '' : placeOf(relative, places);
  if (source === undefined || out === undefined || root === undefined || pattern === '' || !text.includes(':::')) return undefined;
  const isWanted = globOf(isDeep ? `**/${pattern}` : pattern);
  const hasIndexes = /with_name\(["']index\.md["']\)/.test(text);
  return folder
    .list(source)
    .filter((module) => isWanted.test(path.posix.relative(source, module)))
    .flatMap((module): readonly GeneratedPage[] => {
      const parts = path.posix.relative(root, module).replace(/\.py$/, '').split('/');
      const name = parts.at(-1) ?? '';
      const isPackage = name === '__init__';
      const isLeftOut = (name === '__main__' && text.includes('__main__')) || (!isPackage && name.startsWith('_') && leavesPrivateOut.test(text));
      if (isLeftOut || parts[0] === '..') return [];
      const written = path.posix.join(out, ...parts);
      const page = isPackage && hasIndexes ? written.replace(/__init__$/, 'index') : written;
      const called = isPackage ? parts.slice(0, -1) : parts;
      return called.length === 0 ? [] : [{ from: module, path: `${page}.md`, module: called.join('.') }];
    });
}

const leavesPrivateOut = /\.startswith\(["']_["']\)/;

/** The paths that variables of the script stand for, from the folder of the site. */
function placesIn(text: string, file: string): ReadonlyMap<string, string> {
  const places = new Map([['__file__', file]]);
  for (const [, name = '', expression = ''] of text.matchAll(/^(\w+)(?:\s*:\s*[\w.]+)?\s*=\s*(.+)$/gm)) {
    const place = placeOf(expression, places);
    if (place !== undefined) places.set(name, place);
  }
  return places;
}

/** What an expression of pathlib stands for; `undefined`: that is not known. */
function placeOf(expression: string, places: ReadonlyMap<string, string>): string | undefined {
  // At slashes outside of texts and brackets.
  const parts = expression.replace(/\.(?:resolve|absolute)\(\)/g, '').match(/(?:"[^"]*"|'[^']*'|\([^()]*\)|[^/])+/g);
  const known = (parts ?? []).map((part) => partOf(part, places));
  if (known.length === 0 || known.some((part) => part === undefined)) return undefined;
  const joined = path.posix.join(...known.flatMap((part) => part ?? []));
  return joined === '.' ? '' : joined;
}

/** A text, a variable, or a `Path` of both, perhaps with some `.parent`. */
function partOf(written: string, places: ReadonlyMap<string, string>): string | undefined {
  const [, whole = '', ups = ''] = /^(.*?)((?:\.parent)*)$/.exec(written.trim()) ?? [];
  const [, inner = whole] = /^(?:pathlib\.)?Path\((.*)\)$/.exec(whole) ?? [];
  const names = /^(?:pathlib\.)?Path(?:\.cwd)?\(\)$/.test(whole) ? ['"."'] : inner.split(/\s*,\s*/);
  const found = names.map((name) => /^["']([^"']*)["']$/.exec(name)?.[1] ?? places.get(name));
  if (found.some((name) => name === undefined)) return undefined;
  const place = path.posix.join(...found.flatMap((name) => name ?? []));
  return ups === '' ? place : path.posix.join(place, ...Array.from({ length: ups.split('.parent').length - 1 }, () => '..'));
}
