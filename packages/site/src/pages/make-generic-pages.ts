import type { Diagnostic, Outline, SiteConfig } from '@helpgen/model';
import { baseNameOf, folderOf, remember } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { finding } from '../finding.ts';
import { currentVersionOf, joinRoute, localeRootOf, type EditionPlan } from '../make-editions.ts';
import type { GroupedSources, LocalFile } from './group-sources.ts';
import { isIndexName, resolveSlug } from './place-document.ts';
import { placePage, unwritten, writtenIn, type SitePage } from './site-page.ts';

/** Generic pages, React modules, and the pages that the site has by itself: search and 404, once a locale. */
export function makeGenericPages(
  config: SiteConfig,
  plans: readonly EditionPlan[],
  sources: GroupedSources,
  diagnostics: Diagnostic[],
): { readonly pages: readonly SitePage[]; readonly drafts: readonly SitePage[] } {
  const current = currentVersionOf(config);
  // Each file is looked at once, however many locales show it.
  const slugIn = remember(({ content, path }: LocalFile<Outline>) => resolveSlug(content, folderOf(path), diagnostics) ?? slugOf(path));
  const isPage = remember(({ content: { source, hasDefaultExport } }: ReturnType<GroupedSources['modules']>[number]): boolean => {
    if (!hasDefaultExport) diagnostics.push(finding('HG3106', { file: source }, { at: { file: source } }));
    return hasDefaultExport;
  });
  const makePages = (plan: EditionPlan): readonly SitePage[] => {
    const words = wordsFor(siteWords, plan.locale);
    const place = <About extends typeof unwritten>(kind: SitePage['kind'], slug: string, about: About) =>
      placePage(config, plan, { kind, route: joinRoute(localeRootOf(plan.locale), slug) }, about);
    const written = sources.pages(plan).map((file) => place('page', slugIn(file), writtenIn(file, plan, nameOf(file.path))));
    const modules = sources.modules(plan).filter(isPage).map(({ path, content: { source } }) => {
      const title = isIndexName(nameOf(path), folderOf(path)) ? '' : nameOf(path);
      return place('module', slugOf(path), { ...unwritten, source, title });
    });
    const search = place('search', 'search', { ...unwritten, title: words['site.search'], isNoIndex: true });
    const missing = place('not-found', '404', { ...unwritten, title: words['site.notFound'], isNoIndex: true });
    return [...written, ...modules, ...(config.search === null ? [] : [search]), missing];
  };
  const made = plans.filter(({ version }) => version === current).flatMap(makePages);
  const isShown = ({ isDraft }: SitePage): boolean => sources.includesDrafts || !isDraft;
  return { pages: made.filter(isShown), drafts: made.filter((page) => !isShown(page)) };
}

function nameOf(path: string): string {
  const fileName = baseNameOf(path);
  return fileName.slice(0, fileName.lastIndexOf('.'));
}

function slugOf(path: string): string {
  const folder = folderOf(path);
  const name = nameOf(path);
  return isIndexName(name, folder) ? folder : `${folder}/${name}`;
}
