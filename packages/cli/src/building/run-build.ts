import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BuildReport } from '@helpgen/engine';
import { resolveConfigPath } from '../config-path.ts';
import { createProgress } from '../report/create-progress.ts';
import { printJson } from '../report/print-json.ts';
import { printReport } from '../report/print-report.ts';
import { createStyle } from '../report/style.ts';
import { writeFailure } from '../report/write-failure.ts';
import { writeFindings } from '../report/write-findings.ts';
import type { SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import { speak } from '../speak.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import type { Session } from '../session.ts';

/** The options of `build` and `check` as the command line gives them. */
export interface BuildFlags extends SiteFlags {
  readonly strict?: boolean;
  /** Of `build` alone, as `verify`. */
  readonly anyway?: boolean;
  readonly answers?: boolean;
  readonly verify?: boolean;
  readonly quiet?: boolean;
  /** False when `--no-cache` is given. */
  readonly cache?: boolean;
  readonly jobs?: number;
  readonly lang?: string;
  /** Of `check` alone. */
  readonly server?: string;
}

/** Runs `build` or `check` and writes what came of it; the exit code is 1 when the findings forbid the site. */
export async function runBuild(plain: Session, command: 'build' | 'check', flags: BuildFlags): Promise<number> {
  const configPath = await resolveConfigPath(plain.streams.cwd, flags.config);
  const session = { ...plain, streams: await speak(plain, configPath, flags.lang) };
  const { streams, program } = session;
  const progress = createProgress(streams, {
    quiet: flags.quiet === true || flags.json === true,
    now: () => performance.now(),
  });
  try {
    const engine = await session.loadEngine();
    const building = engine.buildSite({
      configPath,
      mode: command,
      outDir: flags.outDir === undefined ? undefined : resolve(streams.cwd, flags.outDir),
      jobs: flags.jobs,
      searchServer: flags.server,
      strict: flags.strict === true,
      anyway: flags.anyway === true,
      answers: flags.answers === true,
      verify: flags.verify === true,
      cache: flags.cache !== false,
      onProgress: (state) => progress.update(state),
    });
    const report = await untilInterrupted(building, streams.interrupted);
    progress.end();
    return report === undefined ? writeInterruption(session, command) : writeOutcome(session, { report, command, flags, configPath });
  } catch (error) {
    progress.end();
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: dirname(configPath) });
  }
}

interface Outcome {
  readonly report: BuildReport;
  readonly command: 'build' | 'check';
  readonly flags: BuildFlags;
  readonly configPath: string;
}

function writeOutcome({ streams, program }: Session, { report, command, flags, configPath }: Outcome): number {
  const exitCode = isFine(report) ? exitCodes.fine : exitCodes.findings;
  if (flags.json === true) {
    streams.stdout.write(printJson({ command, ...report }, { program, exitCode }));
    return exitCode;
  }
  writeFindings(streams, report.diagnostics, dirname(configPath));
  if (flags.quiet === true) return exitCode;
  if (report.diagnostics.length > 0) streams.stderr.write('\n');
  const target = exitCode === exitCodes.fine ? streams.stdout : streams.stderr;
  target.write(
    printReport(report, {
      command,
      style: createStyle(target, streams.env),
      outDir: relative(streams.cwd, report.outDir) || '.',
      hasEarlierSite: existsSync(report.outDir),
      serveCommand: serveCommandOf(program.name, flags),
    }),
  );
  return exitCode;
}

function isFine(report: BuildReport): boolean {
  return (
    report.status !== 'failed' &&
    !report.diagnostics.some((diagnostic) => diagnostic.severity === 'error') &&
    (report.verified?.differences.length ?? 0) === 0
  );
}

function serveCommandOf(name: string, { config, outDir }: BuildFlags): string {
  return [
    `${name} serve`,
    ...(config === undefined ? [] : [`--config ${quote(config)}`]),
    ...(outDir === undefined ? [] : [`--out-dir ${quote(outDir)}`]),
  ].join(' ');
}

function quote(value: string): string {
  return /\s/.test(value) ? `"${value}"` : value;
}

function writeInterruption({ streams }: Session, command: 'build' | 'check'): number {
  const state = command === 'build' ? ' The output folder holds a whole site: the one before, or the new one if it was complete.' : '';
  streams.stderr.write(`Interrupted.${state}\n`);
  return exitCodes.interrupted;
}
