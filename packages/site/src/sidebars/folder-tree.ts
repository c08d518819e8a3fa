import { parseNumberPrefix } from '../parse-number-prefix.ts';
import type { DocumentPage } from '../pages/make-documents.ts';

/** A folder of documents. */
export interface Folder {
  /** Path below the content folder, as it is spelled on disk; empty for the content folder itself. */
  readonly path: string;
  /** Name without number prefix. */
  readonly name: string;
  readonly position?: number;
  readonly folders: ReadonlyMap<string, Folder>;
  /** Documents that lie in this very folder, in the order of their paths. */
  readonly documents: readonly DocumentPage[];
}

interface GrowingFolder extends Folder {
  readonly folders: Map<string, GrowingFolder>;
  readonly documents: DocumentPage[];
}

/** The folders of `pages`; the root stands for the content folder. */
export function makeFolderTree(pages: readonly DocumentPage[], hasNumberPrefixes: boolean): Folder {
  const root: GrowingFolder = { path: '', name: '', folders: new Map(), documents: [] };
  const byPath = new Map<string, GrowingFolder>([['', root]]);
  for (const page of pages) ensureFolder(byPath, root, page.place.folder, hasNumberPrefixes).documents.push(page);
  return root;
}

/** The folder at `dir` below `root`; number prefixes may be left out. `undefined` when there is none. */
export function findFolder(root: Folder, dir: string): Folder | undefined {
  let folder: Folder | undefined = root;
  for (const segment of dir.normalize('NFC').split('/')) {
    if (segment === '' || segment === '.') continue;
    const inside: Folder = folder;
    folder = inside.folders.get(segment) ?? [...inside.folders.values()].find(({ name }) => name === segment);
    if (folder === undefined) return undefined;
  }
  return folder;
}

/** The paths of all folders below `root`. */
export function folderPaths(root: Folder): readonly string[] {
  return [...root.folders.values()].flatMap((folder) => [folder.path, ...folderPaths(folder)]);
}

function ensureFolder(byPath: Map<string, GrowingFolder>, root: GrowingFolder, path: string, hasNumberPrefixes: boolean): GrowingFolder {
  const known = byPath.get(path);
  if (known !== undefined) return known;
  let folder = root;
  let at = '';
  for (const segment of path.split('/')) {
    at = at === '' ? segment : `${at}/${segment}`;
    let inner = folder.folders.get(segment);
    if (inner === undefined) {
      const named = hasNumberPrefixes ? parseNumberPrefix(segment) : { name: segment };
      inner = { path: at, ...named, folders: new Map(), documents: [] };
      folder.folders.set(segment, inner);
      byPath.set(at, inner);
    }
    folder = inner;
  }
  return folder;
}
