import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findBrowser, findLosses, openBase, reviewSites, withoutHtml, writeReview } from '@helpgen/review';
import type { ReportRequest, SiteReview } from '@helpgen/review';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { resolveConfigPath } from '../config-path.ts';
import { finding } from '../finding.ts';
import { formatCount } from '../report/format-amounts.ts';
import { printJson } from '../report/print-json.ts';
import { createStyle } from '../report/style.ts';
import { writeFailure } from '../report/write-failure.ts';
import { writeFindings } from '../report/write-findings.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { languageOf, speak } from '../speak.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** The options of `review` as the command line gives them. */
export interface ReviewFlags {
  readonly base: string;
  readonly config?: string;
  readonly out?: string;
  readonly lang?: string;
  readonly pictures?: boolean;
  readonly strict?: boolean;
  readonly jobs?: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/**
 * Builds the site and what it is compared with, and writes the report. The exit code is 1 when the site has mistakes, and with
 * `--strict` when an address or an anchor leads nowhere any more.
 */
export async function runReview(session: Session, flags: ReviewFlags): Promise<number> {
  const exitCode = await untilInterrupted(reviewBuilds(session, flags), session.streams.interrupted);
  if (exitCode === undefined) session.streams.stderr.write('Interrupted.\n');
  return exitCode ?? exitCodes.interrupted;
}

async function reviewBuilds(plain: Session, flags: ReviewFlags): Promise<number> {
  const configPath = await resolveConfigPath(plain.streams.cwd, flags.config);
  const streams = await speak(plain, configPath, flags.lang);
  const { program } = plain;
  try {
    const browser = flags.pictures === true ? browserOf(streams.env) : undefined;
    const engine = await plain.loadEngine();
    const { jobs } = flags;
    const built = await engine.buildSite({ configPath, anyway: true, answers: true, jobs });
    if (built.status === 'failed') throw new HelpgenError(built.diagnostics);
    const base = await openBase({ base: flags.base, cwd: streams.cwd, configPath, build: engine.buildSite, toolId: engine.toolId, jobs });
    if (realpathSync(base.folder) === realpathSync(built.outDir)) throw new HelpgenError([finding('HG6047', { base: flags.base })]);
    const review = reviewSites({
      base: flags.base,
      ...(base.commit === undefined ? {} : { commit: base.commit }),
      baseFolder: base.folder,
      headFolder: built.outDir,
    });
    const out = flags.out === undefined ? join(dirname(configPath), 'review') : resolve(streams.cwd, flags.out);
    await writeReview(review, {
      folder: out,
      ...(await spoken(plain, configPath, flags.lang ?? review.language)),
      ...(browser === undefined ? {} : { pictures: { browser, baseFolder: base.folder, headFolder: built.outDir } }),
    });
    const losses = findLosses(review);
    const found = [...built.diagnostics, ...losses];
    const exitCode = found.some(({ severity }) => severity === 'error' || (flags.strict === true && severity === 'warning'))
      ? exitCodes.findings
      : exitCodes.fine;
    if (flags.json === true) {
      streams.stdout.write(
        printJson({ command: 'review', report: out, diagnostics: found, ...withoutHtml(review) }, { program, exitCode }),
      );
      return exitCode;
    }
    writeFindings(streams, found, dirname(configPath));
    if (flags.quiet !== true)
      streams.stdout.write(describe(review, relative(streams.cwd, join(out, 'index.html')), createStyle(streams.stdout, streams.env)));
    return exitCode;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: dirname(configPath) });
  }
}

/** The report speaks the language of the site to whoever reviews it, where nobody asks for another one. */
async function spoken(session: Session, configPath: string, asked: string): Promise<Pick<ReportRequest, 'language' | 'wordings'>> {
  const { wordings } = await speak(session, configPath, asked);
  return { language: languageOf(session.streams, asked), ...(wordings === undefined ? {} : { wordings }) };
}

function browserOf(env: Session['streams']['env']): string {
  const browser = findBrowser(env);
  if (browser === undefined) throw new HelpgenError([finding('HG6046', {})]);
  return browser;
}

function describe({ pages, findings, answers }: SiteReview, place: string, { bold, green }: ReturnType<typeof createStyle>): string {
  const count = (state: string): number => pages.filter((page) => page.state === state).length;
  const told = [
    `${formatCount(count('changed'), 'page')} changed`,
    `${count('added')} new`,
    `${count('moved')} moved`,
    `${count('vanished')} vanished`,
    `${formatCount(findings.added.length, 'finding')} new, ${findings.mended.length} mended`,
    ...(answers.length === 0 ? [] : [`${answers.length} golden answers changed`]),
  ];
  return `${green('✔')} ${bold('Reviewed')}: ${told.join(', ')}\n  ${place}\n`;
}
