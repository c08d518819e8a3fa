import { contentCatalogue, defineDiagnostics, presetCatalogue } from '@helpgen/model';
import type { SourcePath } from '@helpgen/model';
import type { Finding } from './source/locate.ts';

/** Makes a finding about one file, or about what a preset makes of it. */
export const finding = defineDiagnostics({ ...contentCatalogue, ...presetCatalogue });

/** What `error` says: not all that is thrown is an {@link Error} of this realm. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
}

/** The finding that `part` of a preset has thrown `error` when it made something of the file at `path`. */
export function presetFailure(error: unknown, { part, preset, path }: { readonly part: string; readonly preset: string; readonly path: SourcePath }): Finding {
  const [reason = ''] = messageOf(error).split('\n', 1);
  return finding('HG7005', { part, preset, path, reason }, { at: { file: path } });
}
