import type { FileSystem } from '@helpgen/disk';
import type { Diagnostic, PlacedFinding, SourcePath } from '@helpgen/model';
import { searchIndexPath } from '@helpgen/model';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import type { Project } from '../project.ts';
import { askGoldenQuestions } from '../steps/ask-golden-questions.ts';
import { openSearchIndex } from '../steps/ask-search-index.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteView } from './site-state.ts';

/**
 * Tells all that a check says of a site as a view shows it; what takes the whole site, as soon as that is known. Each of its states
 * is asked the golden questions once.
 */
export function createChecker(project: Project, disk: FileSystem): (live: LiveSite | undefined, view: SiteView) => Promise<readonly PlacedFinding[]> {
  let asked: { readonly site: LiveSite['shown']; readonly found: Promise<readonly Diagnostic[]> } | undefined;
  return async (live, { isWhole, diagnostics }) => {
    if (live === undefined || !isWhole) return placeFindings(live, diagnostics);
    if (asked?.site !== live.shown) asked = { site: live.shown, found: askWhole(live) };
    return placeFindings(live, completeDiagnostics(disk, project.root, [...diagnostics, ...(await asked.found)]));
  };
}

/** What only the whole site can tell: golden questions without an answer, and emitters of presets that fail. */
async function askWhole(live: LiveSite): Promise<readonly Diagnostic[]> {
  const found = await Promise.all([askLive(live).catch(() => []), live.shown.emitterFindings()]);
  return found.flat();
}

/** The golden questions that the search of `live` does not answer, asked of the index that its pages are served. */
async function askLive({ inputs: { run, searchFiles }, analysed: { graph }, shown }: LiveSite): Promise<readonly Diagnostic[]> {
  const { config } = run;
  return askGoldenQuestions({ config, graph, files: searchFiles, open: () => openSearchIndex(config, searchIndexPath(''), shown.read) });
}

/** `diagnostics`, each with the address of the page in whose source it stands. */
function placeFindings(live: LiveSite | undefined, diagnostics: readonly Diagnostic[]): readonly PlacedFinding[] {
  const pages = new Map((live?.analysed.graph.pages ?? []).map((page) => [page.source, page]));
  const hrefOf = (source: SourcePath | undefined): string => {
    const page = source === undefined ? undefined : pages.get(source);
    return page === undefined ? '' : (live?.prepared.pages.maker.pageData(page).href ?? '');
  };
  return diagnostics.map((found) => ({ found, href: hrefOf(found.at?.file) }));
}
