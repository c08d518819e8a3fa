import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findBrowser, findLosses, openBase, reviewSites, withoutHtml, writeReview } from '@helpgen/review';
import type { SiteReview } from '@helpgen/review';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { finding } from '../finding.ts';
import { answer } from '../report/answer.ts';
import { formatCount } from '../report/format-amounts.ts';
import type { Style } from '../report/style.ts';
import { writeFindings } from '../report/write-findings.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { languageOf, speak } from '../speak.ts';
import { untilInterrupted } from '../until-interrupted.ts';

/** The options of `review` as the command line gives them. */
export interface ReviewFlags extends SiteFlags {
  readonly base: string;
  readonly out?: string;
  readonly pictures?: boolean;
  readonly strict?: boolean;
  readonly jobs?: number;
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
  const session = await speak(plain, flags);
  const { streams } = session;
  return runInSite(session, flags, async (engine, { configPath }) => {
    const browser = flags.pictures === true ? browserOf(streams.env) : undefined;
    const { jobs } = flags;
    const built = await engine.buildSite({ configPath, anyway: true, answers: true, jobs });
    if (built.status === 'failed') throw new HelpgenError(built.diagnostics);
    const base = await openBase({ base: flags.base, cwd: streams.cwd, configPath, build: engine.buildSite, toolId: engine.toolId, jobs });
    if (realpathSync(base.folder) === realpathSync(built.outDir)) throw new HelpgenError([finding('HG6047', { base: flags.base })]);
    const folders = { baseFolder: base.folder, headFolder: built.outDir };
    const review = reviewSites({ base: flags.base, ...(base.commit === undefined ? {} : { commit: base.commit }), ...folders });
    const folder = flags.out === undefined ? join(dirname(configPath), 'review') : resolve(streams.cwd, flags.out);
    // The report speaks the language of the site to whoever reviews it, where nobody asks for another one.
    const lang = flags.lang ?? review.language;
    const { wordings } = (await speak(plain, { ...flags, lang })).streams;
    await writeReview(review, {
      folder,
      language: languageOf(streams, lang),
      ...(wordings === undefined ? {} : { wordings }),
      ...(browser === undefined ? {} : { pictures: { browser, ...folders } }),
    });
    const diagnostics = [...built.diagnostics, ...findLosses(review)];
    const isRefused = diagnostics.some(({ severity }) => severity === 'error' || (flags.strict === true && severity === 'warning'));
    if (flags.json !== true) writeFindings(streams, diagnostics, dirname(configPath));
    return answer(session, flags, {
      report: { command: 'review', report: folder, diagnostics, ...withoutHtml(review) },
      print: (style) => describe(review, relative(streams.cwd, join(folder, 'index.html')), style),
      exitCode: isRefused ? exitCodes.findings : exitCodes.fine,
    });
  });
}

function browserOf(env: Session['streams']['env']): string {
  const browser = findBrowser(env);
  if (browser === undefined) throw new HelpgenError([finding('HG6046', {})]);
  return browser;
}

function describe({ pages, findings, answers }: SiteReview, place: string, { bold, green }: Style): string {
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
