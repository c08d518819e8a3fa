import { groupBy } from '@helpgen/model/browser';
import type { Diagnostic, Location, Severity } from '@helpgen/model';
import { formatCount } from './format-amounts.ts';
import { makeCodeFrame } from './make-code-frame.ts';
import type { Style } from './style.ts';
import { showControls } from './terminal-text.ts';

/** How findings are written out. */
export interface DiagnosticPrinting {
  readonly style: Style;
  /** Columns of the terminal. */
  readonly width: number;
  /** Put before each file, so that a path can be opened from the current folder; empty or ending in `/`. */
  readonly pathPrefix: string;
}

const severities: readonly Severity[] = ['note', 'warning', 'error'];

const mostOfCode = 20;

/**
 * The text of `diagnostics` for people, ending in a line break; empty when there are none. Grouped by code, errors
 * last so that they stand nearest to the prompt; several end with their count.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], printing: DiagnosticPrinting): string {
  if (diagnostics.length === 0) return '';
  const parts = groupDiagnostics(diagnostics).flatMap(({ code, shown, rest }) => [
    ...shown.map((diagnostic) => printDiagnostic(diagnostic, printing)),
    ...(rest > 0 ? [`${printing.style.dim(`… ${rest} more of ${code}; --json lists all of them`)}\n`] : []),
  ]);
  return diagnostics.length === 1 ? parts.join('') : `${parts.join('\n')}\n${countDiagnostics(diagnostics)}\n`;
}

/** `diagnostics` by severity (errors last) and code (in order of first appearance), of each the first twenty and how many more there are. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]) {
  return severities
    .flatMap((wanted) => [...groupBy(diagnostics.filter(({ severity }) => severity === wanted), ({ code }) => code)])
    .map(([code, all]) => ({ code, shown: all.slice(0, mostOfCode), rest: Math.max(0, all.length - mostOfCode) }));
}

/** Such as `2 errors, 1 warning`; notes are counted only when there are any. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return severities
    .toReversed()
    .map((severity) => ({ severity, count: diagnostics.filter((diagnostic) => diagnostic.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => formatCount(count, severity))
    .join(', ');
}

/** One finding: what, where, the line with a mark, related places, what to do. Ends in a line break. */
function printDiagnostic(diagnostic: Diagnostic, printing: DiagnosticPrinting): string {
  const { style } = printing;
  const paint = { error: style.red, warning: style.yellow, note: style.blue }[diagnostic.severity];
  const lines = [
    `${paint(style.bold(`${diagnostic.severity}[${diagnostic.code}]`))}: ${style.bold(showLines(diagnostic.message))}`,
    ...(diagnostic.at === undefined ? [] : printPlace(diagnostic.at, printing, paint)),
    ...(diagnostic.related ?? []).flatMap(({ at, message }) => {
      const [place = '', ...frame] = printPlace(at, printing, style.blue);
      return [`  ${style.blue('see')} ${place.trim()}: ${showLines(message)}`, ...frame];
    }),
    ...(diagnostic.hint === undefined ? [] : [`  ${style.bold('hint')}: ${showLines(diagnostic.hint)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** `file:line:column`, as terminals and editors open it, and the line. */
function printPlace(at: Location, { style, width, pathPrefix }: DiagnosticPrinting, paint: (text: string) => string): readonly string[] {
  const place = [`  ${pathPrefix}${showControls(at.file)}`, at.line, at.column].filter((part) => part !== undefined).join(':');
  const frame = makeCodeFrame(at, width);
  if (frame === undefined) return [place];
  return [
    place,
    `${style.dim(frame.line.slice(0, frame.gutter.length))}${frame.line.slice(frame.gutter.length)}`.trimEnd(),
    ...(frame.carets === '' ? [] : [`${style.dim(frame.gutter)}${paint(frame.carets)}`]),
  ];
}

/** A text of several lines keeps them, each further one behind a bar, so that none can pass for a finding or a CI command. */
function showLines(text: string): string {
  return text.split('\n').map(showControls).join('\n    | ');
}
