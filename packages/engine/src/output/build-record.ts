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
  return store.readRecord(recordName(places)) as BuildRecord | undefined;
}

/** Lets `store` remember `record` as the site at `places`. */
export function writeBuildRecord(store: Store, places: OutputPlaces, record: BuildRecord): void {
  store.writeRecord(recordName(places), record);
}

function recordName(places: OutputPlaces): string {
  return `site-${digestOf(places.folder)}`;
}
