import { join } from 'node:path';
import { digestOf } from '@helpgen/disk';
import type { GoldenAnswer } from '@helpgen/manifest';
import { canonicalJson, searchIndexPath, type SiteConfig } from '@helpgen/model';
import type { FoundPage, Searcher } from '@helpgen/search/query';
import type { BuildRun } from '../build-run.ts';
import { toolId } from '../tool-id.ts';
import type { Staging } from '../output/staging.ts';
import { openSearchIndex } from './ask-search-index.ts';
import type { SearchFiles } from './read-search-files.ts';

/** More rows than an answer has: its place is to be known wherever it stands. */
const mostRows = 1000;
/** So many indexes are remembered: those of the site and of what it is compared with, and the last ones before. */
const keptIndexes = 4;

type Kept = readonly (readonly [key: string, answers: readonly GoldenAnswer[]])[];

/**
 * What the index at the root of the staged site answers to `questions`; `undefined`: nobody wants to know, there are none, or the site
 * is not searched in the browser. An index that was asked the same before is not asked again.
 */
export async function recordAnswers(
  { config, store, options, host: { disk } }: BuildRun,
  { questions }: Pick<SearchFiles, 'questions'>,
  { folder, files }: Pick<Staging, 'folder' | 'files'>,
): Promise<readonly GoldenAnswer[] | undefined> {
  const index = files.get(searchIndexPath(''));
  if (options.answers !== true || questions.length === 0 || index === undefined) return undefined;
  const { basePath, search } = config;
  // The index names its parts by their content.
  const key = digestOf(canonicalJson([toolId, index.digest, search, basePath, questions.map(({ ask, find }) => [ask, find])]));
  const kept = (store.readRecord('golden-answers') ?? []) as Kept;
  const known = kept.find(([other]) => other === key)?.[1];
  if (known !== undefined) return known;
  const searcher = await openSearchIndex({ basePath, search }, index.path, (path) => disk.readFile(join(folder, path)));
  const answers = await answerQuestions(searcher, questions, config);
  store.writeRecord('golden-answers', [[key, answers], ...kept.slice(0, keptIndexes - 1)] satisfies Kept);
  return answers;
}

/** What `searcher` answers to `questions`, each in turn. */
export async function answerQuestions(
  searcher: Searcher,
  questions: SearchFiles['questions'],
  { basePath }: Pick<SiteConfig, 'basePath'>,
): Promise<readonly GoldenAnswer[]> {
  const answers: GoldenAnswer[] = [];
  for (const { ask, find } of questions) {
    // A preview that checks its site answers its pages between two questions.
    await new Promise((done) => setImmediate(done));
    const { pages } = await searcher.ask({ text: ask, depth: 'all', limit: mostRows });
    const [wanted, anchor] = [routeOf(find), /#.*/s.exec(find)?.[0]];
    const isWanted = ({ href, sections }: FoundPage): boolean =>
      routeOf(href.slice(basePath.length - 1)) === wanted &&
      (anchor === undefined || sections.some(({ hash }) => decodeURIComponent(hash) === anchor));
    answers.push({ ask, find, first: pages.slice(0, 3).map(({ href }) => href), place: pages.findIndex(isWanted) + 1 });
  }
  return answers;
}

/** The route that `address` leads to, whatever stands behind it. */
export function routeOf(address: string): string {
  return decodeURI(address)
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/$/, '');
}
