import type { ContentGraph, Diagnostic, SiteConfig } from '@helpgen/model';
import { searchIndexPath, suggest } from '@helpgen/model';
import { buildSearchIndex, changeThesaurus, decodeAnalysedPage, programmingThesaurus } from '@helpgen/search/build';
import type { SearchAnswer, Searcher } from '@helpgen/search/query';
import { shortNameOf } from '../cache/digest-of.ts';
import type { Store } from '../cache/store.ts';
import { finding } from '../finding.ts';
import { openSearchIndex } from './ask-search-index.ts';
import { openSearchServer } from './ask-search-server.ts';
import type { CompiledArticles } from './compile-articles.ts';
import type { PageSummary } from './index-search.ts';
import { listIndexes, summarisePages, termsDigestOf } from './index-search.ts';
import type { SearchFiles } from './read-search-files.ts';

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
export async function askGoldenQuestions({ config, graph, files, open }: QuestionStep): Promise<readonly Diagnostic[]> {
  if (files.questionsFile === undefined || config.search === null) return [];
  const { path } = files.questionsFile;
  const routes = new Map(listPages(config, graph).map(({ href, page }) => [href, page.route as string]));
  const known = new Set(routes.values());
  const searcher = await open();

  const diagnostics: Diagnostic[] = [];
  for (const { ask, find, within, span } of files.questions) {
    const at = { file: path, ...span };
    const [wanted = '', anchor] = find.split('#');
    const route = wanted.replace(/(?<=.)\/$/, '');
    if (!known.has(route)) {
      diagnostics.push(finding('HG5071', { ask, route, suggestion: suggest(route, [...known]) ?? '' }, { at }));
      continue;
    }
    // A preview that checks its site answers its pages between two questions.
    await new Promise((done) => setImmediate(done));
    const { pages: found } = await searcher.ask({ text: ask, depth: 'all', limit: 1000 });
    const place = found.findIndex((page) => routes.get(page.href) === route && hasSection(page, anchor)) + 1;
    if (place > 0 && place <= within) continue;
    const first = found.slice(0, 3).map(({ title }) => title).join(', ');
    diagnostics.push(
      finding(
        'HG5070',
        { ask, place: place === 0 ? 'nothing of it' : `it as number ${place}`, within, found: first === '' ? 'nothing' : first },
        { at },
      ),
    );
  }
  return diagnostics;
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

function hasSection(page: SearchAnswer['pages'][number], anchor: string | undefined): boolean {
  return anchor === undefined || page.sections.some(({ hash }) => decodeURIComponent(hash) === `#${anchor}`);
}

/** Pages of the index at the root of the site. */
function listPages(config: SiteConfig, graph: ContentGraph): readonly PageSummary[] {
  return listIndexes(config, graph, summarisePages(config, graph)).find(({ path }) => path === searchIndexPath(''))?.pages ?? [];
}

