import { join } from 'node:path';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import type { LiveSite } from './live-site.ts';
import type { PageState } from './live-view.ts';

/** What a preview tells of the page whose document is at `path`; `undefined` when there is none. */
export function describePage({ inputs: { run }, analysed, shown }: LiveSite, path: string, diagnostics: readonly Diagnostic[]): PageState | undefined {
  const page = shown.pageAt(path);
  // What is shown at an address where nothing is stands for no page.
  if (page === undefined || page.kind === 'not-found') return undefined;
  const { source } = page;
  const article = source === undefined ? undefined : analysed.articles.get(source);
  const outline = article?.outline;
  const own = new Set<SourcePath>([...(source === undefined ? [] : [source]), ...(outline?.includes ?? []).map((include) => include.path)]);
  const modified = source === undefined ? undefined : run.host.disk.stat(join(run.project.root, source))?.modified;
  return {
    route: page.route,
    digest: shown.digestOf(page),
    source,
    words: outline?.wordCount ?? 0,
    changedAt: modified === undefined ? '' : new Date(Number(BigInt(modified) / 1_000_000n)).toISOString(),
    isEarlier: source !== undefined && article !== analysed.compiled.articles.get(source),
    findings: [...diagnostics.filter(({ at }) => at !== undefined && own.has(at.file)), ...shown.findingsOf(page)],
  };
}
