import { contentCatalogue, defineDiagnostics, severityOf } from '@helpgen/model';
import type { ContentOptions, Diagnostic, DiagnosticArgs, DiagnosticPlace, Location, ParagraphMark, Preset, SourcePath, Span, TypeChangesRef } from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { localeOf } from '@helpgen/model/locales/locale-of';
import type { MentionList } from './script/mention-list.ts';
import type { ParsedPage } from './parse/parse-page.ts';
import { editsOfIncludes, type MarkdownEdit } from './render/markdown-edit.ts';
import type { Slot } from './slot.ts';
import type { IncludeShelf } from './source/include-shelf.ts';
import { locatePrepared, segmentAt, type PreparedText } from './source/prepared-text.ts';

const finding = defineDiagnostics(contentCatalogue);

/** A code of this room. */
export type ContentCode = keyof typeof contentCatalogue;

/** Which policy of the config decides how bad a finding is. */
const checksByCode: ReadonlyMap<ContentCode, keyof ContentOptions['checks']> = new Map([
  ['HG2201', 'unknownDirective'],
  ['HG2401', 'unknownLanguage'],
  ['HG2421', 'terminology'],
]);

/** What the steps of one compilation share. */
export interface Compilation {
  /** The article's own file. */
  readonly path: SourcePath;
  readonly options: ContentOptions;
  readonly words: (typeof contentWords)['en'];
  readonly prepared: PreparedText;
  /** Where the article's own text ends in the prepared one. */
  readonly ownEnd: number;
  readonly shelf: IncludeShelf;
  /** In the order of the config. */
  readonly presets: readonly Preset[];
  /** What parts of the tree stand for that the tree itself cannot hold. */
  readonly slots: Slot[];
  /** Where names of types are entered; absent: they become no links. */
  readonly mentions: MentionList | undefined;
  /** The longer paragraphs. */
  readonly paragraphs: ParagraphMark[];
  /** What versions of described types are to be compared. */
  readonly typeChanges: TypeChangesRef[];
  /** Replacements for the Markdown copy: offsets of the prepared text. */
  readonly edits: MarkdownEdit[];
  place(start: number, end: number): Location & Span;
  fileAt(offset: number): SourcePath;
  report(code: ContentCode, args: DiagnosticArgs, place?: DiagnosticPlace): void;
  readonly diagnostics: Diagnostic[];
}

/** A compilation of `page`, the text of `path`, that adds to `diagnostics`. */
export function createCompilation(
  path: SourcePath,
  page: ParsedPage,
  { options, shelf, diagnostics, mentions, presets }: Pick<Compilation, 'options' | 'shelf' | 'diagnostics' | 'mentions' | 'presets'>,
): Compilation {
  return {
    path,
    options,
    words: contentWords[localeOf(options.locale)],
    prepared: page.text,
    ownEnd: page.ownEnd,
    shelf,
    presets,
    slots: [],
    mentions,
    paragraphs: [],
    typeChanges: [],
    edits: editsOfIncludes(page),
    place: (start, end) => locatePrepared(page.text, start, end),
    fileAt: (offset) => segmentAt(page.text, offset).source.file.path,
    report(code, args, place) {
      const check = checksByCode.get(code);
      const severity = check === undefined ? undefined : severityOf(options.checks[check]);
      if (check === undefined || severity !== undefined) diagnostics.push(finding(code, args, { ...place, ...(severity === undefined ? {} : { severity }) }));
    },
    diagnostics,
  };
}
