import { join } from 'node:path';
import { HelpgenError, searchIndexName } from '@helpgen/model';
import { createAnalyser } from '@helpgen/search';
import { analysePage, buildSearchIndex, changeThesaurus, programmingThesaurus } from '@helpgen/search/build';
import type { SearchablePage } from '@helpgen/search/build';
import { exportDocuments, listDocuments } from '@helpgen/search/export';
import type { DocumentPage, ExportFormat } from '@helpgen/search/export';
import { analyseSite } from './analyse-site.ts';
import type { BuildRun } from './build-run.ts';
import { digestOf } from './cache/digest-of.ts';
import { completeFindings } from './complete-diagnostics.ts';
import { finding } from './finding.ts';
import type { Host } from './host/host.ts';
import { nodeHost } from './host/host.ts';
import { createStepTimer } from './make-report.ts';
import { placesOf } from './output/output-folder.ts';
import { loadPresets } from './presets/load-presets.ts';
import { openProject } from './project.ts';
import { readInputs } from './read-inputs.ts';
import { findIndex, readBuiltSite } from './read-output.ts';
import { openResources } from './site-resources.ts';
import { inputOf, textOf } from './steps/compile-articles.ts';
import { listIndexes, summarisePages } from './steps/index-search.ts';
import { namePartsOf } from './steps/make-search-index.ts';
import type { SearchFiles } from './steps/read-search-files.ts';
import type { Source } from './steps/source.ts';

/** What is to be exported. */
export interface SearchExportRequest {
  readonly configPath: string;
  readonly outDir?: string;
  readonly format: ExportFormat;
  /** Path of the version or locale below the site's root, such as `8.5`; default: the root. */
  readonly under?: string;
  /** Path of a context of the search. */
  readonly context?: string;
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
export async function exportSearch({ format, under, context, jobs, ...where }: SearchExportRequest, host: Host = nodeHost): Promise<SearchExport> {
  const built = readBuiltSite(where, host);
  const { site, config } = built;
  const path = findIndex(built, under, context);
  const languages = config.search?.languages ?? [];
  const { pages, files: { synonyms, thesaurus: changes } } = await readPages({ ...where, ...built, path, jobs }, host);
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

interface Reading extends ReturnType<typeof readBuiltSite> {
  readonly configPath: string;
  readonly path: string;
  readonly jobs: number | undefined;
}

/** The pages of the index at `path` with their texts, compiled anew: a cache has their terms alone. */
async function readPages(reading: Reading, host: Host): Promise<{ readonly pages: readonly DocumentPage[]; readonly files: SearchFiles }> {
  const { config, configFile, jobs, site: { outDir } } = reading;
  const project = openProject(reading.configPath);
  const { value: presets, diagnostics: mistakes } = await loadPresets(host.disk, project.root, config);
  if (mistakes.length > 0) throw new HelpgenError(mistakes);
  const resources = openResources({ host, project, config, presets, jobs, isCheck: true, isKept: true });
  try {
    const timer = createStepTimer(host, () => {});
    const run: BuildRun = {
      host,
      project,
      config,
      configFile,
      presets,
      store: resources.store,
      options: { configPath: reading.configPath, mode: 'check' },
      timer,
      places: placesOf(host.disk, project, outDir),
    };
    const site = await readInputs(run, resources, []);
    const { sources, workers } = site;
    const { graph, diagnostics } = await analyseSite(site);
    const all = await completeFindings(site, [...site.diagnostics, ...diagnostics]);
    const errors = all.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new HelpgenError(errors);

    const editions = new Map(graph.editions.map((edition) => [edition.key, edition]));
    const found = listIndexes(config, graph, summarisePages(config, graph)).find((index) => index.path === reading.path)?.pages ?? [];
    const placed = found.map((summary) => {
      const { version = '', locale = '' } = editions.get(summary.page.edition) ?? {};
      return { ...summary, version, locale };
    });
    const byPath = new Map<string, Source>(sources.files.map((source) => [source.path, source]));
    const inputs = placed.map(({ page }) => {
      const source = byPath.get(page.source ?? '');
      const file = source === undefined ? undefined : textOf({ disk: host.disk, root: project.root }, source).value;
      if (source === undefined || file === undefined) throw new Error(`the source of ${page.route} has gone while it was being exported`);
      return inputOf(source, file, config.locales.default);
    });
    const texts: SearchablePage[] = [];
    await workers.guarded(inputs.length).run('texts', inputs, (result, number) => {
      if (result.kind === 'failed') throw new Error(`the page ${placed[number]?.page.route ?? ''} was stopped`);
      texts[number] = result.output;
    });
    const pages = placed.flatMap(({ page: { kind }, ...summary }, number) => {
      const page = texts[number];
      return page === undefined ? [] : [{ ...summary, kind, page }];
    });
    return { pages, files: site.searchFiles };
  } finally {
    await resources.close();
  }
}
