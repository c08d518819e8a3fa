import { compareTexts } from './in-order.ts';
import type { SourcePath } from './paths.ts';
import type { Json } from './json.ts';
import type { Span } from './source-file.ts';

/** How bad a finding is: an error ends the command with exit code 1, a warning does so under `--strict`, a note never. */
export type Severity = 'error' | 'warning' | 'note';

/** What the config may ask for a kind of finding. `ignore` and `log` never fail a build. */
export type Policy = 'ignore' | 'log' | 'warn' | 'throw';

/** A place in a source. `lineText` travels along so that a printer needs no file; the edge adds it where a room could not. */
export interface Location extends Partial<Span> {
  readonly file: SourcePath;
  readonly lineText?: string;
}

/** A further place that belongs to a finding, with what it has to do with it. */
export interface RelatedPlace<At = Location> {
  readonly at: At;
  readonly message: string;
}

/** The values that a message is made of. */
export type DiagnosticArgs = { readonly [name: string]: Json };

/**
 * A finding about what the user wrote; a value, never thrown by a pure room. A room that works with offsets has them as
 * `At` until it hands its findings on.
 */
export interface Diagnostic<At = Location> {
  /** `HG` and four digits; see the catalogue. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly at?: At;
  readonly related?: readonly RelatedPlace<At>[];
  /** What would mend it: another text in the place of one that stands at `at`. */
  readonly fix?: Fix;
  readonly args: DiagnosticArgs;
}

/** A text at the place of a finding, and what to write instead. */
export interface Fix {
  readonly text: string;
  readonly by: string;
}

/** A best-effort value beside everything that was found wrong on the way to it. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** The wording of one code. A message says what happened and why it is a problem; a hint, what to do. */
export interface CatalogueEntry {
  /** `error` by default. */
  readonly severity?: Severity;
  /** Title for `helpgen explain` and for reports: a short noun phrase. */
  readonly title: string;
  /** With `{name}` for each argument. */
  readonly message: string;
  /** With `{name}` for each argument; of several the first none of whose arguments is absent or empty, else there is none. */
  readonly hint?: string | readonly string[];
  /** The arguments that say what stands at the place and what is to stand there, when both are not empty. */
  readonly fix?: { readonly text: string; readonly by: string };
  /** The paragraph that `helpgen explain` prints. */
  readonly explanation: string;
}

/** Codes to wordings; one table a room. */
export type Catalogue = { readonly [code: string]: CatalogueEntry };

/** What findings are made of: an entry without its explanation. */
export type FindingEntry = Omit<CatalogueEntry, 'explanation'>;

/** The type of a catalogue that is written as JSON, where an explanation is a list of lines; `Codes` is that of its text. */
export type WrittenCatalogue<Codes> = { readonly [code in keyof Codes]: FindingEntry & { readonly explanation: readonly string[] } };

/**
 * English phrases that arguments are, in another language, as those who translate programs know it from gettext: `it takes {count}` has a
 * place for anything, which is looked up in turn. The first that fits counts.
 */
export type Phrases = { readonly [english: string]: string };

/** The wording of one code in another language than that of its catalogue. */
export type Wording = Pick<CatalogueEntry, 'title' | 'message' | 'hint'> & { readonly phrases?: Phrases };

/** Wordings by code. */
export type Wordings = { readonly [code: string]: Wording };

/** A wording for each code of a catalogue, with a hint where that has one, and as many where it has several. */
export type WordingsOf<C extends Catalogue> = {
  readonly [code in keyof C]: Pick<Wording, 'title' | 'message' | 'phrases'> &
    (C[code] extends { readonly hint: infer Hint }
      ? { readonly hint: Hint extends readonly string[] ? { readonly [place in keyof Hint]: string } : string }
      : object);
};

/** `found` in the words of `wordings`, when they have its code. */
export function reword<At>(found: Diagnostic<At>, wordings: Wordings): Diagnostic<At> {
  const wording = wordings[found.code];
  if (wording === undefined) return found;
  const { hint: _english, ...rest } = found;
  const { phrases = {} } = wording;
  const args = Object.fromEntries(
    Object.entries(found.args).map(([name, value]) => [name, typeof value === 'string' ? translate(value, phrases) : value]),
  );
  const hint = hintOf(wording, args);
  return { ...rest, message: fill(wording.message, args), ...(hint === undefined ? {} : { hint }) };
}

