import { folderOf, resolveOutside, resolveSourcePath, suggest } from '@helpgen/model';
import type { SourceFile, SourcePath, Stretch } from '@helpgen/model';
import { finding } from '../finding.ts';
import { plainSourceOf, type Finding, type Place, type PlainSource } from './locate.ts';
import { findRegion, linesOutsideMarkers, regionNames } from './regions.ts';

const fileLimit = 500;
const sizeLimit = 2_000_000;

/** The files that an article includes, each opened once, with what was found on the way. */
export interface IncludeShelf {
  /** The file that `reference` names as seen from the last file of `chain`; `undefined` when there is none, reported. */
  open(reference: string, chain: readonly SourcePath[], at: Place): PlainSource | undefined;
  /**
   * The lines of `source` from `start` on, or those of its region `name`, without the comments that mark regions; `undefined` when there is
   * no such region, reported.
   */
  linesOf(source: PlainSource, start: number, name: string | undefined, at: Place): readonly Stretch[] | undefined;
  /** Every path that was asked for with the digest that was read; empty when nothing was there. */
  list(): readonly { readonly path: SourcePath; readonly digest: string }[];
}

/** A shelf that gets its files from `readInclude`, from beside the site only those in `roots`, and hands its findings to `report`. */
export function createIncludeShelf(
  readInclude: (path: SourcePath) => SourceFile | undefined,
  report: (found: Finding) => void,
  roots: readonly string[],
): IncludeShelf {
  const opened = new Map<SourcePath, PlainSource | undefined>();
  let uses = 0;
  let size = 0;
  let isFull = false;
  return {
    open(reference, chain, at) {
      const from = folderOf(chain.at(-1) ?? '');
      const path = resolveSourcePath(from, reference) ?? resolveOutside(from, reference, roots);
      if (path === undefined) return void report(finding('HG2304', { file: reference }, { at }));
      if (chain.includes(path)) {
        return void report(finding('HG2303', { path, chain: [...chain.slice(chain.indexOf(path)), path].join(' → ') }, { at }));
      }
      const file = opened.has(path) ? undefined : readInclude(path);
      const source = opened.get(path) ?? (file && plainSourceOf(file));
      opened.set(path, source);
      if (source === undefined) return void report(finding('HG2301', { file: reference, path }, { at }));
      uses += 1;
      size += source.text.length;
      if (uses <= fileLimit && size <= sizeLimit) return source;
      if (!isFull) report(finding('HG2306', { limit: fileLimit, size: sizeLimit }, { at }));
      isFull = true;
      return undefined;
    },
    linesOf({ file, text }, start, name, at) {
      const range = name === undefined ? { start, end: text.length } : findRegion(text, name);
      if (range !== undefined) return linesOutsideMarkers(text, range);
      const args = { path: file.path, region: name ?? '', suggestion: suggest(name ?? '', regionNames(text)) ?? '' };
      return void report(finding('HG2302', args, { at }));
    },
    list: () => [...opened].map(([path, source]) => ({ path, digest: source?.file.digest ?? '' })),
  };
}
