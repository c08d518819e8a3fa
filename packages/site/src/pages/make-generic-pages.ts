import type { Diagnostic, Outline, SiteConfig } from '@helpgen/model';
import { baseNameOf, folderOf, remember } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { finding } from '../finding.ts';
import { currentVersionOf, joinRoute, localeRootOf, type EditionPlan } from '../make-editions.ts';
import type { GroupedSources, LocalFile } from './group-sources.ts';
import { isIndexName, resolveSlug } from './place-document.ts';
import { makeBarePage, writtenIn, type SitePage } from './site-page.ts';

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
    const at = (kind: SitePage['kind'], slug: string) => makeBarePage(config, plan, kind, joinRoute(localeRootOf(plan.locale), slug));
    const written = sources.pages(plan).map((file) => {
      const own = writtenIn(file, plan, nameOf(file.path));
      return { ...at('page', slugIn(file)), ...own, isNoIndex: config.noIndex || own.isNoIndex };
    });
    const modules = sources.modules(plan).filter(isPage).map(({ path, content: { source } }) => {
      const title = isIndexName(nameOf(path), folderOf(path)) ? '' : nameOf(path);
      return { ...at('module', slugOf(path)), source, title };
    });
    const search = config.search === null ? [] : [{ ...at('search', 'search'), title: words['site.search'], isNoIndex: true }];
    return [...written, ...modules, ...search, { ...at('not-found', '404'), title: words['site.notFound'], isNoIndex: true }];
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
