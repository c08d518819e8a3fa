import type { Diagnostic, SourcePath } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';

const finding = defineDiagnostics(buildCatalogue);

interface EsbuildMessage {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number; readonly length: number; readonly lineText: string } | null;
}

/** What esbuild found wrong, as findings; rethrows what is no failure of a bundle. `theme` is the config's theme. */
export function toDiagnostics(error: unknown, theme: string): readonly Diagnostic[] {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) throw error;
  return (error.errors as readonly EsbuildMessage[]).map((message) => toDiagnostic(message, theme));
}

function toDiagnostic({ text, location }: EsbuildMessage, theme: string): Diagnostic {
  if (theme !== '' && text.startsWith(`Could not resolve "${theme}`)) return finding('HG5021', { theme, pointer: 'theme' });
  if (location === null) return finding('HG5020', { text });
  const { file, line, column, length, lineText } = location;
  // esbuild counts bytes; people count characters.
  const before = Buffer.from(lineText).subarray(0, column).toString();
  return finding('HG5020', { text }, { at: { file: file as SourcePath, line, column: [...before].length + 1, length: Math.max(1, length), lineText } });
}
