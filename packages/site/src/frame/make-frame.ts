import type { ContentGraph, Edition, FeedbackOptions, FrameData, LocaleConfig, SearchOptions, SiteConfig, Words } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import { siteWords } from '@helpgen/model/locales/site';
import { wordsFor } from '@helpgen/model/locales/words-for';
import { localizeConfig } from '../localize-config.ts';
import { documentKey, graphIndexOf } from '../links/site-index.ts';
import { editionOf, findLocale, joinRoute, localeRootOf } from '../make-editions.ts';
import { resolveFrame } from './resolve-frame.ts';

/** What every page of `edition` shows around its article, in `words`. */
export function makeFrame(siteConfig: SiteConfig, graph: ContentGraph, edition: Edition, words: Words): FrameData {
  const config = localizeConfig(siteConfig, edition.locale);
  const index = graphIndexOf(siteConfig, graph);
  const documentAt = (key: string, id: string) => index.documents.get(documentKey(key, id));
  // Findings about it came with the graph.
  const resolved = resolveFrame({ config, edition, index, sidebars: graph.sidebars, documentAt, report: () => undefined });
  const locale = findLocale(config, edition.locale);
  const root = localeRootOf(locale);
  const home = index.byRoute.get(root)?.route ?? index.mainPages.get(edition.root)?.route ?? root;
  return {
    edition: edition.key,
    title: config.title,
    tagline: config.tagline,
    basePath: config.basePath,
    trailingSlash: config.trailingSlash,
    router: config.router,
    locale: { code: locale.code, htmlLang: locale.htmlLang, direction: locale.direction, calendar: locale.calendar },
    words,
    homeHref: routeToHref(home, config),
    searchHref: config.search === null ? null : routeToHref(joinRoute(root, 'search'), config),
    versions: config.versions.map((version) => ({ name: version.name, label: version.label, path: editionOf(config, version, edition.locale).root.slice(1) })),
    ...resolved,
    options: optionsOf(config, locale),
  };
}

/** What of the search options a reader's browser needs. */
function forReaders({ ignore: _ignore, includePages: _includePages, questions: _questions, ...options }: SearchOptions): FrameData['options']['search'] {
  return options;
}

function optionsOf(config: SiteConfig, locale: LocaleConfig): FrameData['options'] {
  const { colorMode, sidebar, tableOfContents, zoom, codeBlocks, progressBar, search, analytics, feedback } = config;
  const { loaderDelayMs, storageNamespace, versionPersistence } = config;
  return {
    colorMode,
    sidebar,
    tableOfContents,
    zoom,
    codeBlocks,
    progressBar,
    search: search === null ? null : forReaders(search),
    analytics,
    feedback: feedback === null ? null : completeFeedback(feedback, locale),
    loaderDelayMs,
    storageNamespace,
    versionPersistence,
    ...(config.offline ? { offline: true } : {}),
  };
}

/** What readers are asked, in the language of the page where the config does not say it. */
function completeFeedback(options: FeedbackOptions, locale: LocaleConfig): Required<FeedbackOptions> {
  const words = wordsFor(siteWords, locale);
  const beginning = 'feedback.reason.';
  const reasons = Object.entries(words).flatMap(([key, label]) => (key.startsWith(beginning) ? [{ id: key.slice(beginning.length), label }] : []));
  return { ...options, negativeOptions: options.negativeOptions ?? reasons, positiveHint: options.positiveHint ?? words['feedback.positiveHint'] };
}
