import { errorCode, pathOf, reasonOf } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics, HelpgenError, presetCatalogue, themeCatalogue } from '@helpgen/model';
import type { Project } from './project.ts';
import { relativeTo } from './project.ts';

/** Makes a finding of the engine: of what a build works with and on, of a theme, of presets. */
export const finding = defineDiagnostics({ ...buildCatalogue, ...themeCatalogue, ...presetCatalogue });

/** The findings for a failed call to the system on a file of `project`, or those that `error` carries; rethrows a bug of ours. */
export function findingsOf(error: unknown, project: Project): readonly Diagnostic[] {
  if (error instanceof HelpgenError) return error.diagnostics;
  const code = errorCode(error);
  if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
  const path = pathOf(error);
  return [finding('HG5014', { path: path === '' ? 'the output' : relativeTo(project, path), reason: reasonOf(error), code })];
}
