import type { SourcePath, Stretch } from '@helpgen/model';
import { finding } from '../finding.ts';
import { parseAttributes, type WrittenAttribute } from '../text/attributes.ts';
import type { IncludeShelf } from './include-shelf.ts';
import type { Finding, Place, PlainSource } from './locate.ts';
import { unclosedHead, splitFrontMatter } from './parse-front-matter.ts';

/** Where included files come from, and where what is wrong with them goes. */
export interface IncludeFiles {
  readonly shelf: IncludeShelf;
  report(found: Finding): void;
}

/** Where an include is written. */
export interface IncludePlace {
  readonly source: Place['source'];
  readonly start: number;
  /** The files on the way to it, its own last. */
  readonly chain: readonly SourcePath[];
}

/** What an include puts in: lines of a file. */
export interface OpenedInclude {
  readonly source: PlainSource;
  readonly ranges: readonly Stretch[];
}

/** Opens what the line `written`, `::include{file=… region=…}`, names; `undefined` when it is not there, which is reported. */
export function openInclude(written: string, { source, start, chain }: IncludePlace, { shelf, report }: IncludeFiles): OpenedInclude | undefined {
  const list = /\{(.*)\}/.exec(written)?.[1] ?? '';
  const attributesStart = start + '::include{'.length;
  const attributes = parseAttributes(list);
  const placeOf = ({ valueStart, valueEnd }: WrittenAttribute): Place => ({ source, start: attributesStart + valueStart, end: attributesStart + valueEnd });
  const file = attributes.find((attribute) => attribute.name === 'file');
  if (file === undefined || file.value === true) return void report(finding('HG2305', {}, { at: { source, start, end: start + '::include'.length } }));
  const included = shelf.open(file.value, chain, placeOf(file));
  if (included === undefined) return undefined;
  const split = splitFrontMatter(included.text);
  if (split.head !== undefined) report(finding('HG2010', { path: included.file.path }, { at: { source: included, start: 0, end: 3 } }));
  if (split.unclosedAt !== undefined) report(unclosedHead(included, split.unclosedAt));
  const region = attributes.find((attribute) => attribute.name === 'region');
  const ranges = shelf.linesOf(included, split.bodyStart, region === undefined ? undefined : String(region.value), placeOf(region ?? file));
  return ranges === undefined ? undefined : { source: included, ranges };
}
