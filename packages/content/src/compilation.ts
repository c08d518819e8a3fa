import { contentCatalogue, severityOf } from '@helpgen/model';
import type {
  CodeLanguage, ContentOptions, DiagnosticArgs, DiagnosticPlace, DirectiveOptions, Location, NotedClaim, NotedDirective, ParagraphMark, Preset,
  PresetDirective, PresetFinding, SourcePath,
} from '@helpgen/model';
import { contentWords } from '@helpgen/model/locales/content';
import { wordsFor } from '@helpgen/model/locales/words-for';
import type { MentionList } from '@helpgen/highlight';
import { finding } from './finding.ts';
import type { Slot } from './slot.ts';
import type { IncludeShelf } from './source/include-shelf.ts';
import { originAt, type Finding, type Place, type PreparedText } from './source/locate.ts';

/** A code of this room. */
export type ContentCode = keyof typeof contentCatalogue;

/** Which policy of the config decides how bad a finding is. */
const checksByCode: ReadonlyMap<string, keyof ContentOptions['checks']> = new Map([
  ['HG2003', 'unknownFrontMatter'],
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

/** `found` as bad as the config says; none where it says nothing. */
export function judge(found: Finding, { checks }: ContentOptions): readonly Finding[] {
  const check = checksByCode.get(found.code);
  if (check === undefined) return [found];
  const severity = severityOf(checks[check]);
  return severity === undefined ? [] : [{ ...found, severity }];
}

/** A directive that a part of the theme draws, or that a preset turns into HTML. */
export interface OwnDirective extends Partial<DirectiveOptions> {
  /** Whose it is; absent: that of the config. */
  readonly preset?: string;
  readonly toHast?: PresetDirective['toHast'];
  /** Each is noted in the outline. */
  readonly isNoted?: boolean;
}

/** The directives that presets and the config add, by name; those of the config go first. */
export function ownDirectivesOf({ directives }: ContentOptions, presets: readonly Preset[]): ReadonlyMap<string, OwnDirective> {
  const ofPresets = presets.flatMap(({ name: preset, directives: added = {} }) =>
    Object.entries(added).map(([name, directive]) => [name, { ...directive, preset }] as const),
  );
  return new Map<string, OwnDirective>([...ofPresets, ...Object.entries(directives)]);
}

/** What a compilation is given. */
interface Given {
  /** The article's own file. */
  readonly path: SourcePath;
  readonly options: ContentOptions;
  /** The text of the page and of all that it includes. */
  readonly prepared: PreparedText;
  readonly shelf: IncludeShelf;
  /** In the order of the config. */
  readonly presets: readonly Preset[];
  /** Directives of the config and of presets that a part draws, by name. */
  readonly ownDirectives: ReadonlyMap<string, OwnDirective>;
  /** Every name that may stand behind `:::`. */
  readonly directiveNames: readonly string[];
  /** Where names in code are entered; absent: they become no links. */
  readonly mentions: MentionList | undefined;
  readonly findings: Finding[];
}

/** What the steps of one compilation share. */
export interface Compilation extends Given {
  readonly words: (typeof contentWords)['en'];
  /** The drawings of icons by name; none on pages that show none. */
  icons: ReadonlyMap<string, string>;
  /** What parts of the tree stand for that the tree itself cannot hold. */
  readonly slots: Slot[];
  /** Languages of code that presets bring. */
  readonly codeLanguages: readonly CodeLanguage[];
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
  /** Keeps what a page may have hundreds of: of each `kind` the first is reported, with how many more there are, by {@link reportKept}. */
  keep(kind: string, code: ContentCode, args: DiagnosticArgs, at: Place): void;
  reportKept(): void;
  /** Reports what a preset has found. */
  tell(found: Omit<PresetFinding, 'at' | 'related'>, place: DiagnosticPlace<Place>): void;
}

/** A compilation that adds to the findings that it is given. */
export function createCompilation(given: Given): Compilation {
  const { options, prepared, presets, findings } = given;
  const kept = new Map<string, { readonly code: ContentCode; readonly args: DiagnosticArgs; readonly at: Place; more: number }>();
  const report: Compilation['report'] = (code, args, place) => void findings.push(...judge(finding(code, args, place), options));
  return {
    ...given,
    words: wordsFor(contentWords, { code: options.locale, words: options.words }),
    icons: new Map(),
    slots: [],
    codeLanguages: presets.flatMap(({ codeLanguages = [] }) => codeLanguages),
    claims: [],
    paragraphs: [],
    noted: new Map(),
    place: (start, end) => ({ source: prepared, start, end }),
    fileAt: (offset) => originAt(prepared.origins, offset).source.file.path,
    report,
    keep(kind, code, args, at) {
      const known = kept.get(`${code} ${kind}`);
      if (known === undefined) kept.set(`${code} ${kind}`, { code, args, at, more: 0 });
      else known.more += 1;
    },
    reportKept() {
      for (const { code, args, at, more } of kept.values()) report(code, { ...args, more: more === 0 ? '' : ` (and ${more} more on this page)` }, { at });
    },
    tell: ({ code, severity = 'error', message, hint, args = {} }, place) =>
      void findings.push({ code, severity, message, ...(hint === undefined ? {} : { hint }), ...place, args }),
  };
}
