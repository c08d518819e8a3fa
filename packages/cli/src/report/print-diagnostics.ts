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
  /** Findings shown of each code. Default 20. */
  readonly maxPerCode?: number;
}

/** Findings of one code, in their order. */
export interface DiagnosticGroup {
  readonly code: string;
  readonly severity: Severity;
  readonly shown: readonly Diagnostic[];
  /** How many more there are. */
  readonly rest: number;
}

const severities: readonly Severity[] = ['note', 'warning', 'error'];

/**
 * The text of `diagnostics` for people, ending in a line break; empty when there are none. Grouped by code, errors
 * last so that they stand nearest to the prompt; several end with their count.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], printing: DiagnosticPrinting): string {
  if (diagnostics.length === 0) return '';
  const parts = groupDiagnostics(diagnostics, printing.maxPerCode ?? 20).flatMap((group) => [
    ...group.shown.map((diagnostic) => printDiagnostic(diagnostic, printing)),
    ...(group.rest > 0 ? [`${printing.style.dim(`… ${group.rest} more of ${group.code}; --json lists all of them`)}\n`] : []),
  ]);
  return diagnostics.length === 1 ? parts.join('') : `${parts.join('\n')}\n${countDiagnostics(diagnostics)}\n`;
}

/** `diagnostics` by severity (errors last) and code (in order of first appearance), at most `maxPerCode` of each. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[], maxPerCode: number): readonly DiagnosticGroup[] {
  return severities.flatMap((severity) => {
    const byCode = new Map<string, Diagnostic[]>();
    for (const diagnostic of diagnostics) {
      if (diagnostic.severity !== severity) continue;
      const group = byCode.get(diagnostic.code);
      if (group === undefined) byCode.set(diagnostic.code, [diagnostic]);
      else group.push(diagnostic);
    }
    return [...byCode].map(([code, all]) => ({
      code,
      severity,
      shown: all.slice(0, maxPerCode),
      rest: Math.max(0, all.length - maxPerCode),
    }));
  });
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

/** `file:line:column`, as terminals and editors open it. */
function printLocation(at: Location, pathPrefix: string): string {
  const place = [at.line, at.column].filter((part) => part !== undefined);
  return [`${pathPrefix}${showControls(at.file)}`, ...place].join(':');
}

function printPlace(at: Location, printing: DiagnosticPrinting, paint: (text: string) => string): readonly string[] {
  const { style } = printing;
  const frame = makeCodeFrame(at, printing.width);
  const place = `  ${printLocation(at, printing.pathPrefix)}`;
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
