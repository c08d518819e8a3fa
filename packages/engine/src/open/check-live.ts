import type { Diagnostic, SourcePath } from '@helpgen/model';
import { searchIndexPath } from '@helpgen/model';
import { createSearcher } from '@helpgen/search/reader';
import type { Searcher } from '@helpgen/search/reader';
import { askGoldenQuestions } from '../steps/ask-golden-questions.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteFinding } from './live-view.ts';

/** The golden questions that the search of `live` does not answer, asked of the index that its pages are served. */
export async function askLive({ run, searchFiles, survey, shown }: LiveSite): Promise<readonly Diagnostic[]> {
  const { config } = run;
  const read = async (path: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await shown.read(path))) as unknown;
  const open = async (): Promise<Searcher> => {
    const { languages = [], fuzzyDistance = 1 } = config.search ?? {};
    const index = await read(searchIndexPath(''));
    return createSearcher(index, { languages, fuzzyDistance, load: (href) => read(href.slice(config.basePath.length)) });
  };
  return askGoldenQuestions({ config, graph: survey.graph, files: searchFiles, open });
}

/** `diagnostics`, each with the address of the page in whose source it stands. */
export function placeFindings(live: LiveSite | undefined, diagnostics: readonly Diagnostic[]): readonly SiteFinding[] {
  const pages = new Map((live?.survey.graph.pages ?? []).map((page) => [page.source, page]));
  const hrefOf = (source: SourcePath | undefined): string => {
    const page = source === undefined ? undefined : pages.get(source);
    return page === undefined ? '' : (live?.prepared.pages.maker.pageData(page).href ?? '');
  };
  return diagnostics.map((found) => ({ found, href: hrefOf(found.at?.file) }));
}
