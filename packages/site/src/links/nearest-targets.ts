import type { Outline, SourcePath } from '@helpgen/model';
import { extensionOf, folderOf, suggest } from '@helpgen/model';
import { createNearest } from './create-nearest.ts';

/** Where near targets are looked for. */
export interface Targets {
  readonly byRoute: ReadonlyMap<string, { readonly outline?: Outline }>;
  readonly files: ReadonlySet<string>;
  readonly statics: ReadonlyMap<string, string>;
  anchorsOf(outline: Outline): ReadonlySet<string>;
}

/** Where a broken address stands; absent in the config. */
interface Place {
  readonly file?: SourcePath;
}

/** What a broken address was probably meant to be, written so that it can replace it; empty when nothing is near. */
export interface NearestTargets {
  document(target: string, place: Place): string;
  page(target: string, place: Place): string;
  file(target: string, place: Place): string;
  anchor(anchor: string, outline: Outline | undefined): string;
}

/** Looks for near targets among all of `targets`; costs nothing until the first question. */
export function createNearestTargets(targets: Targets): NearestTargets {
  const documents = createNearest(() => [...targets.byRoute.values()].flatMap(({ outline }) => outline?.source ?? []));
  const routes = createNearest(() => targets.byRoute.keys());
  const files = createNearest(() => targets.files);
  const statics = createNearest(() => [...targets.statics.keys()].map((path) => `/${path}`));
  const fileOf = (target: string, place: Place): string => {
    const shared = target.startsWith('/') ? statics(target) : undefined;
    return shared ?? (asWritten(files(target), place) || (statics(target) ?? ''));
  };
  return {
    document: (target, place) => asWritten(documents(target), place),
    page: (target, place) => routes(target) ?? (extensionOf(target) === '' ? '' : fileOf(target, place)),
    file: fileOf,
    anchor: (anchor, outline) => (outline === undefined ? '' : (suggest(anchor, targets.anchorsOf(outline)) ?? '')),
  };
}

function asWritten(path: string | undefined, { file }: Place): string {
  if (path === undefined) return '';
  return file === undefined ? path : relativePath(folderOf(file), path);
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
