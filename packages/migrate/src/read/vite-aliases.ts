import path from 'node:path';
import { at, entriesOf, listOf, textOf } from './known-values.ts';
import type { Known } from './known.ts';
import { readScriptConfig } from './script-config.ts';
import type { SiteFolder } from './site-folder.ts';

const names = ['vite.config.ts', 'vite.config.mts', 'vite.config.js', 'vite.config.mjs'];
const endings = ['', '.ts', '.vue', '.js', '.mjs', '.json', '/index.ts', '/index.js'];

/** Finds files that modules name by what a config of Vite calls a folder: that in `config`, or the one in the folder `project`. */
export function openAliases(folder: SiteFolder, project: string, config: Known): (specifier: string) => string | undefined {
  const file = names.map((name) => path.posix.join(project, name)).find((name) => folder.has(name));
  const own = file === undefined ? undefined : readScriptConfig(folder, file)['default'];
  const aliases = [at(config, 'vite'), own].flatMap((vite) => [
    ...entriesOf(vite, 'resolve', 'alias'),
    ...listOf(vite, 'resolve', 'alias').map((item) => [textOf(item, 'find') ?? '', at(item, 'replacement')] as const),
  ]);
  return (specifier) => {
    const found = aliases.find(([name]) => name !== '' && (specifier === name || specifier.startsWith(name.replace(/\/?$/, '/'))));
    const target = found?.[1];
    if (found === undefined || typeof target !== 'string') return undefined;
    const base = path.posix.join(target, specifier.slice(found[0].length));
    return endings.map((ending) => base + ending).find((name) => folder.has(name));
  };
}
