import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import type { Diagnostic, Location, SourcePath } from '@helpgen/model';
import { lineOf, sortDiagnostics } from '@helpgen/model';
import type { SiteInputs } from './read-inputs.ts';
import { placeInConfig } from './steps/read-config.ts';
import type { MadeSource, Source } from './steps/source.ts';
import { readText } from './steps/read-text.ts';
import { createSourceReader, plainText } from './presets/read-for-source.ts';

/** What was `found` in a site, complete, with what was completed `earlier`; `readLine` where another than the disk knows lines. */
export async function completeFindings(
  { run: { host, project, configFile }, sources }: Pick<SiteInputs, 'run' | 'sources'>,
  found: readonly Diagnostic[],
  { earlier = [], readLine }: { readonly earlier?: readonly Diagnostic[]; readonly readLine?: ReadLine } = {},
): Promise<readonly Diagnostic[]> {
  if (found.length === 0) return earlier;
  const placed = await placeInOrigins(host.disk, project.root, sources.files, placeInConfig(found, configFile));
  return completeDiagnostics(host.disk, project.root, [...earlier, ...placed], readLine);
}

/** `diagnostics` sorted, none twice, each place with the text of its line, so that a printer needs no file. */
export function completeDiagnostics(
  disk: FileSystem,
  root: string,
  diagnostics: readonly Diagnostic[],
  readLine: ReadLine = createLineReader(disk, root),
): readonly Diagnostic[] {
  const seen = new Set<string>();
  const distinct = diagnostics.filter((diagnostic) => {
    const identity = JSON.stringify([diagnostic.code, diagnostic.at?.file, diagnostic.at?.line, diagnostic.at?.column, diagnostic.message]);
    return seen.size !== seen.add(identity).size;
  });
  return sortDiagnostics(distinct).map((diagnostic) => ({
    ...diagnostic,
    ...(diagnostic.at === undefined ? {} : { at: withLine(diagnostic.at) }),
    ...(diagnostic.related === undefined ? {} : { related: diagnostic.related.map(({ at, message }) => ({ at: withLine(at), message })) }),
  }));

  function withLine(at: Location): Location {
    return at.lineText !== undefined || at.line === undefined ? at : { ...at, lineText: readLine(at.file, at.line) };
  }
}

/** Tells a line of a source, counted from 1; empty when it cannot be read. */
export type ReadLine = (file: SourcePath, line: number) => string;

/** Reads each file once. */
export function createLineReader(disk: FileSystem, root: string): ReadLine {
  const texts = new Map<SourcePath, string>();
  return (file, line) => lineOf(textOf(file), line);

  function textOf(file: SourcePath): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    let text = '';
    try {
      text = new TextDecoder().decode(disk.readFile(join(root, file)));
    } catch {
      // The finding says already that the file cannot be read.
    }
    texts.set(file, text);
    return text;
  }
}

/** `diagnostics` with those about pages that sources have made told where these come from: in documents that are on the disk. */
async function placeInOrigins(
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
