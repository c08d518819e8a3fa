import type { Outline } from '@helpgen/model';
import { extensionOf, folderOf, suggest } from '@helpgen/model';
import { createNearest } from './create-nearest.ts';
import { relativePath } from './relative-path.ts';
import type { Reference } from './resolution.ts';
import type { SiteIndex } from './site-index.ts';

/** What a broken address was probably meant to be, written so that it can replace it; empty when nothing is near. */
export interface NearestTargets {
  document(target: string, reference: Reference): string;
  page(target: string, reference: Reference): string;
  file(target: string, reference: Reference): string;
  anchor(anchor: string, outline: Outline | undefined): string;
}

/** Looks for near targets among everything in `index`; costs nothing until the first question. */
export function createNearestTargets(index: SiteIndex): NearestTargets {
  const documents = createNearest(() => [...index.byRoute.values()].flatMap(({ source }) => (source?.toLowerCase().endsWith('.md') === true ? [source] : [])));
  const routes = createNearest(() => index.byRoute.keys());
  const files = createNearest(() => index.files);
  const statics = createNearest(() => [...index.statics.keys()].map((path) => `/${path}`));
  const fileOf = (target: string, reference: Reference): string => {
    const shared = target.startsWith('/') ? statics(target) : undefined;
    return shared ?? (asWritten(files(target), reference) || (statics(target) ?? ''));
  };
  return {
    document: (target, reference) => asWritten(documents(target), reference),
    page: (target, reference) => routes(target) ?? (extensionOf(target) === '' ? '' : fileOf(target, reference)),
    file: fileOf,
    anchor: (anchor, outline) => (outline === undefined ? '' : (suggest(anchor, index.anchorsOf(outline)) ?? '')),
  };
}

function asWritten(path: string | undefined, { file }: Reference): string {
  if (path === undefined) return '';
  return file === undefined ? path : relativePath(folderOf(file), path);
}
