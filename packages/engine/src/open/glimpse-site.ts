import type { BuildRun } from '../build-run.ts';
import type { SurveyTools } from '../survey-site.ts';
import { compileStepOf } from '../survey-site.ts';
import { compileArticles } from '../steps/compile-articles.ts';
import { pathsOf } from '../steps/render-pages.ts';
import type { LiveParts, LiveSite } from './live-site.ts';
import { makeLiveSite } from './live-site.ts';
import type { LiveMemory } from './survey-live.ts';
import { surveyLive } from './survey-live.ts';

/** A part of a site, and whether the page that was looked for is in it. */
export interface Glimpse {
  readonly live: LiveSite;
  readonly hasPage: boolean;
}

/**
 * The site as far as the sources of `tools`, a part of all, tell: the page at `route` is drawn from its own file, what
 * stands around it may lack. It shows no file of which the rest of the site might say otherwise.
 */
export async function glimpseSite(run: BuildRun, tools: SurveyTools, { route, memory, parts }: { readonly route: string; readonly memory: LiveMemory; readonly parts: LiveParts }): Promise<Glimpse> {
  let survey = await surveyLive(run, tools, memory, 'part');
  const page = survey.graph.pages.find((candidate) => candidate.route === route);
  const source = survey.missing.find(({ path }) => path === page?.source);
  if (source !== undefined) {
    const { articles } = await compileArticles({ ...compileStepOf(run, tools), urgency: 'urgent' }, [source]);
    if (memory.compiled !== undefined) memory.compiled = { ...memory.compiled, articles: new Map([...memory.compiled.articles, ...articles]) };
    survey = await surveyLive(run, tools, memory, 'part');
  }
  const live = await makeLiveSite(run, tools, survey, parts);
  const { shown, shelf, layout } = live;
  const own = new Set<string | null>(page?.source === undefined ? [] : Object.values(pathsOf(shown.pages, page)));
  const has = (path: string): boolean => own.has(path) || shelf.has(path) || layout.companions().has(path);
  return { live: { ...live, shown: { ...shown, has } }, hasPage: own.size > 0 };
}

/** The route of the page that may stand at `address`, decoded, without the base path. */
export function routeAt(address: string): string {
  return `/${address.replace(/(?:^|\/)index\.(?:html|page\.js|md)$|\.(?:html|page\.js|md)$|\/$/, '')}`;
}
