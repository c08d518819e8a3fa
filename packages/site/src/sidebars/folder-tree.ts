import { parseNumberPrefix } from '../parse-number-prefix.ts';
import type { DocumentPage } from '../pages/make-documents.ts';

/** A folder of documents. */
export interface Folder {
  /** Path below the content folder, as it is spelled on disk; empty for the content folder itself. */
  readonly path: string;
  /** Name without number prefix. */
  readonly name: string;
  readonly position?: number;
  readonly folders: Map<string, Folder>;
  /** Documents that lie in this very folder, in the order of their paths. */
  readonly documents: DocumentPage[];
}

/** The folders of `pages`; the root stands for the content folder. */
export function makeFolderTree(pages: readonly DocumentPage[], hasNumberPrefixes: boolean): Folder {
  const root: Folder = { path: '', name: '', folders: new Map(), documents: [] };
  for (const page of pages) {
    let folder = root;
    for (const segment of page.place.folder.split('/')) {
      if (segment === '') continue;
      let inner = folder.folders.get(segment);
      if (inner === undefined) {
        const named = hasNumberPrefixes ? parseNumberPrefix(segment) : { name: segment };
        inner = { path: folder.path === '' ? segment : `${folder.path}/${segment}`, ...named, folders: new Map(), documents: [] };
        folder.folders.set(segment, inner);
      }
      folder = inner;
    }
    folder.documents.push(page);
  }
  return root;
}

/** The folder at `dir` below `root`; number prefixes may be left out. `undefined` when there is none. */
export function findFolder(root: Folder, dir: string): Folder | undefined {
  let folder: Folder | undefined = root;
  for (const segment of dir.normalize('NFC').split('/')) {
    if (segment === '' || segment === '.') continue;
    const inside: ReadonlyMap<string, Folder> = folder?.folders ?? new Map();
    folder = inside.get(segment) ?? [...inside.values()].find(({ name }) => name === segment);
  }
  return folder;
}

/** The paths of all folders below `root`. */
export function folderPaths(root: Folder): readonly string[] {
  return [...root.folders.values()].flatMap((folder) => [folder.path, ...folderPaths(folder)]);
}
