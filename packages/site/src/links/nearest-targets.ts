import type { Outline, SourcePath } from '@helpgen/model';
import { extensionOf, folderOf } from '@helpgen/model';
import { createNearest } from './create-nearest.ts';

/**
 * Looks for what a broken address was probably meant to be, written so that it can replace it in `file` or in the config; empty when nothing is near.
 * It costs nothing until the first question.
 */
export function createNearestTargets(
  pages: ReadonlyMap<string, { readonly outline?: Outline }>,
  files: ReadonlySet<string>,
  statics: ReadonlyMap<string, string>,
) {
  const nearestDocument = createNearest(() => [...pages.values()].flatMap(({ outline }) => outline?.source ?? []));
  const nearestRoute = createNearest(() => pages.keys());
  const nearestFile = createNearest(() => files);
  const nearestStatic = createNearest(() => [...statics.keys()].map((path) => `/${path}`));
  const fileOf = (target: string, file?: SourcePath): string => {
    const shared = target.startsWith('/') ? nearestStatic(target) : undefined;
    return shared ?? asWritten(nearestFile(target), file) ?? nearestStatic(target) ?? '';
  };
  return {
    document: (target: string, file?: SourcePath): string => asWritten(nearestDocument(target), file) ?? '',
    page: (target: string, file?: SourcePath): string => nearestRoute(target) ?? (extensionOf(target) === '' ? '' : fileOf(target, file)),
    file: fileOf,
  };
}

function asWritten(path: string | undefined, file: SourcePath | undefined): string | undefined {
  return path === undefined || file === undefined ? path : relativePath(folderOf(file), path);
}

/** How the file at `path` is named from `folder`: beginning with `./` or `../`, as links are best written. */
export function relativePath(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const climbs = from.length - shared;
  return (climbs === 0 ? './' : '../'.repeat(climbs)) + to.slice(shared).join('/');
}
