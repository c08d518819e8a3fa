import { relative, sep } from 'node:path';
import type { Diagnostic } from '@helpgen/model';
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

/** One line for each finding in the form that `target` reads, at most twenty of a code; ends in a line break. */
export function printAnnotations(diagnostics: readonly Diagnostic[], { system, pathPrefix }: AnnotationTarget): string {
  const print = system === 'github' ? printForGithub : printForAzure;
  return groupDiagnostics(diagnostics)
    .flatMap((group) => group.shown)
    .map((found) => {
      const { at, message, hint } = found;
      return `${print(found, at === undefined ? {} : { ...at, file: pathPrefix + at.file }, hint === undefined ? message : `${message}\n${hint}`)}\n`;
    })
    .join('');
}

interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** GitHub's workflow commands: `::error file=…`. */
function printForGithub({ severity, code }: Diagnostic, { file, line, column }: Place, text: string): string {
  const list = propertiesOf({ file, line, col: column, title: code }, (value) => escapeForGithub(value).replaceAll(':', '%3A').replaceAll(',', '%2C'));
  return `::${severity === 'note' ? 'notice' : severity} ${list.join(',')}::${escapeForGithub(text)}`;
}

/** Azure Pipelines' logging commands: `##vso[task.logissue …]`. */
function printForAzure({ severity, code }: Diagnostic, { file, line, column }: Place, text: string): string {
  const type = severity === 'error' ? 'error' : 'warning';
  const list = propertiesOf({ type, sourcepath: file, linenumber: line, columnnumber: column, code }, escapeForAzure);
  return `##vso[task.logissue ${list.map((property) => `${property};`).join('')}]${escapeForAzure(text)}`;
}

function propertiesOf(values: { readonly [name: string]: string | number | undefined }, escape: (value: string) => string): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escape(String(value))}`]));
}

function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeForAzure(text: string): string {
  return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll(';', '%3B').replaceAll(']', '%5D');
}
