import { dirname, join, resolve } from 'node:path';
import { isBelow } from '@helpgen/disk';
import { sourceFolders } from '../output/output-folder.ts';
import type { SiteInputs } from '../read-inputs.ts';

/**
 * Absolute paths of the folders and single files that a site is made of; those in a listed folder are not listed again, and
 * links lead to folders of their own.
 */
export function watchedPaths({ run, sources, stats }: SiteInputs): readonly string[] {
  const { config, project, presets } = run;
  const theme = config.theme.startsWith('.') ? [resolve(project.root, config.theme)] : [];
  const folders = [...sourceFolders(project, config), ...theme];
  const isInside = (path: string): boolean => folders.some((folder) => isBelow(folder, path));
  const { synonyms, thesaurus, questions } = config.search ?? {};
  const searchFiles = [synonyms, thesaurus, questions].flatMap((path) => (typeof path === 'string' ? [join(project.root, path)] : []));
  const wordFiles = config.locales.list.flatMap(({ wordsFile }) => (wordsFile === null ? [] : [join(project.root, wordsFile)]));
  const asked = [...stats.rows().keys()].filter(
    (path) =>
      isBelow(project.root, path) &&
      !/[\\/]node_modules[\\/]/.test(path) &&
      !isBelow(project.memoryFolder, path) &&
      !isInside(path),
  );
  const files = [project.configPath, ...presets.files, ...searchFiles, ...wordFiles, ...sources.linked];
  return [...new Set([...files, ...folders, ...asked])].filter((path) => dirname(path) !== path);
}
