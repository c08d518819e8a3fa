import type { Diagnostic, Location } from '@helpgen/model';
import type { OpenSite } from '@helpgen/engine';

/** A finding of `site` that is as asked: one that is told already, or one of those that a check brings. */
export async function findFinding(site: OpenSite, isAsked: (found: Diagnostic) => boolean): Promise<Diagnostic | undefined> {
  return site.view().diagnostics.find(isAsked) ?? (await site.check()).find(({ found }) => isAsked(found))?.found;
}

/** Whether `at` is the place that a request names by `file`, `line` and, when it says so, `column`. */
export function isAt(at: Location | undefined, asked: URLSearchParams): boolean {
  const isSame = (part: 'line' | 'column'): boolean => String(at?.[part] ?? '') === asked.get(part);
  return at !== undefined && at.file === asked.get('file') && isSame('line') && (!asked.has('column') || isSame('column'));
}
