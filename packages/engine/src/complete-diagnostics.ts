import { join } from 'node:path';
import { types } from 'node:util';
import type { FileSystem } from '@helpgen/disk';
import type { Diagnostic, Location, SourcePath } from '@helpgen/model';
import { lineOf, remember, sortDiagnostics } from '@helpgen/model';
import { attempt } from './attempt.ts';
import type { SiteInputs } from './read-inputs.ts';
import { placeInConfig } from './read-site-config.ts';
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
  const withLine = (at: Location): Location =>
    at.lineText !== undefined || at.line === undefined ? at : { ...at, lineText: readLine(at.file, at.line) };
  return sortDiagnostics(distinct).map((diagnostic) => placed(diagnostic, withLine));
}

/** `diagnostic` with each of its places as `place` gives it. */
function placed(diagnostic: Diagnostic, place: (at: Location) => Location): Diagnostic {
  const { at, related } = diagnostic;
  return {
    ...diagnostic,
    ...(at === undefined ? {} : { at: place(at) }),
    ...(related === undefined ? {} : { related: related.map((item) => ({ ...item, at: place(item.at) })) }),
  };
}

/** Tells a line of a source, counted from 1; empty when it cannot be read. */
export type ReadLine = (file: SourcePath, line: number) => string;

/** Reads each file once. */
function createLineReader(disk: FileSystem, root: string): ReadLine {
  // Of a file that cannot be read the finding says so already.
  const textOf = remember((file: SourcePath) => attempt(() => new TextDecoder().decode(disk.readFile(join(root, file))), ''));
  return (file, line) => lineOf(textOf(file), line);
}

const linesRecord = 'finding-lines';

/**
 * Tells the lines in which findings stand. Those that the last build told are not read again: a site with a finding on each page is not
 * read as a whole after an edit of one.
 */
export function openFindingLines({ run: { host, project, store }, sources }: SiteInputs): { readonly read: ReadLine; keep(): void } {
  const remembered = store.readRecord(linesRecord);
  /** By the digest of a file and the number of the line. */
  const before = types.isMap(remembered) ? (remembered as ReadonlyMap<string, string>) : new Map<string, string>();
  const told = new Map<string, string>();
  const digests = new Map(sources.files.map(({ path, digest }) => [path, digest]));
  const readLine = createLineReader(host.disk, project.root);
  const read: ReadLine = (file, line) => {
    const digest = digests.get(file);
    if (digest === undefined) return readLine(file, line);
    const key = `${digest} ${line}`;
    const text = told.get(key) ?? before.get(key) ?? readLine(file, line);
    told.set(key, text);
    return text;
  };
  return { read, keep: () => store.writeRecord(linesRecord, told) };
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
  const placesOf = remember((origin: SourcePath) => {
    const text = plainText(readText(disk, root, origin).value?.text ?? '');
    return createOriginPlaces({ path: origin, text }, reader.open);
  });
  const place = (at: Location): Location => {
    const page = made.get(at.file);
    return page === undefined ? at : placesOf(page.origin).trace(page, { line: at.line ?? 1, column: at.column ?? 1, length: at.length ?? 1 });
  };
  return diagnostics.map((diagnostic) => placed(diagnostic, place));
}
