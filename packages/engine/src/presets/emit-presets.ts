import type { ContentGraph, Diagnostic, EmittedFile, Emitter, FinishedSite, OutputPath, Preset } from '@helpgen/model';
import { absoluteHref, createGlobs } from '@helpgen/site';
import type { PageMaker } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import { presetFailure } from './preset-failure.ts';

/** What emitters see. */
export interface EmittedSite extends Pick<BuildRun, 'project' | 'presets' | 'config'> {
  readonly graph: ContentGraph;
  readonly maker: Pick<PageMaker, 'pageData'>;
  /** A file of the site that no preset has emitted. */
  readonly read: FinishedSite['read'];
}

/** The files that the emitters of all presets add, in the order of the config, each with the name of its preset. */
export async function emitPresets(step: EmittedSite) {
  const { config, graph, maker, read } = step;
  const dataOf: FinishedSite['dataOf'] = (page) => maker.pageData(page);
  const urlOf: FinishedSite['urlOf'] = (page) => absoluteHref(config, dataOf(page).href);
  const files: (EmittedFile & { readonly preset: string })[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { preset, emitter } of emittersOf(step.presets.list)) {
    const writes = createGlobs(emitter.files);
    try {
      for (const file of await emitter.emit({ config, graph, dataOf, urlOf, read })) {
        const reason = isInside(file.path) ? 'its emitter does not name it in `files`' : 'it leaves the output folder';
        if (isInside(file.path) && writes(file.path)) files.push({ ...file, preset: preset.name });
        else diagnostics.push(finding('HG7006', { preset: preset.name, file: file.path, reason }));
      }
    } catch (error) {
      const failed = { part: `emitter \`${emitter.name}\``, preset: preset.name, path: emitter.files.join(', ') };
      diagnostics.push(presetFailure(error, failed, { root: step.project.root, files: step.presets.files }));
    }
  }
  return { files, diagnostics };
}

/** Whether an emitter may write a file at `path`: for whoever must know before any is asked. */
export function createEmitterTest(presets: readonly Preset[]): (path: string) => boolean {
  return createGlobs(emittersOf(presets).flatMap(({ emitter }) => emitter.files));
}

function emittersOf(presets: readonly Preset[]): readonly { readonly preset: Preset; readonly emitter: Emitter }[] {
  return presets.flatMap((preset) => (preset.emitters ?? []).map((emitter) => ({ preset, emitter })));
}

function isInside(path: string): path is OutputPath {
  return path !== '' && !path.startsWith('/') && path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
