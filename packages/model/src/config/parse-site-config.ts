import type { Checked } from '../diagnostic.ts';
import { sortDiagnostics } from '../diagnostic.ts';
import { parseJsonSource } from '../json-source.ts';
import type { SourceFile } from '../source-file.ts';
import { checkReferences } from './check-references.ts';
import { issuesToDiagnostics } from './issues-to-diagnostics.ts';
import type { SiteConfig } from './checked-config.ts';
import { siteConfigSchema } from './site-config.ts';

/**
 * The config that `file` holds, frozen, with every default filled in; `undefined` when there is an error in it. All
 * mistakes are found at once, each at the line and column of its value or key, in the order of the text.
 */
export function parseSiteConfig(file: SourceFile): Checked<SiteConfig | undefined> {
  const { value: source, diagnostics: syntax } = parseJsonSource(file);
  if (source === undefined) return { value: undefined, diagnostics: sortDiagnostics(syntax) };
  // It is read once: to compile code for that takes as long as reading does.
  const result = siteConfigSchema.safeParse(source.value, { jitless: true });
  const issues = result.error?.issues ?? [];
  const found = [...syntax, ...issuesToDiagnostics(issues, source), ...checkReferences(source)];
  const isSound = result.success && found.every(({ severity }) => severity !== 'error');
  return { value: isSound ? freeze(result.data) : undefined, diagnostics: sortDiagnostics(found) };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
