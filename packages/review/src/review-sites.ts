import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GoldenAnswer, ManifestFinding, ManifestHead } from '@helpgen/engine';
import type { Diagnostic, SourcePath, Wordings } from '@helpgen/model';
import { cliCatalogue, defineDiagnostics, HelpgenError, reword } from '@helpgen/model/diagnostics';
import { compareSites } from './compare-sites.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { writeHtml, type ReportFile } from './report/write-html.ts';
import { writeSummary } from './report/write-summary.ts';
import { wordsIn } from './report/words.ts';
import type { AnswerChange, SiteReview } from './site-review.ts';
import { openSide } from './site-side.ts';

const finding = defineDiagnostics(cliCatalogue);

/** Two built sites. */
export interface ReviewedSites {
  /** As it was asked for. */
  readonly base: string;
  readonly commit?: string;
  readonly baseFolder: string;
  readonly headFolder: string;
}

/** Compares two built sites. Throws a `HelpgenError` when one of them has no manifest that can be read. */
export function reviewSites({ base: name, commit, baseFolder, headFolder }: ReviewedSites): SiteReview {
  const [base, head] = [openSide(baseFolder), openSide(headFolder)];
  const compared = compareSites(base, head);
  return {
    format: 'helpgen-review',
    version: 1,
    title: head.head.title,
    language: head.head.language,
    base: name,
    ...(commit === undefined ? {} : { commit }),
    ...compared,
    answers: compareAnswers(base.head.answers, head.head.answers),
  };
}

/** The questions that both sites have, and answer in another way. */
function compareAnswers(before: ManifestHead['answers'] = [], after: ManifestHead['answers'] = []): readonly AnswerChange[] {
  const old = new Map(before.map((answer) => [keyOf(answer), answer]));
  return after.flatMap((answer): readonly AnswerChange[] => {
    const known = old.get(keyOf(answer));
    if (known === undefined || JSON.stringify(known) === JSON.stringify(answer)) return [];
    const { ask, find, ...now } = answer;
    return [{ ask, find, before: { first: known.first, place: known.place }, after: now }];
  });
}

function keyOf({ ask, find }: GoldenAnswer): string {
  return `${ask}\n${find}`;
}

/** What in `review` keeps readers of old addresses from what they look for. */
export function findLosses(review: SiteReview): readonly Diagnostic[] {
  return review.pages.flatMap(({ state, route, from, redirect, target, anchors, causes }): readonly Diagnostic[] => {
    const isLost = (state === 'vanished' || state === 'moved') && redirect === undefined;
    const gone = isLost ? [finding('HG6043', { route: from ?? route, target: (state === 'moved' ? route : target) ?? '' })] : [];
    const [own] = causes.flatMap((cause) => ('file' in cause ? [cause.file] : []));
    const at = own === undefined ? {} : { at: { file: own as SourcePath } };
    const told = (code: 'HG6044' | 'HG6048', list: typeof anchors.vanished): readonly Diagnostic[] =>
      list.map(({ id, target: next }) => finding(code, { route, anchor: id, target: next ?? '' }, at));
    return [...gone, ...told('HG6044', anchors.vanished), ...told('HG6048', anchors.moved)];
  });
}

/** Names of the files of a report: nothing else is in its folder. */
const reportFile = /^(?:index|changes-\d+)\.html$|^summary\.md$|^review\.json$|^\d+-\d+-(?:before|after)\.png$/;

/** Where a report goes, and how it is written. */
export interface ReportRequest {
  readonly folder: string;
  /** Default: that of the site. */
  readonly language?: string;
  /** How findings are said in that language; default: in English. */
  readonly wordings?: Wordings;
  /** Absolute path of a Chromium that takes pictures of changed pages, and the folders of both sites; absent: there are none. */
  readonly pictures?: { readonly browser: string; readonly baseFolder: string; readonly headFolder: string };
}

/** Of so many changed pages pictures are taken, in their order: each takes a browser about a second. */
const mostPictures = 60;

/** Writes `review` in the place of an earlier report. Throws a `HelpgenError` when the folder holds other files. */
export async function writeReview(found: SiteReview, { folder, language = found.language, wordings, pictures }: ReportRequest): Promise<void> {
  const review = wordings === undefined ? found : inWords(found, wordings);
  emptyFolder(folder);
  const taken = pictures === undefined ? [] : await takeAll(review, folder, pictures);
  const words = wordsIn(language);
  const files: readonly ReportFile[] = [
    ...writeHtml(review, words, new Map(taken.map(({ route, pairs }) => [route, pairs]))),
    { path: 'summary.md', text: writeSummary(review, words) },
    { path: 'review.json', text: `${JSON.stringify(withoutHtml(found))}\n` },
  ];
  for (const { path: name, text } of files) writeFileSync(path.join(folder, name), text);
}

/** `review` for programs: what the blocks look like stands in the pages of the report. */
export function withoutHtml(review: SiteReview): object {
  return { ...review, pages: review.pages.map((page) => ({ ...page, blocks: page.blocks.map(({ html: _html, ...block }) => block) })) };
}

function inWords(review: SiteReview, wordings: Wordings): SiteReview {
  const worded = (list: readonly ManifestFinding[]): readonly ManifestFinding[] =>
    list.map((found) => (found.args === undefined ? found : { ...found, message: reword({ ...found, args: found.args }, wordings).message }));
  return { ...review, findings: { added: worded(review.findings.added), mended: worded(review.findings.mended) } };
}

function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  const foreign = present.filter((name) => !reportFile.test(name));
  if (foreign.length > 0) throw new HelpgenError([finding('HG6045', { folder, files: foreign.slice(0, 5).join(', ') })]);
  for (const name of present) rmSync(path.join(folder, name));
}

async function takeAll(
  { pages }: SiteReview,
  folder: string,
  { browser, ...sides }: NonNullable<ReportRequest['pictures']>,
): ReturnType<typeof takePictures> {
  const [base, head] = [openSide(sides.baseFolder), openSide(sides.headFolder)];
  const shown = pages.flatMap(({ route, from = route }) => {
    const [before, after] = [base.byRoute.get(from)?.file, head.byRoute.get(route)?.file];
    return before === undefined || after === undefined ? [] : [{ route, before, after }];
  });
  const served = (folderOf: string, { head: { basePath } }: typeof base): { readonly folder: string; readonly basePath: string } => ({
    folder: folderOf,
    basePath,
  });
  return takePictures({
    browser,
    base: served(sides.baseFolder, base),
    head: served(sides.headFolder, head),
    pages: shown.slice(0, mostPictures),
    folder,
  });
}
