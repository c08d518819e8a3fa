import path from 'node:path';
import { globOf } from '../read/glob.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import { parseYamlConfig } from '../read/parse-config.ts';

/** What the pages of a site are, and what its folders say of them. */
export interface NavFolders {
  /** Paths of pages below the folder of the documents. */
  readonly pages: readonly string[];
  /** The text of a file there. */
  readonly textAt: (path: string) => string | undefined;
}

// Of awesome-pages and of awesome-nav.
const fileNames = ['.pages', '.nav.yml', '.nav.yaml'];

/**
 * `nav` as the plugins awesome-pages and awesome-nav make it: what the file of each folder says of its title and the order of what it holds, `given`
 * in its place for the outermost one. `undefined`: no folder says anything.
 */
export function readFolderNav(folders: NavFolders, given: readonly Known[]): readonly Known[] | undefined {
  const all = new Set(folders.pages.flatMap((page) => foldersAround(page)));
  const isTold = [...all].some((dir) => fileNames.some((name) => folders.textAt(path.posix.join(dir, name)) !== undefined));
  if (!isTold && !given.some((item) => typeof item === 'string' && isRest(item))) return undefined;
  return folderEntries('.', given, folders);
}

/** The folders that a page lies in, the outermost one as `.`. */
function foldersAround(page: string): readonly string[] {
  const parts = page.split('/').slice(0, -1);
  return parts.reduce<readonly string[]>((dirs, part) => [...dirs, path.posix.join(dirs.at(-1) ?? '.', part)], ['.']);
}

function aboutFolder(dir: string, { textAt }: NavFolders): Known {
  const text = fileNames.map((name) => textAt(path.posix.join(dir, name))).find((found) => found !== undefined);
  return text === undefined ? undefined : parseYamlConfig(text);
}

/** Pages and folders in `dir`: as MkDocs lists them its first page, the others, then folders. */
function childrenOf(dir: string, { pages }: NavFolders): readonly string[] {
  const below = pages.filter((page) => dir === '.' || page.startsWith(`${dir}/`)).map((page) => path.posix.relative(dir, page));
  const own = below.filter((name) => !name.includes('/'));
  const first = own.filter((name) => /^(?:index|README)\.md$/.test(name));
  const others = own.filter((name) => !first.includes(name)).toSorted();
  const inner = new Set(below.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0] ?? ''));
  return [...first, ...others, ...[...inner].toSorted()];
}

/** The entries of `nav` for `dir`, in the order of its file, else of their names. */
function folderEntries(dir: string, given: readonly Known[], folders: NavFolders): readonly Known[] {
  const about = aboutFolder(dir, folders);
  const children = childrenOf(dir, folders).filter((name) => name.endsWith('.md') || at(aboutFolder(path.posix.join(dir, name), folders), 'hide') !== true);
  const listed = [given, listOf(about, 'nav'), listOf(about, 'arrange')].find((list) => list.length > 0);
  const order = textOf(about, 'order') ?? textOf(about, 'sort', 'direction');
  const ordered = order === undefined ? children : children.toSorted((a, b) => (a < b ? -1 : 1) * (order === 'desc' ? -1 : 1));
  const named = new Set((listed ?? []).flatMap(targetsIn).map((target) => path.posix.normalize(target).replace(/\/$/, '')));
  const rest = ordered.filter((name) => !named.has(name));
  const entry = (name: string, label: string | undefined): readonly Known[] => childEntry({ dir, name, label }, folders);
  const write = (item: Known): readonly Known[] => {
    const pattern = typeof item !== 'string' ? textOf(item, 'glob') : isRest(item) ? item : undefined;
    if (pattern !== undefined) return rest.filter((name) => isInRest(name, pattern)).flatMap((name) => entry(name, undefined));
    if (typeof item === 'string') return entry(item, undefined);
    return (isRecord(item) ? Object.entries(item) : []).flatMap(([label, value]): readonly Known[] => {
      if (typeof value === 'string') return entry(value, label);
      return Array.isArray(value) ? [{ [label]: (value as readonly Known[]).flatMap(write) }] : [];
    });
  };
  return (listed ?? ordered).flatMap(write);
}

interface NamedChild {
  readonly dir: string;
  readonly name: string;
  readonly label: string | undefined;
}

/** A page, an address, or a folder under its title with what it holds. */
function childEntry({ dir, name, label }: NamedChild, folders: NavFolders): readonly Known[] {
  if (/^[a-z]+:|^\//.test(name)) return [label === undefined ? name : { [label]: name }];
  const target = path.posix.join(dir, name).replace(/\/$/, '');
  if (target.endsWith('.md')) return [label === undefined ? target : { [label]: target }];
  // One that is named from within itself would have no end.
  if (path.posix.relative(dir, target).replace(/^\.\..*$/, '') === '') return [];
  const entries = folderEntries(target, [], folders);
  const title = label ?? textOf(aboutFolder(target, folders), 'title') ?? titleOfFolder(path.posix.basename(target));
  return entries.length === 0 ? [] : [{ [title]: entries }];
}

/** What MkDocs calls a folder. */
function titleOfFolder(name: string): string {
  const words = name.replace(/[-_]/g, ' ');
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** `...` stands for all that is not named, perhaps of a pattern (`... | *.md`); awesome-nav takes patterns alone. */
function isRest(item: string): boolean {
  return /^\.\.\.(?:\s*\||$)/.test(item) || item.includes('*');
}

function isInRest(name: string, item: string): boolean {
  const pattern = item.replace(/^\.\.\.\s*\|?\s*(?:flat\s*\|)?\s*/, '');
  return pattern === '' || globOf(pattern.replace(/\/$/, '')).test(name);
}

function targetsIn(item: Known): readonly string[] {
  if (typeof item === 'string') return isRest(item) ? [] : [item];
  const values = isRecord(item) ? Object.values(item) : [];
  return values.flatMap((value) => (Array.isArray(value) ? (value as readonly Known[]) : [value]).flatMap(targetsIn));
}
