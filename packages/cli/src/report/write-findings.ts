import { relative, sep } from 'node:path';
import type { Diagnostic } from '@helpgen/model';
import { reword } from '@helpgen/model/diagnostics';
import type { Streams } from '../session.ts';
import { annotationSystemOf, printAnnotations } from './print-annotations.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { createStyle } from './style.ts';

/** Columns of a report that is not read on a terminal. */
const widthWithoutTerminal = 100;

/**
 * Writes `diagnostics` to standard error, with the annotations that the CI system reads. `siteFolder` is the absolute
 * folder that the files of findings are relative to.
 */
export function writeFindings(streams: Streams, found: readonly Diagnostic[], siteFolder: string = streams.cwd): void {
  const { wordings } = streams;
  const diagnostics = wordings === undefined ? found : found.map((finding) => reword(finding, wordings));
  const style = createStyle(streams.stderr, streams.env);
  const width = streams.stderr.isTTY === true ? (streams.stderr.columns ?? 80) : widthWithoutTerminal;
  const pathPrefix = prefixFrom(streams.cwd, siteFolder);
  streams.stderr.write(printDiagnostics(diagnostics, { style, width, pathPrefix }));
  const system = annotationSystemOf(streams.env);
  if (system === undefined) return;
  const repository = streams.env['GITHUB_WORKSPACE'] ?? streams.env['BUILD_SOURCESDIRECTORY'] ?? streams.cwd;
  streams.stderr.write(printAnnotations(diagnostics, { system, pathPrefix: prefixFrom(repository, siteFolder) }));
}

function prefixFrom(folder: string, siteFolder: string): string {
  const path = relative(folder, siteFolder).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}
