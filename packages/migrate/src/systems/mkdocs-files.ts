import type { ForeignFile } from '../foreign-site.ts';
import { globOf } from '../read/glob.ts';
import { textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { pluginOf, textList } from './mkdocs-config.ts';

/** Files that MkDocs does not show: hidden ones, and those that a pattern of `exclude_docs` or of the plugin names. */
export function isLeftOut(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path)) || path.split('/').some((name) => name.startsWith('.'));
}

/** After gitignore: without a slash before its end a pattern is for files of any folder, and what names a folder is for all in it. */
export function leftOutPatterns(config: Known): readonly RegExp[] {
  const lines = (textOf(config, 'exclude_docs') ?? '').split('\n').map((line) => line.trim());
  return [...lines, ...textList(pluginOf(config, 'exclude'), 'glob')]
    .filter((line) => line !== '' && !/^[#!]/.test(line))
    .flatMap((line) => {
      const bare = line.replace(/^\/|\/$/g, '');
      const anywhere = line.replace(/\/$/, '').includes('/') ? bare : `**/${bare}`;
      return [globOf(anywhere), globOf(`${anywhere}/**`)];
    });
}

/** Pictures and the like that lie beside the templates of the site: MkDocs puts them at its root, as those of the documents. */
export function themeFiles(folder: SiteFolder, config: Known, docs: string): readonly ForeignFile[] {
  const place = textOf(config, 'theme', 'custom_dir')?.replace(/^\.\/|\/$/g, '');
  if (place === undefined || place.startsWith(`${docs}/`)) return [];
  const shown = folder.list(place).filter((file) => /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|mp4|webm|zip)$/i.test(file) && !file.includes('/.'));
  return shown.map((from) => ({ from, to: `docs/${from.slice(place.length + 1)}` }));
}
