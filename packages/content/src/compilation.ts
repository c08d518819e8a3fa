import { contentCatalogue, severityOf } from '@helpgen/model';
import type {
  CodeLanguage, ContentOptions, DiagnosticArgs, DiagnosticPlace, Location, NotedClaim, NotedDirective, ParagraphMark, Preset, PresetFinding, SourcePath,
} from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { wordsFor } from '@helpgen/model/locales/words-for';
import type { IconSet } from './directives/icons.ts';
import type { MentionList } from '@helpgen/highlight';
import { directivesOf, type OwnDirective } from './directives/own-directives.ts';
import { finding } from './finding.ts';
import type { ParsedPage } from './parse/parse-page.ts';
import type { Slot } from './slot.ts';
import type { IncludeShelf } from './source/include-shelf.ts';
import { originAt, type Finding, type Place, type PreparedText } from './source/locate.ts';

/** A code of this room. */
export type ContentCode = keyof typeof contentCatalogue;

/** Which policy of the config decides how bad a finding is. */
const checksByCode: ReadonlyMap<ContentCode, keyof ContentOptions['checks']> = new Map([
  ['HG2201', 'unknownDirective'],
  ['HG2403', 'agents'],
  ['HG2604', 'agents'],
  ['HG2401', 'unknownLanguage'],
  ['HG2421', 'terminology'],
  ['HG2431', 'removedHtml'],
  ['HG2432', 'removedHtml'],
  ['HG2436', 'removedHtml'],
  ['HG2433', 'foreignSyntax'],
  ['HG2434', 'removedHtml'],
  ['HG2435', 'removedHtml'],
]);

/** What the steps of one compilation share. */
export interface Compilation {
  /** The article's own file. */
  readonly path: SourcePath;
  readonly options: ContentOptions;
  readonly words: (typeof contentWords)['en'];
  readonly prepared: PreparedText;
  readonly shelf: IncludeShelf;
  /** In the order of the config. */
  readonly presets: readonly Preset[];
  /** Absent on pages that show none. */
  icons?: IconSet;
  /** What parts of the tree stand for that the tree itself cannot hold. */
  readonly slots: Slot[];
  /** Languages of code that presets bring. */
  readonly codeLanguages: readonly CodeLanguage[];
  /** Directives of the config and of presets that a part draws, by name. */
  readonly ownDirectives: ReadonlyMap<string, OwnDirective>;
  /** Where names in code are entered; absent: they become no links. */
  readonly mentions: MentionList | undefined;
  /** What code claims, for analyses. */
  readonly claims: NotedClaim[];
  /** The longer paragraphs. */
  readonly paragraphs: ParagraphMark[];
  /** Directives of presets that are noted, by name. */
  readonly noted: Map<string, NotedDirective[]>;
  /** The stretch of the prepared text from `start` to `end`. */
  place(start: number, end: number): Place;
  fileAt(offset: number): SourcePath;
  report(code: ContentCode, args: DiagnosticArgs, place?: DiagnosticPlace<Place | Location>): void;
  /** Reports what a preset has found. */
  tell(found: Omit<PresetFinding, 'at' | 'related'>, place: DiagnosticPlace<Place>): void;
  readonly findings: Finding[];
}

/** What a compilation is made of besides the text. */
export interface CompilationParts extends Pick<Compilation, 'options' | 'shelf' | 'findings' | 'mentions'> {
  readonly presets: readonly Preset[];
}

/** A compilation of `page`, the text of `path`, that adds to `findings`. */
export function createCompilation(
  path: SourcePath,
  page: ParsedPage,
  { options, shelf, findings, mentions, presets }: CompilationParts,
): Compilation {
  return {
    path,
    options,
    words: wordsFor(contentWords, { code: options.locale, words: options.words }),
    prepared: page.text,
    shelf,
    presets,
    slots: [],
    codeLanguages: presets.flatMap(({ codeLanguages = [] }) => codeLanguages),
    ownDirectives: directivesOf(options, presets),
    mentions,
    claims: [],
    paragraphs: [],
    noted: new Map(),
    place: (start, end) => ({ source: page.text, start, end }),
    fileAt: (offset) => originAt(page.text.origins, offset).source.file.path,
    report(code, args, place) {
      const check = checksByCode.get(code);
      const severity = check === undefined ? undefined : severityOf(options.checks[check]);
      if (check === undefined || severity !== undefined) findings.push(finding(code, args, { ...place, ...(severity === undefined ? {} : { severity }) }));
    },
    tell: ({ code, severity = 'error', message, hint, args = {} }, place) =>
      void findings.push({ code, severity, message, ...(hint === undefined ? {} : { hint }), ...place, args }),
    findings,
  };
}
