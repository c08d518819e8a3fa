import type { Diagnostic, SourceInput } from '@helpgen/model';
import { located, plainSourceOf, spanOf, type Finding, type PlainSource } from './locate.ts';
import type { OriginText } from './made-places.ts';
import { parseYaml } from './parse-yaml.ts';

/** What a source may ask of a file besides its text. */
export type SourceTools = Pick<SourceInput, 'parseYaml' | 'spanOf'>;

/** What a source may ask of `origin`; `report` is told what is wrong with its YAML. */
export function createSourceTools(origin: OriginText, report: (found: Diagnostic) => void): SourceTools {
  return sourceToolsOf(plainSourceOf({ ...origin, digest: '' }), (found) => report(located(found)));
}

/** The same of a file of this room. */
export function sourceToolsOf(file: PlainSource, report: (found: Finding) => void): SourceTools {
  return {
    parseYaml(what, parse) {
      const { value, findings, textAt } = parseYaml({ source: file, text: file.text, start: 0, what }, parse);
      for (const found of findings) report(found);
      return { value, textAt };
    },
    spanOf: (start, end) => spanOf({ source: file, start, end }),
  };
}
