import type { OpenSite, PageState } from '@helpgen/engine';
import { parseRequestTarget, type SiteHolder } from '@helpgen/server';

/** The page of `site` that `holder` shows at a path of the host; `undefined` when there is none. */
export async function findPage(site: OpenSite, holder: SiteHolder, path: string): Promise<PageState | undefined> {
  const target = parseRequestTarget(path);
  if (target === undefined) return undefined;
  const known = (await holder.current(target.path)).addresses.find(target.path);
  const answer = known ?? (await holder.refreshed(target.path)).addresses.find(target.path);
  return answer?.kind === 'file' ? site.describe(answer.file) : undefined;
}
