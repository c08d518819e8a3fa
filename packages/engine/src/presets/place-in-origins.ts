import type { Diagnostic, Location } from '@helpgen/model';
import type { FileSystem } from '../host/file-system.ts';
import type { MadeSource, Source } from '../steps/source.ts';
import { readText } from '../steps/read-text.ts';
import { createSourceReader, plainText } from './read-for-source.ts';

/** `diagnostics` with those about pages that sources have made told where these come from: in documents that are on the disk. */
export async function placeInOrigins(
  disk: FileSystem,
  root: string,
  files: readonly Source[],
  diagnostics: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const made = new Map<string, MadeSource>(files.flatMap((file) => (file.made === undefined ? [] : [[file.path, file.made] as const])));
  const isMade = ({ at, related = [] }: Diagnostic): boolean =>
    [at, ...related.map((item) => item.at)].some((place) => place !== undefined && made.has(place.file));
  if (made.size === 0 || !diagnostics.some(isMade)) return diagnostics;
  const { createOriginPlaces } = await import('@helpgen/content');
  const reader = createSourceReader(disk, root);
  const opened = new Map<string, ReturnType<typeof createOriginPlaces>>();
  const placesOf = ({ origin }: MadeSource): ReturnType<typeof createOriginPlaces> => {
    const text = plainText(readText(disk, root, origin).value?.text ?? '');
    const places = opened.get(origin) ?? createOriginPlaces({ path: origin, text }, reader.open);
    opened.set(origin, places);
    return places;
  };
  const place = (at: Location): Location => {
    const page = made.get(at.file);
    return page === undefined ? at : placesOf(page).trace(page, { line: at.line ?? 1, column: at.column ?? 1, length: at.length ?? 1 });
  };
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...(diagnostic.at === undefined ? {} : { at: place(diagnostic.at) }),
    ...(diagnostic.related === undefined ? {} : { related: diagnostic.related.map((item) => ({ ...item, at: place(item.at) })) }),
  }));
}
