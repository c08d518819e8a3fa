import type { Diagnostic, Outline, PageKind, RoutePath, SiteConfig } from '@helpgen/model';
import { baseNameOf, folderOf, remember, routeToHref } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { finding } from '../finding.ts';
import { currentVersionOf, joinRoute, localeRootOf, type EditionPlan } from '../make-editions.ts';
import { filesOf, type GroupedSources, type LocalFile } from './group-sources.ts';
import { writtenIn } from './make-documents.ts';
import { isIndexName, resolveSlug } from './place-document.ts';
import type { SitePage } from './site-page.ts';

/** Generic pages, React modules, and the pages that the site has by itself: search and 404, once a locale. */
export function makeGenericPages(
  config: SiteConfig,
  plans: readonly EditionPlan[],
  sources: GroupedSources,
): { readonly pages: readonly SitePage[]; readonly drafts: readonly SitePage[]; readonly diagnostics: readonly Diagnostic[] } {
  const current = currentVersionOf(config);
  const diagnostics: Diagnostic[] = [];
  // Each file is looked at once, however many locales show it.
  const slugIn = remember(({ content, path }: LocalFile<Outline>) => resolveSlug(content, folderOf(path), diagnostics) ?? slugOf(path));
  const isPage = remember(({ content, source }: LocalFile<{ readonly hasDefaultExport: boolean }>): boolean => {
    if (!content.hasDefaultExport) diagnostics.push(finding('HG3106', { file: source }, { at: { file: source } }));
    return content.hasDefaultExport;
  });
  const made = plans
    .filter(({ version }) => version === current)
    .flatMap((plan) => {
      const written = filesOf(sources.pages, '', plan, config).map((file) => makePage(config, plan, file, slugIn(file)));
      const modules = filesOf(sources.modules, '', plan, config).filter(isPage).map((file) => makeModule(config, plan, file));
      return [...written, ...modules, ...makeOwnPages(config, plan)];
    });
  const isShown = ({ isDraft }: SitePage): boolean => sources.includesDrafts || !isDraft;
  return { pages: made.filter(isShown), drafts: made.filter((page) => !isShown(page)), diagnostics };
}

function makePage(config: SiteConfig, plan: EditionPlan, file: LocalFile<Outline>, slug: string): SitePage {
  const written = writtenIn(file, plan, nameOf(file.path));
  const isNoIndex = config.noIndex || written.isNoIndex;
  return { ...place(config, plan, 'page', joinRoute(localeRootOf(plan.locale), slug)), ...written, isNoIndex };
}

function makeModule(config: SiteConfig, plan: EditionPlan, file: LocalFile<unknown>): SitePage {
  const route = joinRoute(localeRootOf(plan.locale), slugOf(file.path));
  const title = isIndexName(nameOf(file.path), folderOf(file.path)) ? '' : nameOf(file.path);
  return { ...place(config, plan, 'module', route), source: file.source, path: file.path, title };
}

function makeOwnPages(config: SiteConfig, plan: EditionPlan): readonly SitePage[] {
  const root = localeRootOf(plan.locale);
  const words = wordsFor(siteWords, plan.locale);
  const missing = { ...place(config, plan, 'not-found', joinRoute(root, '404')), title: words['site.notFound'], isNoIndex: true };
  if (config.search === null) return [missing];
  return [{ ...place(config, plan, 'search', joinRoute(root, 'search')), title: words['site.search'], isNoIndex: true }, missing];
}

function place(config: SiteConfig, plan: EditionPlan, kind: PageKind, route: RoutePath): Omit<SitePage, 'outline' | 'source' | 'path' | 'id'> {
  const href = routeToHref(route, config);
  const flags = { isDraft: false, isUnlisted: false, isNoIndex: config.noIndex };
  return { plan, route, href, kind, edition: plan.edition.key, title: '', description: '', ...flags };
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
