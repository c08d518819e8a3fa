import type { Diagnostic, SiteFacts } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { digestOfAll } from '../cache/digest-of.ts';
import { prepareSite } from '../prepare-site.ts';
import type { PreparedSite } from '../prepare-site.ts';
import type { ThemeBundle } from '../steps/bundle-theme.ts';
import type { SearchFiles } from '../steps/read-search-files.ts';
import { makeSiteKey } from '../site-key.ts';
import type { SurveyTools } from '../survey-site.ts';
import { loadRenderer } from '../workers/load-renderer.ts';
import { lastUpdatesOf } from '../write-site.ts';
import type { LiveIndex } from './live-index.ts';
import type { PageCache } from './page-cache.ts';
import type { KnownAssets } from './prepare-live-assets.ts';
import { prepareLiveAssets } from './prepare-live-assets.ts';
import { createShownSite } from './shown-site.ts';
import type { SiteLayout } from './site-layout.ts';
import { makeSiteLayout } from './site-layout.ts';
import type { Content, ShownSite } from './shown-site.ts';
import type { LiveSurvey } from './survey-live.ts';

/** A surveyed site with all that its pages are drawn from. */
export interface LiveSite {
  readonly run: BuildRun;
  readonly tools: SurveyTools;
  readonly survey: LiveSurvey;
  readonly prepared: PreparedSite;
  readonly layout: SiteLayout;
  readonly bundle: ThemeBundle;
  readonly searchFiles: SearchFiles;
  readonly shelf: ReadonlyMap<string, Content>;
  readonly shown: ShownSite;
  /** Of reading, before the survey. */
  readonly found: readonly Diagnostic[];
  /** Of preparing alone. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What lives longer than one state of a site. */
export interface LiveParts {
  readonly bundle: ThemeBundle;
  readonly searchFiles: SearchFiles;
  readonly found: readonly Diagnostic[];
  readonly cache: PageCache;
  readonly index: LiveIndex;
  readonly assets: KnownAssets;
}

/** Prepares the site of `survey` to be shown. */
export async function makeLiveSite(run: BuildRun, tools: SurveyTools, survey: LiveSurvey, parts: LiveParts): Promise<LiveSite> {
  const { bundle } = parts;
  const site = { graph: survey.graph, compiled: { ...survey.compiled, articles: survey.articles } };
  const { assets, files } = prepareLiveAssets(run, survey.graph.assets, tools.stats, parts.assets);
  // The history of a site that is known at a glance is not worth waiting for.
  const updates = !survey.isWhole ? noUpdates : await lastUpdatesOf(run, { git: tools.git, compiled: site.compiled });
  const shelf = new Map<string, Content>(files);
  const onShelf = { write: (path: string, _step: string, content: string | Uint8Array) => void shelf.set(path, typeof content === 'string' ? Buffer.from(content) : content) };
  const drawn = { ...run, disk: run.host.disk, root: run.project.root, graph: survey.graph, articles: survey.articles, bundle, renderer: loadRenderer(bundle.rendererPath), assets, lastUpdates: updates.value };
  const prepared = await prepareSite(drawn, onShelf);
  const { searchFiles } = parts;
  const layout = makeSiteLayout(run, survey.graph, prepared, searchFiles.synonyms);
  const shown = createShownSite({ ...parts, synonyms: searchFiles.synonyms, run, site, prepared, layout, shelf });
  return { run, tools, survey, prepared, layout, bundle, searchFiles, found: parts.found, shelf, shown, diagnostics: [...updates.diagnostics, ...prepared.contexts.diagnostics] };
}

/** What the key of all inputs is made of. */
export interface LiveInputs extends Pick<LiveSite, 'run' | 'tools' | 'searchFiles' | 'found'> {
  readonly bundle: { readonly digest: string };
  readonly survey: Pick<LiveSurvey, 'articles'>;
}

/** Digest of all inputs of a site, with the text of its config, in which findings have their places, and what was found while reading. */
export function makeInputsKey({ run, tools, searchFiles, found, bundle, survey }: LiveInputs): string {
  const includes = [...new Set([...survey.articles.values()].flatMap(({ outline }) => outline.includes.map(({ path }) => path)))];
  return digestOfAll([run.configFile.digest, JSON.stringify(found), makeSiteKey({ run, ...tools, searchFiles, bundle: bundle.digest, includes })]);
}

const noUpdates: { readonly value: SiteFacts['lastUpdates']; readonly diagnostics: readonly Diagnostic[] } = { value: new Map(), diagnostics: [] };
