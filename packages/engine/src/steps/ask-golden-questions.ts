import type { ContentGraph, Diagnostic, SiteConfig } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics, searchIndexPath, suggest } from '@helpgen/model';
import { buildSearchIndex, decodeAnalysedPage } from '@helpgen/search/build';
import type { SearchAnswer, Searcher } from '@helpgen/search/reader';
import { createSearcher } from '@helpgen/search/reader';
import { shortNameOf } from '../cache/digest-of.ts';
import type { Store } from '../cache/store.ts';
import { openSearchServer } from './ask-search-server.ts';
import type { CompiledArticles } from './compile-articles.ts';
import { listIndexes, summarisePages, termsDigestOf } from './index-search.ts';
import type { SearchFiles } from './read-search-files.ts';

const finding = defineDiagnostics(buildCatalogue);

/** What the step needs. */
export interface QuestionStep {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly store: Store;
  readonly articles: CompiledArticles['articles'];
  readonly files: SearchFiles;
  /** Origin of a search server that is asked in place of the index. */
  readonly server: string | undefined;
}

/**
 * Asks the golden questions of the site's root as a reader's browser would, and tells of those whose answer is not found.
 * Throws a `HelpgenError` when they are for a search server that cannot be asked.
 */
export async function askGoldenQuestions(step: QuestionStep): Promise<readonly Diagnostic[]> {
  const { config, files } = step;
  if (files.questionsFile === undefined || config.search === null) return [];
  const { path } = files.questionsFile;
  const pages = listPages(step);
  const routes = new Map(pages.map(({ href, page }) => [href, page.route as string]));
  const known = new Set(routes.values());
  const searcher = step.server === undefined ? openIndex(step, pages) : openSearchServer(config, { origin: step.server, synonyms: files.synonyms });

  const diagnostics: Diagnostic[] = [];
  for (const { ask, find, within, span } of files.questions) {
    const at = { file: path, ...span };
    const [wanted = '', anchor] = find.split('#');
    const route = wanted.replace(/(?<=.)\/$/, '');
    if (!known.has(route)) {
      diagnostics.push(finding('HG5071', { ask, route, suggestion: suggest(route, [...known]) ?? '' }, { at }));
      continue;
    }
    const { pages: found } = await searcher.ask({ text: ask, depth: 'all', limit: 1000 });
    const place = found.findIndex((page) => routes.get(page.href) === route && hasSection(page, anchor)) + 1;
    if (place > 0 && place <= within) continue;
    const first = found.slice(0, 3).map(({ title }) => title).join(', ');
    diagnostics.push(finding('HG5070', { ask, place: place === 0 ? 'nothing of it' : `it as number ${place}`, within, found: first === '' ? 'nothing' : first }, { at }));
  }
  return diagnostics;
}

/** The index that a build would make. */
function openIndex({ config, files }: QuestionStep, pages: ReturnType<typeof listPages>): Searcher {
  const { languages = [], fuzzyDistance = 1 } = config.search ?? {};
  const built = buildSearchIndex(
    pages.map(({ href, breadcrumb, terms }) => ({ href, breadcrumb, page: decodeAnalysedPage(terms) })),
    { languages, basePath: config.basePath, nameOf: shortNameOf, synonyms: files.synonyms },
  );
  const parts = new Map(built.parts.map(({ path, bytes }) => [config.basePath + path, bytes]));
  return createSearcher(parse(built.index), { languages, fuzzyDistance, load: async (href) => parse(parts.get(href) ?? new Uint8Array()) });
}

function hasSection(page: SearchAnswer['pages'][number], anchor: string | undefined): boolean {
  return anchor === undefined || page.sections.some(({ hash }) => decodeURIComponent(hash) === `#${anchor}`);
}

function listPages({ config, graph, store, articles }: QuestionStep) {
  const root = listIndexes(config, graph, summarisePages(config, graph)).find(({ path }) => path === searchIndexPath(''));
  return (root?.pages ?? []).flatMap((summary) => {
    const terms = store.pack('terms').get(termsDigestOf(articles, summary.page));
    return terms === undefined ? [] : [{ ...summary, terms }];
  });
}

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
