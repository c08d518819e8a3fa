import { join } from 'node:path';
import type { FileSystem, Store } from '@helpgen/disk';
import { digestOf, stateOf } from '@helpgen/disk';
import type { RoutePath, SourcePath } from '@helpgen/model';
import type { BuildReport } from '../report.ts';
import type { OutputPlaces } from './output-folder.ts';

/** What helpgen remembers of the site in an output folder. */
export interface BuildRecord {
  /** Digest of everything that went into the site. */
  readonly siteKey: string;
  /** Files outside the content folders that were included. */
  readonly includes: readonly SourcePath[];
  readonly report: BuildReport;
  readonly files: ReadonlyMap<string, RecordedFile>;
  /** That of {@link files}. */
  readonly manifest: WrittenFile;
  /** Keys of its pages. */
  readonly pages: PageKeys;
}

/** The key of each page of a site, and what it was found from. */
export interface PageKeys {
  /** Digest of all that the graph was made of. */
  readonly graphKey: string;
  /** Digest of what of the graph other pages are told. */
  readonly publicDigest: string;
  /** Digest of all that pages are told of each other and of the site. */
  readonly shared: string;
  readonly byRoute: ReadonlyMap<RoutePath, PageKey>;
}

/** The key of a page. */
export interface PageKey {
  /** Digest of what the page alone brings; empty when that is not known by the digest of a source. */
  readonly own: string;
  /** Digest of all that it is rendered from. */
  readonly key: string;
}

/** A file of the output as it was written. */
export interface WrittenFile {
  readonly path: string;
  readonly digest: string;
  readonly size: number;
  /** On the disk; by it a change from outside is noticed. */
  readonly state: string;
  /** Of a document: which sheets are in the style sheet that it links, each a bit. */
  readonly sheets?: number;
}

/** A file of the output, and what it was made from. */
export interface RecordedFile extends WrittenFile {
  /** Digest of the inputs of the step that made it. */
  readonly key: string;
}

/** Whether `file` is on the disk as it was recorded. */
export function isIntact(disk: FileSystem, folder: string, file: WrittenFile): boolean {
  const stat = disk.stat(join(folder, file.path));
  return stat !== undefined && stat.kind === 'file' && stateOf(stat) === file.state;
}

/** What `store` remembers of the site at `places`. */
export function readBuildRecord(store: Store, places: OutputPlaces): BuildRecord | undefined {
  const value = store.readRecord(recordName(places));
  if (!isStored(value)) return undefined;
  const { files, pages: { routes, owns, keys, ...digests }, ...record } = value;
  return { ...record, files: filesOf(files), pages: { ...digests, byRoute: pagesOf({ routes, owns, keys }) } };
}

/** Lets `store` remember `record` as the site at `places`. */
export function writeBuildRecord(store: Store, places: OutputPlaces, { files, pages: { byRoute, ...digests }, ...record }: BuildRecord): void {
  const rows = [...files.values()];
  const keys = [...byRoute.values()];
  const stored: StoredRecord = {
    ...record,
    files: {
      paths: rows.map(({ path }) => path),
      digests: rows.map(({ digest }) => digest),
      sizes: rows.map(({ size }) => size),
      states: rows.map(({ state }) => state),
      keys: rows.map(({ key }) => key),
      sheets: rows.map(({ sheets = null }) => sheets),
    },
    pages: { ...digests, routes: [...byRoute.keys()], owns: keys.map(({ own }) => own), keys: keys.map(({ key }) => key) },
  };
  store.writeRecord(recordName(places), stored);
}

/** A record by columns: rows that each repeat the names of their fields take twice as long to read, and a site has three files for each page. */
interface StoredRecord extends Omit<BuildRecord, 'files' | 'pages'> {
  readonly files: {
    readonly paths: readonly string[];
    readonly digests: readonly string[];
    readonly sizes: readonly number[];
    readonly states: readonly string[];
    readonly keys: readonly string[];
    readonly sheets: readonly (number | null)[];
  };
  readonly pages: Omit<PageKeys, 'byRoute'> & PageRows;
}

/** The keys of pages by columns. */
interface PageRows {
  readonly routes: readonly RoutePath[];
  readonly owns: readonly string[];
  readonly keys: readonly string[];
}

function isStored(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && ['siteKey', 'pages', 'manifest', 'files'].every((name) => name in value);
}

function filesOf({ paths, digests, sizes, states, keys, sheets }: StoredRecord['files']): BuildRecord['files'] {
  const files = new Map<string, RecordedFile>();
  for (const [row, path] of paths.entries()) {
    const file = { path, digest: digests[row] ?? '', size: sizes[row] ?? 0, state: states[row] ?? '', key: keys[row] ?? '' };
    const bits = sheets[row] ?? null;
    files.set(path, bits === null ? file : { ...file, sheets: bits });
  }
  return files;
}

function pagesOf({ routes, owns, keys }: PageRows): PageKeys['byRoute'] {
  return new Map(routes.map((route, row) => [route, { own: owns[row] ?? '', key: keys[row] ?? '' }]));
}

function recordName(places: OutputPlaces): string {
  return `output-${digestOf(places.folder)}`;
}
