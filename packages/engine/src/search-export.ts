import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { digestOf, nodeHost } from '@helpgen/disk';
import { HelpgenError, searchIndexName } from '@helpgen/model';
import { createAnalyser } from '@helpgen/search';
import { analysePage, buildSearchIndex, changeThesaurus, programmingThesaurus, type SearchablePage } from '@helpgen/search/build';
import { listDocuments, type DocumentPage } from '@helpgen/search/export';
import { exportDocuments, type ExportFormat } from '@helpgen/search-export';
import { analyseState } from './analyse-state.ts';
import { finding } from './finding.ts';
import { openProject } from './project.ts';
import { findIndex, readBuiltSite, type BuiltIndexPlace } from './read-output.ts';
import { inputOf, textOf } from './steps/compile-articles.ts';
import { listIndexes, summarisePages } from './steps/index-search.ts';
import { namePartsOf } from './steps/make-search-index.ts';
import type { SearchFiles } from './steps/read-search-files.ts';
import type { Source } from './steps/source.ts';

/** What is to be exported. */
export interface SearchExportRequest extends BuiltIndexPlace {
  readonly format: ExportFormat;
  /** Worker threads at most; default: by processors and pages. */
  readonly jobs?: number;
}

/** The search of a site for a server. */
export interface SearchExport {
  readonly pages: number;
  /** Number of sections, each a document. */
  readonly sections: number;
  /** One JSON value a line. */
  readonly documents: string;
  /** Settings, schema, synonyms: JSON files by what they are (`settings`). */
  readonly companions: { readonly [kind: string]: string };
}

/**
 * The sections of the built site's search index as documents for a search server, with their texts. Writes nothing.
 * Throws a {@link HelpgenError} when the config is wrong, nothing was built, the site has no such index, or its sources
 * would make another one now.
 */
export async function exportSearch({ format, jobs, ...where }: SearchExportRequest, host: Host = nodeHost): Promise<SearchExport> {
  const built = readBuiltSite(where, host);
  const { site, config } = built;
  const path = findIndex(built, where);
  const languages = config.search?.languages ?? [];
  const { pages, files: { synonyms, thesaurus: changes } } = await readPages({ configPath: where.configPath, path, jobs }, host);
  const thesaurus = changeThesaurus(programmingThesaurus, changes);

  const analyser = createAnalyser(languages);
  const { index } = buildSearchIndex(
    pages.map(({ page, ...summary }) => ({ ...summary, page: analysePage(page, analyser) })),
    { languages, basePath: config.basePath, nameOf: namePartsOf(path), synonyms, thesaurus },
  );
  // It names its parts by their content: when it is the same, so is every term of every page.
  if (digestOf(index) !== digestOf(host.disk.readFile(join(site.outDir, path)))) throw new HelpgenError([finding('HG5073', { path })]);
  const documents = listDocuments(pages, analyser, digestOf);
  const name = searchIndexName(path);
  return { pages: pages.length, sections: documents.length, ...exportDocuments(documents, { format, name, analyser, synonyms, thesaurus }) };
}

/** The pages of the index at `path` with their texts, compiled anew: a cache has their terms alone. */
async function readPages(
  { configPath, path, jobs }: Pick<SearchExportRequest, 'configPath'> & { readonly path: string; readonly jobs: number | undefined },
  host: Host,
): Promise<{ readonly pages: readonly DocumentPage[]; readonly files: SearchFiles }> {
  const project = openProject(configPath);
  const { state, inputs: site, diagnostics, close } = await analyseState(host, project, jobs);
  try {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (state === undefined || site === undefined || errors.length > 0) throw new HelpgenError(errors);
    const { config, graph } = state;
    const editions = new Map(graph.editions.map((edition) => [edition.key, edition]));
    const found = listIndexes(config, graph, summarisePages(config, graph)).find((index) => index.path === path)?.pages ?? [];
    const byPath = new Map<string, Source>(state.files.map((source) => [source.path, source]));
    const inputs = found.map(({ page }) => {
      const source = byPath.get(page.source ?? '');
      const file = source === undefined ? undefined : textOf(site.run, source).value;
      if (source === undefined || file === undefined) throw new Error(`the source of ${page.route} has gone while it was being exported`);
      return inputOf(source, file, config.locales.default);
    });
    const texts: SearchablePage[] = [];
    await site.workers.guarded(inputs.length).run('texts', inputs, (result, number) => {
      if (result.kind === 'failed') throw new Error(`the page ${found[number]?.page.route} was stopped`);
      texts[number] = result.output;
    });
    const pages = found.flatMap(({ page, ...summary }, number): readonly DocumentPage[] => {
      const { version = '', locale = '' } = editions.get(page.edition) ?? {};
      const text = texts[number];
      return text === undefined ? [] : [{ ...summary, version, locale, kind: page.kind, page: text }];
    });
    return { pages, files: site.searchFiles };
  } finally {
    await close();
  }
}