/** `wordings`, whose arguments may be any of `phrases` besides their own. */
export function withPhrases<Table extends Wordings>(phrases: Phrases, wordings: Table): Table {
  const all = (own: Phrases | undefined): Phrases => (own === undefined ? phrases : { ...phrases, ...own });
  const withThem = ([code, wording]: [string, Wording]): [string, Wording] => [code, { ...wording, phrases: all(wording.phrases) }];
  // The type of entries forgets that the codes are the same.
  return Object.fromEntries(Object.entries(wordings).map(withThem)) as unknown as Table;
}

function translate(text: string, phrases: Phrases): string {
  const own = phrases[text];
  if (own !== undefined) return own;
  for (const [english, translated] of Object.entries(phrases)) {
    if (!english.includes('{')) continue;
    const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]|]/g, '\\$&'));
    const values = new RegExp(`^${parts.join('(.+?)')}$`, 's').exec(text)?.slice(1);
    if (values === undefined) continue;
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return translated.replace(/\{(\w+)\}/g, (_place, name: string) => translate(values[names.indexOf(name)] ?? '', phrases));
  }
  return text;
}

/** `line`, where `found` stands, with its fix; `undefined` where it has none, or what it replaces stands there in another form. */
export function fixLine({ fix, at }: Diagnostic, line = at?.lineText): string | undefined {
  if (fix === undefined || line === undefined || at?.column === undefined) return undefined;
  // Columns are counted in code points.
  const points = [...line];
  const [from, to] = [at.column - 1, at.column - 1 + (at.length ?? 0)];
  const marked = points.slice(from, to).join('');
  // The anchor of an address stands at its end.
  const place = marked.lastIndexOf(fix.text);
  if (place < 0) return undefined;
  const mended = marked.slice(0, place) + fix.by + marked.slice(place + fix.text.length);
  return points.slice(0, from).join('') + mended + points.slice(to).join('');
}

/** What a finding may carry besides its arguments. */
export interface DiagnosticPlace<At = Location> {
  readonly at?: At;
  readonly related?: readonly RelatedPlace<At>[];
  readonly severity?: Severity;
}

/** A maker of findings for the codes of `catalogue`. */
export function defineDiagnostics<const C extends { readonly [code: string]: FindingEntry }>(
  catalogue: C,
): <At = Location>(code: keyof C & string, args: DiagnosticArgs, place?: DiagnosticPlace<At>) => Diagnostic<At> {
  return (code, args, place = {}) => {
    const entry = catalogue[code] as FindingEntry;
    const hint = hintOf(entry, args);
    const fix = fixOf(entry, args);
    return {
      code,
      severity: place.severity ?? entry.severity ?? 'error',
      message: fill(entry.message, args),
      ...(hint === undefined ? {} : { hint }),
      ...(place.at === undefined ? {} : { at: place.at }),
      ...(place.related === undefined ? {} : { related: place.related }),
      ...(fix === undefined ? {} : { fix }),
      args,
    };
  };
}

function fixOf({ fix }: FindingEntry, args: DiagnosticArgs): Fix | undefined {
  const [text, by] = [fix?.text, fix?.by].map((name) => (name === undefined ? '' : show(args[name])));
  return text && by ? { text, by } : undefined;
}

const severities = { throw: 'error', warn: 'warning', log: 'note', ignore: undefined } as const;

/** The severity that `policy` gives a finding; `undefined` when it is not to be reported. */
export function severityOf(policy: Policy): Severity | undefined {
  return severities[policy];
}

/** Findings in the order people read them: file, line, column, code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareTexts(a.at?.file ?? '', b.at?.file ?? '') ||
      (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
      (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
      compareTexts(a.code, b.code) ||
      compareTexts(a.message, b.message),
  );
}

function fill(template: string, args: DiagnosticArgs): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => show(args[name]));
}

function hintOf({ hint = [] }: Wording, args: DiagnosticArgs): string | undefined {
  const fitting = [hint].flat().find((template) => [...template.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => show(args[name]) !== ''));
  return fitting === undefined ? undefined : fill(fitting, args);
}

function show(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
