import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import { cliCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model/diagnostics';
import { compareSites } from './compare-sites.ts';
import { writeHtml, type ReportFile } from './report/write-html.ts';
import { writeSummary } from './report/write-summary.ts';
import { wordsIn } from './report/words.ts';
import type { AnswerChange, GoldenAnswer, SiteReview } from './site-review.ts';
import { openSide } from './site-side.ts';

const finding = defineDiagnostics(cliCatalogue);

/** Two built sites. */
export interface ReviewedSites {
  /** As it was asked for. */
  readonly base: string;
  readonly commit?: string;
  readonly baseFolder: string;
  readonly headFolder: string;
  /** What both answer to the golden questions, in one order; absent: there are none. */
  readonly answers?: readonly (GoldenAnswer & { readonly ask: string; readonly find: string })[];
  readonly baseAnswers?: readonly GoldenAnswer[];
}

/** Compares two built sites. Throws a `HelpgenError` when one of them has no manifest that can be read. */
export function reviewSites({ base, commit, baseFolder, headFolder, answers = [], baseAnswers = [] }: ReviewedSites): SiteReview {
  const head = openSide(headFolder);
  const compared = compareSites(openSide(baseFolder), head);
  return {
    format: 'helpgen-review',
    version: 1,
    title: head.head.title,
    base,
    ...(commit === undefined ? {} : { commit }),
    ...compared,
    answers: answers.flatMap(({ ask, find, ...after }, index): readonly AnswerChange[] => {
      const before = baseAnswers[index];
      return before === undefined || JSON.stringify(before) === JSON.stringify(after) ? [] : [{ ask, find, before, after }];
    }),
  };
}

/** What in `review` keeps readers of old addresses from what they look for. */
export function findLosses(review: SiteReview): readonly Diagnostic[] {
  return review.pages.flatMap(({ state, route, from, redirect, target, anchors, causes }): readonly Diagnostic[] => {
    const isLost = (state === 'vanished' || state === 'moved') && redirect === undefined;
    const gone = isLost ? [finding('HG6043', { route: from ?? route, target: (state === 'moved' ? route : target) ?? '' })] : [];
    const [own] = causes.flatMap((cause) => ('file' in cause ? [cause.file] : []));
    const at = own === undefined ? {} : { at: { file: own as SourcePath } };
    return [...gone, ...anchors.vanished.map(({ id, target: next }) => finding('HG6044', { route, anchor: id, target: next ?? '' }, at))];
  });
}

/** Names of the files of a report: nothing else is in its folder. */
const reportFile = /^(?:index|changes-\d+)\.html$|^summary\.md$|^review\.json$/;

/** `review` for programs: what the blocks look like stands in the pages of the report. */
export function withoutHtml(review: SiteReview): object {
  return { ...review, pages: review.pages.map((page) => ({ ...page, blocks: page.blocks.map(({ html: _html, ...block }) => block) })) };
}

/** Writes `review` in `language` into `folder`, in the place of an earlier report. Throws a `HelpgenError` when it holds other files. */
export function writeReview(review: SiteReview, folder: string, language: string): void {
  const words = wordsIn(language);
  const files: readonly ReportFile[] = [
    ...writeHtml(review, words),
    { path: 'summary.md', text: writeSummary(review, words) },
    { path: 'review.json', text: `${JSON.stringify(withoutHtml(review))}\n` },
  ];
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  const foreign = present.filter((name) => !reportFile.test(name));
  if (foreign.length > 0) throw new HelpgenError([finding('HG6045', { folder, files: foreign.slice(0, 5).join(', ') })]);
  for (const name of present) rmSync(path.join(folder, name));
  for (const { path: name, text } of files) writeFileSync(path.join(folder, name), text);
}
