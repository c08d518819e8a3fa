import type { FileSystem, Host } from '@helpgen/disk';
import { reasonOf } from '@helpgen/disk';
import type { Checked, Diagnostic, SiteConfig, SourceFile, SourcePath } from '@helpgen/model';
import { parseSiteConfig, spanOfPointer } from '@helpgen/model/config';
import { finding } from './finding.ts';
import { recoverMove } from './move/write-move.ts';
import { loadPresets } from './presets/load-presets.ts';
import type { LoadedPresets } from './presets/load-presets.ts';
import { relativeTo } from './project.ts';
import type { Project } from './project.ts';
import { readOwnWords } from './steps/own-words.ts';
import { readText } from './steps/read-text.ts';

/** The config of a site with the presets that it names. */
export interface OpenedConfig {
  readonly config: SiteConfig;
  readonly configFile: SourceFile;
  readonly presets: LoadedPresets;
}

/**
 * Reads the config of `project` and loads its presets; `undefined` when either has mistakes that leave nothing to go by. A move that a
 * killed process has left half done is undone first, for the sources to be whole.
 */
export async function readSiteConfig(host: Pick<Host, 'disk' | 'now'>, project: Project): Promise<Checked<OpenedConfig | undefined>> {
  const { disk } = host;
  const ofMove = recoverMove(host, project);
  const { value: { config: parsed, file: configFile }, diagnostics: ofReading } = readConfig(disk, project);
  const ofConfig = [...ofMove, ...ofReading];
  if (parsed === undefined || configFile === undefined) return { value: undefined, diagnostics: ofConfig };
  const { value: config, diagnostics: ofWords } = readOwnWords(disk, project.root, parsed);
  const diagnostics = [...ofConfig, ...ofWords];
  const presets = await loadPresets(disk, project.root, config);
  const found = [...diagnostics, ...placeInConfig(presets.diagnostics, configFile)];
  return { value: presets.diagnostics.length > 0 ? undefined : { config, configFile, presets: presets.value }, diagnostics: found };
}

/** The config file of `project`: its text for placing findings, its content when it is without errors. */
export function readConfig(
  disk: FileSystem,
  project: Project,
): Checked<{ readonly file: SourceFile | undefined; readonly config: SiteConfig | undefined }> {
  const path = relativeTo(project, project.configPath) as SourcePath;
  try {
    disk.readFile(project.configPath);
  } catch (error) {
    const diagnostic = finding('HG5001', { path, reason: reasonOf(error) });
    return { value: { file: undefined, config: undefined }, diagnostics: [diagnostic] };
  }
  const { value: file, diagnostics } = readText(disk, project.root, path);
  if (file === undefined) return { value: { file, config: undefined }, diagnostics };
  const parsed = parseSiteConfig(file);
  return { value: { file, config: parsed.value }, diagnostics: [...diagnostics, ...parsed.diagnostics] };
}

/** Gives findings that name a place of the config by pointer (`navbar.items[2]`) its line and column. */
export function placeInConfig(diagnostics: readonly Diagnostic[], file: SourceFile | undefined): readonly Diagnostic[] {
  if (file === undefined) return diagnostics;
  return diagnostics.map((diagnostic) => {
    const pointer = diagnostic.args['pointer'];
    if (diagnostic.at !== undefined || typeof pointer !== 'string') return diagnostic;
    return { ...diagnostic, at: { file: file.path, ...spanOfPointer(file, pointer) } };
  });
}
