import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileSystem } from '@helpgen/disk';
import type { Preset } from '@helpgen/model';

/** The theme that a config names when it names none. */
export const defaultTheme = '@helpgen/theme';

/** What the parts of a theme are imported by. */
export interface ThemeEntries {
  readonly index: string;
  readonly server: string;
  readonly client: string;
}

/** What presets add to a theme, by absolute paths. */
export interface ThemeAddition {
  /** Name and version of the preset. */
  readonly preset: string;
  readonly server?: string;
  readonly client?: string;
}

/** What `presets` add to the theme of their site. */
export function listAdditions(presets: readonly Preset[]): readonly ThemeAddition[] {
  return presets.flatMap(({ name, version, theme }) => {
    if (theme === undefined) return [];
    const { server, client } = theme;
    const paths = { ...(server === undefined ? {} : { server: fileURLToPath(server) }), ...(client === undefined ? {} : { client: fileURLToPath(client) }) };
    return [{ preset: `${name}@${version}`, ...paths }];
  });
}

/** Whether all of `additions` are of presets of ours, which are bundled and shipped like the theme. */
export function areOurs(additions: readonly ThemeAddition[]): boolean {
  return additions.every(({ preset }) => preset.startsWith('@helpgen/'));
}

/** The file that the bundle of the default theme with `additions` is shipped in. */
export function shippedName(additions: readonly ThemeAddition[]): string {
  return ['shipped-bundle', ...additions.map(({ preset }) => preset.slice('@helpgen/'.length))].join('-') + '.br';
}

/**
 * The entries of `theme`: those of a package, or the files `index`, `server` and `client` of a folder below `root`. A
 * folder holds only those that it changes; the others are the default theme's.
 */
export function findTheme(disk: FileSystem, root: string, theme: string): ThemeEntries {
  const standard = packageEntries(defaultTheme);
  const place = theme.replace(/\/+$/, '');
  const entries = theme.startsWith('.') ? (disk.list(join(root, place)) ?? []) : [];
  const own = entries.flatMap(({ name }) => {
    const [, entry] = /^(index|server|client)\.(?:tsx?|jsx?|mjs)$/.exec(name) ?? [];
    return entry === undefined ? [] : [[entry, `${place}/${name}`] as const];
  });
  return own.length === 0 ? packageEntries(theme) : { ...standard, ...Object.fromEntries(own) };
}

/** The entries of a theme that is a package. */
export function packageEntries(name: string): ThemeEntries {
  return { index: name, server: `${name}/server`, client: `${name}/client` };
}
