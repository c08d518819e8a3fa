import { contentCatalogue, defineDiagnostics, suggest } from '@helpgen/model';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import { directiveNames } from '../directives/directive-names.ts';
import { parseAttributes, type WrittenAttribute } from '../text/attributes.ts';
import { fenceAfter, type OpenFence } from '../text/fences.ts';
import { normaliseDirectiveLine } from '../text/normalise-directive-line.ts';
import type { IncludeShelf } from './include-shelf.ts';
import { locate, type PlainSource } from './locate.ts';
import { createTextAssembly, type PreparedText, type TextAssembly } from './prepared-text.ts';
import { findRegion, linesOutsideMarkers, regionNames, type TextRange } from './regions.ts';
import { splitFrontMatter } from './split-front-matter.ts';

const finding = defineDiagnostics(contentCatalogue);
const includeLine = /^([ \t]*)::include(?:\{(.*)\})?$/;

/** What preparing a text needs besides the text. */
export interface Preparation {
  readonly shelf: IncludeShelf;
  /** Names of directives that the site adds to the known ones. */
  readonly siteDirectives: readonly string[];
  report(diagnostic: Diagnostic): void;
}

/** The content of `source` from `start` on, its includes put in and its directive lines in the form that the parser reads. */
export function prepareText(source: PlainSource, start: number, preparation: Preparation): PreparedText {
  const end = source.text.length;
  if (source.text.indexOf('::', start) < 0) return { text: source.text.slice(start), segments: [{ start: 0, source, shift: start }] };
  const assembly = createTextAssembly();
  const names = [...directiveNames, ...preparation.siteDirectives];
  assemble({ source, chain: [source.file.path], indent: '', assembly, names, preparation }, { start, end });
  const prepared = assembly.finish();
  return prepared.segments.length > 0 ? prepared : { text: prepared.text, segments: [{ start: 0, source, shift: start }] };
}

interface Assembling {
  readonly source: PlainSource;
  readonly chain: readonly SourcePath[];
  /** Put before every line, so that an include in a list item stays in it. */
  readonly indent: string;
  readonly assembly: TextAssembly;
  readonly names: readonly string[];
  readonly preparation: Preparation;
}

function assemble(work: Assembling, range: TextRange): void {
  const { source, assembly, indent } = work;
  let fence: OpenFence | undefined;
  let copied = range.start;
  let start = range.start;
  while (start < range.end) {
    const found = source.text.indexOf('\n', start);
    const end = found < 0 || found >= range.end ? range.end : found;
    const next = Math.min(end + 1, range.end);
    if (indent !== '' && start < end) {
      assembly.copy(source, copied, start);
      assembly.insert(indent);
      copied = start;
    }
    const line = source.text.slice(start, end);
    fence = fenceAfter(line, fence);
    if (fence === undefined && line.includes('::')) {
      const include = includeLine.exec(line.trimEnd());
      const normal = include === null ? normaliseDirectiveLine(line, work.names) : undefined;
      if (include !== null || normal !== undefined) {
        assembly.copy(source, copied, start);
        if (normal !== undefined) assembly.insert(normal);
        else putInclude(work, include?.[1] ?? '', include?.[2], start);
        copied = end;
      }
    }
    start = next;
  }
  assembly.copy(source, copied, range.end);
}

function putInclude(work: Assembling, ownIndent: string, written: string | undefined, lineStart: number): void {
  const { source, preparation, assembly } = work;
  const attributesStart = lineStart + ownIndent.length + '::include{'.length;
  const attributes = parseAttributes(written ?? '');
  const placeOf = (attribute: WrittenAttribute): ReturnType<typeof locate> =>
    locate(source, attributesStart + attribute.valueStart, attributesStart + attribute.valueEnd);
  const file = attributes.find((attribute) => attribute.name === 'file');
  if (file === undefined || file.value === true) {
    preparation.report(finding('HG2305', {}, { at: locate(source, lineStart + ownIndent.length, lineStart + ownIndent.length + 9) }));
    return;
  }
  const included = preparation.shelf.open(file.value, work.chain, placeOf(file));
  if (included === undefined) return;
  const split = splitFrontMatter(included.text);
  if (split.head !== undefined) preparation.report(finding('HG2010', { path: included.file.path }, { at: locate(included, 0, 3) }));
  const region = attributes.find((attribute) => attribute.name === 'region');
  const range = region === undefined ? { start: split.bodyStart, end: included.text.length } : findRegion(included.text, String(region.value));
  if (range === undefined) {
    const name = String(region?.value);
    const suggestion = suggest(name, regionNames(included.text)) ?? '';
    const at = region === undefined ? placeOf(file) : placeOf(region);
    preparation.report(finding('HG2302', { path: included.file.path, region: name, suggestion }, { at }));
    return;
  }
  // Blank lines around keep the included blocks apart from the paragraphs before and after.
  assembly.insert('\n');
  const inner: Assembling = { ...work, source: included, chain: [...work.chain, included.file.path], indent: work.indent + ownIndent };
  for (const lines of linesOutsideMarkers(included.text, range)) assemble(inner, lines);
  assembly.insert('\n');
}
