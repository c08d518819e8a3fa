import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder of a foreign site; all paths in it are relative and have `/` between their parts. */
export interface SiteFolder {
  readonly root: string;
  /** The files below `folder`, in the order of their names; what tools put there themselves is left out. */
  list(folder: string): readonly string[];
  has(file: string): boolean;
  textAt(file: string): string | undefined;
  /** The content of a JSON file; `undefined` for any other. */
  jsonAt(file: string): unknown;
  /** The file that `from` imports by the relative `specifier`. */
  resolveModule(from: string, specifier: string): string | undefined;
}

const toolFolders = new Set([
  'node_modules',
  '.git',
  '.vitepress',
  '.docusaurus',
  '.astro',
  'dist',
  '.cache',
  '.venv',
  '__pycache__',
  '.helpgen',
]);
const moduleEndings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.cts', '.json', '/index.ts', '/index.js', '/index.mjs'];

/** Opens the folder at the absolute path `root`. */
export function openSiteFolder(root: string): SiteFolder {
  const at = (file: string): string => path.join(root, ...file.split('/'));
  // Below a file there is nothing: asked for its state the system would refuse, and it is no more than not there.
  const isFile = (file: string): boolean => existsSync(at(file)) && statSync(at(file)).isFile();
  const textAt = (file: string): string | undefined =>
    isFile(file)
      ? readFileSync(at(file), 'utf8')
          .replace(/^\uFEFF/, '')
          .replace(/\r\n?/g, '\n')
      : undefined;
  return {
    root,
    textAt,
    has: isFile,
    list: (folder) => listBelow(at(folder)).map((file) => (folder === '' || folder === '.' ? file : `${folder}/${file}`)),
    jsonAt(file) {
      const text = file.endsWith('.json') ? textAt(file) : undefined;
      if (text === undefined) return undefined;
      try {
        return JSON.parse(plainJson(text)) as unknown;
      } catch {
        return undefined;
      }
    },
    resolveModule(from, specifier) {
      const base = path.posix.join(path.posix.dirname(from), specifier);
      return (
        moduleEndings.map((ending) => base + ending).find(isFile) ??
        moduleEndings.map((ending) => base.replace(/\.[cm]?js$/, '') + ending).find(isFile)
      );
    },
  };
}

/** JSON without the comments and last commas that `tsconfig.json` and its like may have; texts are left alone. */
function plainJson(text: string): string {
  return text
    .replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_whole, literal: string | undefined) => literal ?? '')
    .replace(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_whole, literal: string | undefined) => literal ?? '');
}

function listBelow(folder: string, prefix = ''): readonly string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return toolFolders.has(entry.name) ? [] : listBelow(path.join(folder, entry.name), `${prefix}${entry.name}/`);
    const isFile =
      entry.isFile() || (entry.isSymbolicLink() && statSync(path.join(folder, entry.name), { throwIfNoEntry: false })?.isFile() === true);
    return isFile ? [`${prefix}${entry.name}`] : [];
  });
}
