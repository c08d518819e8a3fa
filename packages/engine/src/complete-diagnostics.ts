import { join } from 'node:path';
import type { Diagnostic, Location, SourcePath } from '@helpgen/model';
import { lineOf, sortDiagnostics } from '@helpgen/model';
import type { FileSystem } from './host/file-system.ts';
import { placeInOrigins } from './presets/place-in-origins.ts';
import type { SiteInputs } from './read-inputs.ts';
import { placeInConfig } from './steps/read-config.ts';

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
