import type { FileSystem } from '@helpgen/disk';
import type { Diagnostic, PlacedFinding, SourcePath } from '@helpgen/model';
import { searchIndexPath } from '@helpgen/model';
import type { Searcher } from '@helpgen/search/query';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import type { Project } from '../project.ts';
import { askGoldenQuestions } from '../steps/golden-questions.ts';
import { openSearchIndex } from '../steps/open-searcher.ts';
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

/**
 * What only the whole site can tell: golden questions that the index which its pages are served does not answer, and emitters of presets
 * that fail.
 */
async function askWhole({ inputs: { run, searchFiles }, analysed: { graph }, shown }: LiveSite): Promise<readonly Diagnostic[]> {
  const { config } = run;
  const open = (): Promise<Searcher> => openSearchIndex(config, searchIndexPath(''), shown.read);
  const unanswered = askGoldenQuestions({ config, graph, files: searchFiles, open }).catch(() => []);
  return [...(await unanswered), ...(await shown.emitterFindings())];
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
