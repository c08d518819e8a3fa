import type { Artifact, ContentGraph } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import type { PreparedSite } from '../prepare-site.ts';
import { listArtifacts, listCompanions, listMirrors } from '../steps/emit-site.ts';
import { listIndexes } from '../steps/index-search.ts';
import { pathsOf } from '../steps/render-pages.ts';

/** What stands where in a site: the same for as long as no outline says anything else. */
export interface SiteLayout {
  /** Number of the page that a file belongs to. */
  readonly places: ReadonlyMap<string, number>;
  /** Sources of files that are copied as they are. */
  readonly statics: ReadonlyMap<string, string>;
  /** Files that are the same as another one. */
  readonly mirrors: ReadonlyMap<string, string>;
  /** Paths of the search indexes. */
  readonly indexes: ReadonlySet<string>;
  /** What readers of most pages ask for besides them. */
  companions(): ReadonlyMap<string, Artifact['content']>;
  /** Whatever else is made of the site as a whole. */
  artifacts(): ReadonlyMap<string, Artifact['content']>;
}

/** The layout of the site of `graph`; what is made of all pages is made when it is first asked for. */
export function makeSiteLayout(run: BuildRun, graph: ContentGraph, prepared: PreparedSite): SiteLayout {
  const { config } = run;
  const { pages, facts, policies } = prepared;
  const places = new Map<string, number>();
  for (const [number, page] of graph.pages.entries()) for (const path of Object.values(pathsOf(pages, page))) if (path !== null) places.set(path, number);
  const step = { config, graph, facts, policies };
  let companions: ReturnType<SiteLayout['companions']> | undefined;
  let artifacts: ReturnType<SiteLayout['artifacts']> | undefined;
  return {
    places,
    statics: new Map<string, string>(graph.staticFiles.map(({ source, output }) => [output, source])),
    mirrors: new Map(listMirrors({ config, graph }).map(({ path, of }) => [path, of])),
    indexes: new Set(listIndexes(config, graph, []).flatMap(({ path }) => (config.router === 'hash' ? [path, path.replace(/json$/, 'js')] : [path]))),
    companions: () => (companions ??= tableOf(listCompanions(step))),
    artifacts: () => (artifacts ??= tableOf(listArtifacts(step))),
  };
}

function tableOf(artifacts: readonly Artifact[]): ReadonlyMap<string, Artifact['content']> {
  return new Map(artifacts.map(({ path, content }) => [path, content]));
}
