import { types } from 'node:util';
import type { SourcePath } from '@helpgen/model';
import type { ReadLine } from './complete-diagnostics.ts';
import { createLineReader } from './complete-diagnostics.ts';
import type { SiteInputs } from './read-inputs.ts';

/** Lines of one state of a file, by their numbers. */
interface KnownFile {
  readonly digest: string;
  readonly lines: Map<number, string>;
}

/** Tells the lines in which findings stand; those that the last build told are not read again. */
export interface FindingLines {
  readonly read: ReadLine;
  /** Keeps what was told for the next build. */
  keep(): void;
}

const recordName = 'finding-lines';

/** The lines of the sources of a site: a site with a finding on each page is not read again after an edit of one. */
export function openFindingLines({ run: { host, project, store }, sources }: SiteInputs): FindingLines {
  const remembered = store.readRecord(recordName);
  const before = types.isMap(remembered) ? (remembered as ReadonlyMap<SourcePath, KnownFile>) : new Map<SourcePath, KnownFile>();
  const digests = new Map(sources.files.map(({ path, digest }) => [path, digest]));
  const told = new Map<SourcePath, KnownFile>();
  const readLine = createLineReader(host.disk, project.root);
  return {
    read(file, line) {
      const digest = digests.get(file);
      if (digest === undefined) return readLine(file, line);
      const known = told.get(file) ?? { digest, lines: new Map<number, string>() };
      const last = before.get(file);
      const text = known.lines.get(line) ?? (last?.digest === digest ? last.lines.get(line) : undefined) ?? readLine(file, line);
      known.lines.set(line, text);
      told.set(file, known);
      return text;
    },
    keep: () => store.writeRecord(recordName, told),
  };
}
