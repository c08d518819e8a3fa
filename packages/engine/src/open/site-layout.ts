import type { Artifact, ContentGraph } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import type { PreparedSite } from '../prepare-site.ts';
import { listArtifacts, listCompanions, listMirrors } from '../steps/emit-site.ts';
import { listIndexes } from '../steps/index-search.ts';
import { pathsOf } from '../steps/render-pages.ts';
import { once } from './shelf.ts';

/** What stands where in a site: the same for as long as no outline says anything else. */
export type SiteLayout = ReturnType<typeof makeSiteLayout>;

/** The layout of the site of `graph`; what is made of all pages is made when it is first asked for. */
export function makeSiteLayout({ config }: BuildRun, graph: ContentGraph, { pages, facts, policies }: PreparedSite) {
  const step = { config, graph, facts, policies };
  const pathsIn = (page: ContentGraph['pages'][number]): readonly string[] => Object.values(pathsOf(pages, page)).filter((path) => path !== null);
  return {
    /** Number of the page that a file belongs to. */
    places: new Map(graph.pages.flatMap((page, number) => pathsIn(page).map((path) => [path, number] as const))),
    /** Sources of files that are copied as they are. */
    statics: new Map<string, string>(graph.staticFiles.map(({ source, output }) => [output, source])),
    /** Files that are the same as another one. */
    mirrors: new Map(listMirrors(step).map(({ path, of }) => [path, of])),
    /** Paths of the search indexes. */
    indexes: new Set<string>(listIndexes(config, graph, []).flatMap(({ path }) => (config.router === 'hash' ? [path, path.replace(/json$/, 'js')] : [path]))),
    /** What readers of most pages ask for besides them. */
    companions: once(() => tableOf(listCompanions(step))),
    /** Whatever else is made of the site as a whole. */
    artifacts: once(() => tableOf(listArtifacts(step))),
  };
}

function tableOf(artifacts: readonly Artifact[]): ReadonlyMap<string, Artifact['content']> {
  return new Map(artifacts.map(({ path, content }) => [path, content]));
}
