import type { Store } from '@helpgen/disk';
import { shortNameOf } from '@helpgen/disk';
import type { GoldenAnswer } from '@helpgen/manifest';
import type { ContentGraph, Diagnostic, SiteConfig, SourcePath } from '@helpgen/model';
import { searchIndexPath, suggest } from '@helpgen/model';
import type { GoldenQuestion } from '@helpgen/model/config';
import { buildSearchIndex, changeThesaurus, decodeAnalysedPage, programmingThesaurus } from '@helpgen/search/build';
import type { Searcher } from '@helpgen/search/query';
import { finding } from '../finding.ts';
import { openSearchIndex } from './ask-search-index.ts';
import { openSearchServer } from './ask-search-server.ts';
import type { CompiledArticles } from './compile-articles.ts';
import type { PageSummary } from './index-search.ts';
import { listIndexes, summarisePages, termsDigestOf } from './index-search.ts';
import type { SearchFiles } from './read-search-files.ts';
import { answerQuestions, routeOf } from './record-answers.ts';

/** What the step needs. */
export interface QuestionStep {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly files: SearchFiles;
  /** Opens what is asked; not called when there are no questions. */
  readonly open: () => Searcher | Promise<Searcher>;
}

/** What a check asks: an index that is made for it, or a search server. */
export interface AskedStep {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly store: Store;
  readonly articles: CompiledArticles['articles'];
  readonly files: Pick<SearchFiles, 'synonyms' | 'thesaurus'>;
  /** Origin of a search server that is asked in place of the index. */
  readonly server: string | undefined;
}

/**
 * Asks the golden questions of the site's root as a reader's browser would, and tells of those whose answer is not found.
 * Throws a `HelpgenError` when they are for a search server that cannot be asked.
 */
export async function askGoldenQuestions({ open, ...step }: QuestionStep): Promise<readonly Diagnostic[]> {
  const { config, files } = step;
  if (files.questionsFile === undefined || config.search === null) return [];
  return tellUnanswered(step, await answerQuestions(await open(), files.questions, config));
}

/** Tells of golden questions whose `answers`, one for each, have not what is to be found, and of those for a page that does not exist. */
export function tellUnanswered({ config, graph, files }: Omit<QuestionStep, 'open'>, answers: readonly GoldenAnswer[]): readonly Diagnostic[] {
  const { questions, questionsFile } = files;
  const titles = new Map(listPages(config, graph).map(({ href, page }) => [href, page.title]));
  const known = new Set(listPages(config, graph).map(({ page }) => page.route as string));
  return answers.flatMap(({ ask, find, place, first }, number) => {
    const { within, span } = questions[number] as GoldenQuestion;
    const at = { file: questionsFile?.path ?? ('' as SourcePath), ...span };
    const route = routeOf(find);
    if (!known.has(route)) return finding('HG5071', { ask, route, suggestion: suggest(route, [...known]) ?? '' }, { at });
    if (place > 0 && place <= within) return [];
    const found = first.map((href) => titles.get(href) ?? href).join(', ');
    const where = place === 0 ? 'nothing of it' : `it as number ${place}`;
    return finding('HG5070', { ask, place: where, within, found: found === '' ? 'nothing' : found }, { at });
  });
}

/** The index that a build would make, or the search server at `server`. */
export async function openAsked({ config, graph, store, articles, files: { synonyms, thesaurus }, server }: AskedStep): Promise<Searcher> {
  if (server !== undefined) return openSearchServer(config, { origin: server });
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

/** Pages of the index at the root of the site. */
function listPages(config: SiteConfig, graph: ContentGraph): readonly PageSummary[] {
  return listIndexes(config, graph, summarisePages(config, graph)).find(({ path }) => path === searchIndexPath(''))?.pages ?? [];
}

