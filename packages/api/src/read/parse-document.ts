import { isAlias, parseDocument, visit } from 'yaml';
import { parseJsonSource, type SourcePath } from '@helpgen/model';

/** What is wrong with a text, and at which offset. */
export interface TextFault {
  readonly reason: string;
  readonly at: number;
}

/** The value of a JSON or YAML text; `undefined` when it has faults, all of which are listed. */
export function parseText(path: string, text: string): { readonly value: unknown; readonly faults: readonly TextFault[] } {
  return /^\s*[{[]/.test(text) && !/\.ya?ml$/i.test(path) ? parseJson(path, text) : parseYaml(text);
}

function parseJson(path: string, text: string): ReturnType<typeof parseText> {
  try {
    return { value: JSON.parse(text), faults: [] };
  } catch (error) {
    // It says where each mistake is; the parser of the platform is ten times as fast, and says where the first is at best.
    const { diagnostics } = parseJsonSource({ path: path as SourcePath, text, digest: '' });
    const faults = diagnostics.map(({ message, at }) => ({ reason: message, at: offsetOf(text, at?.line ?? 1, at?.column ?? 1) }));
    return { value: undefined, faults: faults.length > 0 ? faults : [{ reason: error instanceof Error ? error.message : String(error), at: 0 }] };
  }
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** An alias may stand for a text of any length, and aliases for aliases; no document written by hand has as many. */
const mostAliases = 100;

function parseYaml(text: string): ReturnType<typeof parseText> {
  const document = parseDocument(text, { schema: 'core', prettyErrors: false });
  const faults = document.errors.map(({ message, pos }) => ({ reason: sentence(message), at: pos[0] }));
  if (faults.length > 0) return { value: undefined, faults };
  let aliases = 0;
  visit(document, (_, node) => {
    if (isAlias(node)) aliases += 1;
  });
  if (aliases > mostAliases) return { value: undefined, faults: [{ reason: `It has more than ${mostAliases} aliases.`, at: 0 }] };
  return { value: document.toJS(), faults: [] };
}

function sentence(message: string): string {
  return /[.:!?]$/.test(message) ? message : `${message}.`;
}
