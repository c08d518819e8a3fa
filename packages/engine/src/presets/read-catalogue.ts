import { nodeFileSystem } from '@helpgen/disk';
import type { Catalogue, Preset, Wordings } from '@helpgen/model';
import { openProject } from '../project.ts';
import { readConfig } from '../read-site-config.ts';
import { loadPresets } from './load-presets.ts';

/** Presets that come with helpgen, whose findings can be explained anywhere. */
const ours = ['@helpgen/script', '@helpgen/reference', '@helpgen/api'];

/** What the findings of presets mean: of those that come with helpgen, and of those that the config at `configPath` names. */
export async function readPresetCatalogue({ configPath }: { readonly configPath: string }): Promise<Catalogue> {
  return Object.assign({}, ...(await load(configPath)).map(({ catalogue }) => catalogue ?? {}));
}

/** How they are worded in `language`, as far as they speak it. */
export async function readPresetWordings(
  { configPath, language }: { readonly configPath: string; readonly language: string },
): Promise<Wordings> {
  return Object.assign({}, ...(await load(configPath)).map(({ wordings }) => wordings?.[language] ?? {}));
}

async function load(configPath: string): Promise<readonly Preset[]> {
  const project = openProject(configPath);
  const named = readConfig(nodeFileSystem, project).value.config?.presets ?? [];
  const others = ours.filter((module) => named.every((preset) => preset.module !== module)).map((module) => ({ module, options: {} }));
  return (await loadPresets(nodeFileSystem, project.root, { presets: [...others, ...named] })).value.list;
}
