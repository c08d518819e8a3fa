import type { Checked } from '../diagnostic.ts';
import type { SourceFile } from '../source-file.ts';
import { checkReferences } from './check-references.ts';
import type { SiteConfig } from './checked-config.ts';
import { parseCheckedFile } from './parse-checked-file.ts';
import { siteConfigSchema } from './site-config.ts';

/**
 * The config that `file` holds, frozen, with every default filled in; `undefined` when there is an error in it. All
 * mistakes are found at once, each at the line and column of its value or key, in the order of the text.
 */
export function parseSiteConfig(file: SourceFile): Checked<SiteConfig | undefined> {
  const { value, diagnostics } = parseCheckedFile(file, siteConfigSchema, checkReferences);
  const isSound = value !== undefined && diagnostics.every(({ severity }) => severity !== 'error');
  return { value: isSound ? freeze(value) : undefined, diagnostics };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}
