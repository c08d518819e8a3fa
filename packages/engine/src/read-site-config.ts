import type { Host } from '@helpgen/disk';
import type { Checked, SiteConfig, SourceFile } from '@helpgen/model';
import { recoverMove } from './move/write-move.ts';
import { loadPresets } from './presets/load-presets.ts';
import type { LoadedPresets } from './presets/load-presets.ts';
import type { Project } from './project.ts';
import { readOwnWords } from './steps/own-words.ts';
import { placeInConfig, readConfig } from './steps/read-config.ts';

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
