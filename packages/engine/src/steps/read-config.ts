import type { FileSystem } from '@helpgen/disk';
import { reasonOf } from '@helpgen/disk';
import type { Checked, Diagnostic, SiteConfig, SourceFile } from '@helpgen/model';
import { parseSiteConfig, spanOfPointer } from '@helpgen/model/config';
import { finding } from '../finding.ts';
import type { Project } from '../project.ts';
import { relativeTo } from '../project.ts';
import { readText } from './read-text.ts';
import type { SourcePath } from '@helpgen/model';

/** The config as it was read: its text for placing findings, its content when it is without errors. */
export interface ReadConfig {
  readonly file: SourceFile | undefined;
  readonly config: SiteConfig | undefined;
}

/** Reads and checks the config file of `project`. */
export function readConfig(disk: FileSystem, project: Project): Checked<ReadConfig> {
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
