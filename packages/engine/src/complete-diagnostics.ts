import type { Diagnostic, Location, SourcePath } from '@helpgen/model';
import { lineOf, sortDiagnostics } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import type { FileSystem } from './host/file-system.ts';
import { placeInConfig } from './steps/read-config.ts';

/** What was `found` in a run, complete, with what was completed `earlier`. */
export function completeFindings(
  { host, project, configFile }: BuildRun,
  found: readonly Diagnostic[],
  { earlier = [], lines }: { readonly earlier?: readonly Diagnostic[]; readonly lines?: ReadLine } = {},
): readonly Diagnostic[] {
  if (found.length === 0) return earlier;
  return completeDiagnostics(host.disk, project.root, placeInConfig([...earlier, ...found], configFile), lines);
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
      text = new TextDecoder().decode(disk.readFile(`${root}/${file}`));
    } catch {
      // The finding says already that the file cannot be read.
    }
    texts.set(file, text);
    return text;
  }
}
