import { join } from 'node:path';
import { digestOf, shortNameOf } from '@helpgen/disk';
import type { GoldenAnswer } from '@helpgen/manifest';
import type { ContentGraph, Diagnostic, SiteConfig } from '@helpgen/model';
import { canonicalJson, searchIndexPath, suggest } from '@helpgen/model';
import { buildSearchIndex, changeThesaurus, decodeAnalysedPage, programmingThesaurus } from '@helpgen/search/build';
import type { FoundPage, Searcher } from '@helpgen/search/query';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import type { Staging } from '../output/staging.ts';
import { toolId } from '../tool-id.ts';
import type { IndexStep, PageSummary } from './index-search.ts';
import { listIndexes, summarisePages, termsDigestOf } from './index-search.ts';
import { openSearchIndex, openSearchServer } from './open-searcher.ts';
import type { SearchFiles } from './read-search-files.ts';

/** A site of whose root golden questions are asked. */
interface QuestionedSite {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly files: SearchFiles;
}

/** More rows than an answer has: its place is to be known wherever it stands. */
const mostRows = 1000;
/** So many indexes are remembered: those of the site and of what it is compared with, and the last ones before. */
const keptIndexes = 4;

type Kept = readonly (readonly [key: string, answers: readonly GoldenAnswer[]])[];

/**
 * Asks the golden questions of the site's root as a reader's browser would, and tells of those whose answer is not found. `open` opens
 * what is asked. Throws a `HelpgenError` when that is a search server that cannot be asked.
 */
export async function askGoldenQuestions(
  { open, ...site }: QuestionedSite & { readonly open: () => Searcher | Promise<Searcher> },
): Promise<readonly Diagnostic[]> {
  const { config, files } = site;
  if (files.questionsFile === undefined || config.search === null) return [];
  return tellUnanswered(site, await answerQuestions(await open(), files.questions, config));
}

/** Tells of golden questions whose `answers`, one for each, have not what is to be found, and of those for a page that does not exist. */
export function tellUnanswered({ config, graph, files }: QuestionedSite, answers: readonly GoldenAnswer[]): readonly Diagnostic[] {
  const pages = listPages(config, graph);
  const titles = new Map(pages.map(({ href, page }) => [href, page.title]));
  const known = new Set<string>(pages.map(({ page }) => page.route));
  return files.questions.flatMap(({ within, span }, number) => {
    const answer = answers[number];
    if (answer === undefined || files.questionsFile === undefined) return [];
    const { ask, find, place, first } = answer;
    const at = { file: files.questionsFile.path, ...span };
    const route = routeOf(find);
    if (!known.has(route)) return finding('HG5071', { ask, route, suggestion: suggest(route, [...known]) ?? '' }, { at });
    if (place > 0 && place <= within) return [];
    const found = first.map((href) => titles.get(href) ?? href).join(', ');
    const where = place === 0 ? 'nothing of it' : `it as number ${place}`;
    return finding('HG5070', { ask, place: where, within, found: found === '' ? 'nothing' : found }, { at });
  });
}

/** What a check asks: the index that a build would make of `step`, or the search server at `server`, an origin. */
export async function openAsked(step: Omit<IndexStep, 'staging'>, server: string | undefined): Promise<Searcher> {
  const { config, graph, store, articles, synonyms, thesaurus } = step;
  if (server !== undefined) return openSearchServer(config, server, searchIndexPath(''));
  const pages = listPages(config, graph).flatMap(({ page, ...summary }) => {
    const terms = store.pack('terms').get(termsDigestOf(articles, page));
    return terms === undefined ? [] : [{ ...summary, page: decodeAnalysedPage(terms) }];
  });
  const { languages = [] } = config.search ?? {};
  const whole = changeThesaurus(programmingThesaurus, thesaurus);
  const built = buildSearchIndex(pages, { languages, basePath: config.basePath, nameOf: shortNameOf, synonyms, thesaurus: whole });
  const files = new Map([['', built.index], ...built.parts.map(({ path, bytes }) => [path, bytes] as const)]);
  return openSearchIndex(config, '', (path) => files.get(path));
}

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
  // The index names its parts by their content.
  const key = digestOf(canonicalJson([toolId, index.digest, config.search, config.basePath, questions.map(({ ask, find }) => [ask, find])]));
  const kept = (store.readRecord('golden-answers') ?? []) as Kept;
  const known = kept.find(([other]) => other === key)?.[1];
  if (known !== undefined) return known;
  const searcher = await openSearchIndex(config, index.path, (path) => disk.readFile(join(folder, path)));
  const answers = await answerQuestions(searcher, questions, config);
  store.writeRecord('golden-answers', [[key, answers], ...kept.slice(0, keptIndexes - 1)] satisfies Kept);
  return answers;
}

/** What `searcher` answers to `questions`, each in turn. */
async function answerQuestions(
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
function routeOf(address: string): string {
  return decodeURI(address)
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/$/, '');
}

/** Pages of the index at the root of the site. */
function listPages(config: SiteConfig, graph: ContentGraph): readonly PageSummary[] {
  return listIndexes(config, graph, summarisePages(config, graph)).find(({ path }) => path === searchIndexPath(''))?.pages ?? [];
}
