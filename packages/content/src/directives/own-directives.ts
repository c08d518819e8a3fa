import type { ContentOptions, DirectiveOptions, Preset, PresetDirective } from '@helpgen/model';

/** A directive that a part of the theme draws, or that a preset turns into HTML. */
export interface OwnDirective extends Partial<DirectiveOptions> {
  /** Whose it is; absent: that of the config. */
  readonly preset?: string;
  readonly toHast?: PresetDirective['toHast'];
  /** Each is noted in the outline. */
  readonly isNoted?: boolean;
}

/** The directives that presets and the config add, by name; those of the config go first. */
export function directivesOf({ directives }: ContentOptions, presets: readonly Preset[]): ReadonlyMap<string, OwnDirective> {
  const added = new Map<string, OwnDirective>();
  for (const preset of presets) {
    for (const [name, directive] of Object.entries(preset.directives ?? {})) added.set(name, { ...directive, preset: preset.name });
  }
  for (const [name, directive] of Object.entries(directives)) added.set(name, directive);
  return added;
}

/** The names that the config and presets of the site add. */
export function namesOfSite(options: ContentOptions, presets: readonly Preset[]): readonly string[] {
  return [...options.admonitionKinds, ...directivesOf(options, presets).keys()];
}
