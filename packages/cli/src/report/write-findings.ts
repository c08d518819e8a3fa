import { relative, sep } from 'node:path';
import type { Diagnostic, Severity } from '@helpgen/model';
import { reword } from '@helpgen/model/diagnostics';
import type { Streams } from '../session.ts';
import { printDiagnostics, groupDiagnostics } from './print-diagnostics.ts';
import { createStyle } from './style.ts';

/** Columns of a report that is not read on a terminal. */
const widthWithoutTerminal = 100;

/**
 * Writes `diagnostics` to standard error, with the annotations that the CI system reads. `siteFolder` is the absolute
 * folder that the files of findings are relative to.
 */
export function writeFindings(streams: Streams, found: readonly Diagnostic[], siteFolder: string = streams.cwd): void {
  const { wordings } = streams;
  const diagnostics = wordings === undefined ? found : found.map((finding) => reword(finding, wordings));
  const style = createStyle(streams.stderr, streams.env);
  const width = streams.stderr.isTTY === true ? (streams.stderr.columns ?? 80) : widthWithoutTerminal;
  const pathPrefix = prefixFrom(streams.cwd, siteFolder);
  streams.stderr.write(printDiagnostics(diagnostics, { style, width, pathPrefix }));
  const system = annotationSystemOf(streams.env);
  if (system === undefined) return;
  const repository = streams.env['GITHUB_WORKSPACE'] ?? streams.env['BUILD_SOURCESDIRECTORY'] ?? streams.cwd;
  streams.stderr.write(printAnnotations(diagnostics, { system, pathPrefix: prefixFrom(repository, siteFolder) }));
}

function prefixFrom(folder: string, siteFolder: string): string {
  const path = relative(folder, siteFolder).split(sep).join('/');
  return path === '' ? '' : `${path}/`;
}

/** Where the files of findings lie, and which system reads the annotations. */
interface AnnotationTarget {
  readonly system: 'github' | 'azure';
  /** Put before each file, so that the path is relative to the repository; empty or ending in `/`. */
  readonly pathPrefix: string;
}

/** The CI system that marks findings in the changed files when it reads them in the log; `undefined`: none known. */
export function annotationSystemOf(env: Streams['env']): AnnotationTarget['system'] | undefined {
  if (env['GITHUB_ACTIONS'] === 'true') return 'github';
  return (env['TF_BUILD'] ?? '').toLowerCase() === 'true' ? 'azure' : undefined;
}

/**
 * One line for each finding in the form that `target` reads, at most twenty of a code; ends in a line break. The forms
 * are GitHub's workflow commands (`::error file=…`) and Azure Pipelines' logging commands (`##vso[task.logissue …]`).
 */
export function printAnnotations(diagnostics: readonly Diagnostic[], target: AnnotationTarget): string {
  const print = target.system === 'github' ? printForGithub : printForAzure;
  return groupDiagnostics(diagnostics, 20)
    .flatMap((group) => group.shown)
    .map((diagnostic) => `${print(diagnostic, target.pathPrefix)}\n`)
    .join('');
}

function printForGithub(diagnostic: Diagnostic, pathPrefix: string): string {
  const properties = [
    ...placeOf(diagnostic, pathPrefix, { file: 'file', line: 'line', column: 'col' }),
    ['title', diagnostic.code] as const,
  ];
  const levels: { readonly [severity in Severity]: string } = { error: 'error', warning: 'warning', note: 'notice' };
  const list = properties.map(([name, value]) => `${name}=${escapeForGithub(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${levels[diagnostic.severity]} ${list.join(',')}::${escapeForGithub(textOf(diagnostic))}`;
}

function printForAzure(diagnostic: Diagnostic, pathPrefix: string): string {
  const properties = [
    ['type', diagnostic.severity === 'error' ? 'error' : 'warning'] as const,
    ...placeOf(diagnostic, pathPrefix, { file: 'sourcepath', line: 'linenumber', column: 'columnnumber' }),
    ['code', diagnostic.code] as const,
  ];
  const list = properties.map(([name, value]) => `${name}=${escapeForAzure(value)};`);
  return `##vso[task.logissue ${list.join('')}]${escapeForAzure(textOf(diagnostic))}`;
}

function placeOf(
  { at }: Diagnostic,
  pathPrefix: string,
  names: { readonly file: string; readonly line: string; readonly column: string },
): readonly (readonly [string, string])[] {
  if (at === undefined) return [];
  return [
    [names.file, pathPrefix + at.file],
    ...(at.line === undefined ? [] : [[names.line, String(at.line)] as const]),
    ...(at.column === undefined ? [] : [[names.column, String(at.column)] as const]),
  ];
}

function textOf({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}\n${hint}`;
}

function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeForAzure(text: string): string {
  return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll(';', '%3B').replaceAll(']', '%5D');
}
