import type { Json, Preset, PresetMistake } from '@helpgen/model';
import { parsePreset } from '@helpgen/model';

/** Where a preset is, found once and sent to the threads, each of which imports it by itself. */
export interface PresetPlace {
  /** As the config names it. */
  readonly module: string;
  /** `file:` address with the digest of the module behind a `?`, so that an edited one is loaded anew. */
  readonly url: string;
  readonly options: { readonly [key: string]: Json };
}

/** Imports the preset at `place`; rejects with what the module throws. */
export async function importPreset({ url, options }: PresetPlace): Promise<{ readonly preset: Preset } | PresetMistake> {
  const { default: exported } = (await import(url)) as { readonly default?: unknown };
  if (exported === undefined) return { mistake: 'it has no default export', suggestion: '' };
  return parsePreset(typeof exported === 'function' ? await (exported as (given: typeof options) => unknown)(options) : exported);
}

/** The presets at `places`, which were imported without a mistake before, in another thread. */
export async function importPresets(places: readonly PresetPlace[]): Promise<readonly Preset[]> {
  const presets: Preset[] = [];
  for (const place of places) {
    const result = await importPreset(place);
    if ('mistake' in result) throw new Error(`the preset ${place.module} is another one in a thread: ${result.mistake}`);
    presets.push(result.preset);
  }
  return presets;
}
