import type { ContentGraph, Diagnostic, SiteConfig } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics, searchIndexPath, suggest } from '@helpgen/model';
import { buildSearchIndex, decodeAnalysedPage } from '@helpgen/search/build';
import type { SearchAnswer } from '@helpgen/search/reader';
import { createSearcher } from '@helpgen/search/reader';
import { shortNameOf } from '../cache/digest-of.ts';
import type { Store } from '../cache/store.ts';
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
}

/** Asks the golden questions of the site's root as a reader's browser would, and tells of those whose answer is not found. */
export async function askGoldenQuestions(step: QuestionStep): Promise<readonly Diagnostic[]> {
  const { config, files } = step;
  if (files.questionsFile === undefined || config.search === null) return [];
  const { path } = files.questionsFile;
  const pages = listPages(step);
  const routes = new Map(pages.map(({ href, page }) => [href, page.route as string]));
  const known = new Set(routes.values());
  const built = buildSearchIndex(
    pages.map(({ href, breadcrumb, terms }) => ({ href, breadcrumb, page: decodeAnalysedPage(terms) })),
    { languages: config.search.languages, basePath: config.basePath, nameOf: shortNameOf, synonyms: files.synonyms },
  );
  const parts = new Map(built.parts.map(({ path: part, bytes }) => [config.basePath + part, bytes]));
  const searcher = createSearcher(parse(built.index), { languages: config.search.languages, load: async (href) => parse(parts.get(href) ?? new Uint8Array()) });

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
