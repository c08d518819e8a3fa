import { fileURLToPath } from 'node:url';
import { relativeWithSlashes } from '@helpgen/disk';
import type { AnalysedPage, Diagnostic, Location, Preset, SiteAnalysis, SiteInsight, SourcePath } from '@helpgen/model';
import { HelpgenError } from '@helpgen/model';
import { finding } from '../finding.ts';

/** Where presets lie: the folder of the site, and the absolute paths of their files. */
export interface PresetFiles {
  readonly root: string;
  readonly files: readonly string[];
}

/** The finding for the `error` that a part of a preset threw at work on `failed.path`, with the place in the preset's own file. */
export function presetFailure(
  error: unknown,
  failed: { readonly part: string; readonly preset: string; readonly path: string },
  place: PresetFiles,
): Diagnostic {
  const at = placeOf(error, place);
  return finding('HG7005', { ...failed, reason: messageOf(error) }, at === undefined ? {} : { at });
}

/** What was thrown, in one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

/**
 * `preset` whose analyses never throw: one that fails is a finding beside all others. What it is asked of single pages afterwards
 * has no place for findings and ends the work with one.
 */
export function guardAnalyses(preset: Preset, place: PresetFiles): Preset {
  if (preset.analyses === undefined) return preset;
  const guarded = preset.analyses.map((analysis): SiteAnalysis => {
    const failed = (error: unknown, path: string): Diagnostic =>
      presetFailure(error, { part: `analysis \`${analysis.name}\``, preset: preset.name, path }, place);
    return {
      name: analysis.name,
      analyse(site) {
        try {
          const insight: unknown = analysis.analyse(site);
          if (typeof insight !== 'object' || insight === null) throw new TypeError('it returns no object');
          return guardInsight(insight, failed);
        } catch (error) {
          return { findings: [failed(error, 'all pages')] };
        }
      },
    };
  });
  return { ...preset, analyses: guarded };
}

/** What an insight is asked of single pages. */
const askedOfPages = ['resolveName', 'dataOf', 'hiddenHeadings', 'membersOf', 'findOrphan'] as const;

function guardInsight(insight: SiteInsight, toFinding: (error: unknown, path: string) => Diagnostic): SiteInsight {
  const guarded = askedOfPages.flatMap((name) => {
    const ask = insight[name] as ((page: AnalysedPage, ...rest: readonly unknown[]) => unknown) | undefined;
    const guard = (page: AnalysedPage, ...rest: readonly unknown[]): unknown => {
      try {
        return ask?.call(insight, page, ...rest);
      } catch (error) {
        throw new HelpgenError([toFinding(error, page.source ?? page.route)]);
      }
    };
    return ask === undefined ? [] : [[name, guard] as const];
  });
  let found: SiteInsight['findings'];
  const find = (): NonNullable<SiteInsight['findings']> => {
    try {
      return insight.findings ?? [];
    } catch (error) {
      return [toFinding(error, 'all pages')];
    }
  };
  return {
    // Who only draws pages does not ask, and to look at all of them is dear.
    get findings() {
      found ??= find();
      return found;
    },
    ...(insight.summary === undefined ? {} : { summary: insight.summary }),
    ...Object.fromEntries(guarded),
  };
}

/** The first place in a file of a preset that the stack of `error` names. */
function placeOf(error: unknown, { root, files }: PresetFiles): Location | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, url = '', line, column] of stack.matchAll(/([^\s()?]+)(?:\?[^\s():]*)?:(\d+):(\d+)\)?$/gm)) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (files.includes(path)) return { file: relativeWithSlashes(root, path) as SourcePath, line: Number(line), column: Number(column), length: 1 };
  }
  return undefined;
}
