import type * as z from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { parseJsonSource, type JsonSource } from '../json-source.ts';
import type { SourceFile } from '../source-file.ts';
import { issuesToDiagnostics } from './issues-to-diagnostics.ts';

/** A JSON file with what a schema makes of it; nothing when it is not what the schema admits. */
interface CheckedFile<Value> {
  readonly source: JsonSource | undefined;
  readonly value: Value | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** What `schema` makes of the JSON in `file`, besides the findings of `check`, which sees the text as it is written; all mistakes at once. */
export function parseCheckedFile<Value>(
  file: SourceFile,
  schema: z.ZodType<Value>,
  check: (source: JsonSource) => readonly Diagnostic[] = () => [],
): CheckedFile<Value> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { source, value: undefined, diagnostics: sortDiagnostics(syntax) };
  // It is read once: to compile code for that takes as long as reading does.
  const { data, error } = schema.safeParse(source.value, { jitless: true });
  const diagnostics = [...syntax, ...issuesToDiagnostics(error?.issues ?? [], source), ...check(source)];
  return { source, value: data, diagnostics: sortDiagnostics(diagnostics) };
}
