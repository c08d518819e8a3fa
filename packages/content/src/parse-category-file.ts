import { parseCategoryData, sortDiagnostics } from '@helpgen/model';
import type { CategoryMeta, Checked, SourceFile } from '@helpgen/model';
import { located, plainSourceOf } from './source/locate.ts';
import { parseYaml } from './source/parse-yaml.ts';

/** The content of a `_category_.json`, `.yml` or `.yaml` file; keys that break a rule are left out and reported. */
export function parseCategoryFile(file: SourceFile): Checked<CategoryMeta> {
  const source = plainSourceOf(file);
  // JSON is YAML: one parser gives both the same positions and the same messages.
  const { value, findings } = parseYaml({ source, text: source.text, start: 0, what: 'category file' }, parseCategoryData);
  return { value, diagnostics: sortDiagnostics(findings.map(located)) };
}
