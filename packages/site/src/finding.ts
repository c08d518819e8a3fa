import type { Diagnostic, DiagnosticArgs, DiagnosticPlace, Policy } from '@helpgen/model';
import { defineDiagnostics, severityOf, siteCatalogue } from '@helpgen/model';

/** Makes a finding about the site as a whole. */
export const finding = defineDiagnostics(siteCatalogue);

/** What is wrong, before it is known where that is told. */
export interface Problem {
  readonly code: keyof typeof siteCatalogue;
  readonly args: DiagnosticArgs;
  /** Absent: it is an error. */
  readonly policy?: Policy;
}

/** The finding about a problem; none when its policy is to say nothing. */
export function findingsOf({ code, args, policy = 'throw' }: Problem, place: DiagnosticPlace = {}): readonly Diagnostic[] {
  const severity = severityOf(policy);
  return severity === undefined ? [] : [finding(code, args, { ...place, severity })];
}
