import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BuildOptions, BuildReport } from '@helpgen/engine';
import { answer } from '../report/answer.ts';
import { createProgress } from '../report/create-progress.ts';
import { printReport } from '../report/print-report.ts';
import { createStyle } from '../report/style.ts';
import { writeFindings } from '../report/write-findings.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import { speak } from '../speak.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import type { Session } from '../session.ts';

/** The options of `build` and `check` as the command line gives them; most are those of the engine. */
export interface BuildFlags extends SiteFlags, Pick<BuildOptions, 'strict' | 'anyway' | 'answers' | 'verify' | 'cache' | 'jobs'> {
  /** Of `check` alone. */
  readonly server?: string;
}

/** Runs `build` or `check` and writes what came of it; the exit code is 1 when the findings forbid the site. */
export async function runBuild(plain: Session, command: 'build' | 'check', flags: BuildFlags): Promise<number> {
  const session = await speak(plain, flags);
  const { streams } = session;
  return runInSite(session, flags, async (engine, site) => {
    const progress = createProgress(streams, {
      quiet: flags.quiet === true || flags.json === true,
      now: () => performance.now(),
    });
    const { jobs, server: searchServer, strict = false, anyway = false, answers = false, verify = false, cache = true } = flags;
    const asked = { ...site, mode: command, jobs, searchServer, strict, anyway, answers, verify, cache };
    const building = engine.buildSite({ ...asked, onProgress: (state) => progress.update(state) });
    const report = await untilInterrupted(building, streams.interrupted).finally(() => progress.end());
    if (report !== undefined) return writeOutcome(session, { report, command, flags, siteFolder: dirname(site.configPath) });
    const state = command === 'build' ? ' The output folder holds a whole site: the one before, or the new one if it was complete.' : '';
    streams.stderr.write(`Interrupted.${state}\n`);
    return exitCodes.interrupted;
  });
}

interface Outcome {
  readonly report: BuildReport;
  readonly command: 'build' | 'check';
  readonly flags: BuildFlags;
  readonly siteFolder: string;
}

function writeOutcome(session: Session, { report, command, flags, siteFolder }: Outcome): number {
  const { streams, program } = session;
  const exitCode = isFine(report) ? exitCodes.fine : exitCodes.findings;
  if (flags.json === true) return answer(session, flags, { report: { command, ...report }, exitCode });
  writeFindings(streams, report.diagnostics, siteFolder);
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
  const options = Object.entries({ '--config': config, '--out-dir': outDir }).flatMap(([option, value]) =>
    value === undefined ? [] : [`${option} ${/\s/.test(value) ? `"${value}"` : value}`],
  );
  return [`${name} serve`, ...options].join(' ');
}
