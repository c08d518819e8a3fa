import type { DiagnosticArgs, FilePlace, PresetFinding } from '@helpgen/model';
import { finding, type referenceCatalogue } from '../catalogue.ts';

/** Tells what is wrong with a stretch of a description; `other` is a further place that has to do with it. */
export type Report = (
  code: keyof typeof referenceCatalogue,
  args: DiagnosticArgs,
  range: readonly [number, number],
  other?: { readonly range: readonly [number, number]; readonly message: string },
) => void;

/** A reporter that adds to `findings`. */
export function createReport(findings: PresetFinding[]): Report {
  return (code, args, range, other) => {
    const related = other === undefined ? {} : { related: [{ at: placeOf(other.range), message: other.message }] };
    findings.push({ ...finding(code, args), at: placeOf(range), ...related });
  };
}

/** A stretch of the file by its offsets. */
export function placeOf([start, end]: readonly [number, number]): FilePlace {
  return { at: start, length: end - start };
}
