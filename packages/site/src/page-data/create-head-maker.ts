import type { ContentGraph, GraphPage, HeadTag, PageData, SiteConfig, SiteFacts } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';
import { absoluteHref } from '../absolute-href.ts';
import { answerAsset, staticHref } from '../links/answer-asset.ts';
import type { GraphIndex } from '../links/site-index.ts';
import { localizeConfig } from '../localize-config.ts';
import { madeFiles } from '../made-files.ts';
import { currentVersionOf, findLocale, localeOfEdition, versionOfEdition } from '../make-editions.ts';
import { counterpartsIn } from './counterparts.ts';
import { makeStructuredData } from './make-structured-data.ts';

/** A maker of the head of each page, in an order that is the same for all. */
export function createHeadMaker(
  index: GraphIndex,
  mirrors: ContentGraph['mirrors'],
  facts: SiteFacts,
): (page: GraphPage, data: PageData) => readonly HeadTag[] {
  const { config } = index;
  const counterpartOf = counterpartsIn(index);
  const { locales } = config;
  const current = currentVersionOf(config)?.name ?? '';
  const absolute = (href: string): string => absoluteHref(config, href);
  const icons = config.favicon === null ? [] : [link('icon', { href: staticHref(index, config.favicon) ?? config.favicon })];
  // What is told of the site as a whole stands where it begins: browsers and whoever asks what made it look there.
  const homes = new Set([...[...index.editions.values()].map(({ root }) => root), ...mirrors.map(({ of }) => of)]);
  const openSearch = { type: 'application/opensearchdescription+xml', title: config.title, href: outputToHref(madeFiles.openSearch, config) };
  const ofSite = [...(config.openSearch && config.search !== null ? [link('search', openSearch)] : []), ...named('generator', 'helpgen')];
  const isCrawled = config.search === null || config.search.provider !== null;
  const custom = customTags(config);
  const siteImage = config.head.image === null ? undefined : absolute(staticHref(index, config.head.image) ?? config.head.image);

  return (page, data) => {
    const { edition, outline, kind } = page;
    const localeCode = localeOfEdition(edition);
    const locale = findLocale(config, localeCode);
    const siteTitle = localizeConfig(config, localeCode).title;
    const keywords = outline?.frontMatter.keywords ?? [];
    const image = imageOf(page, localeCode) ?? siteImage;
    const url = absolute(data.href);
    const latest = kind === 'doc' || kind === 'category' ? counterpartOf(page, current, localeCode) : undefined;
    const translated = kind === 'not-found' ? [] : translationsOf(page);
    const tags: HeadTag[] = [
      ...named('description', data.description),
      ...named('keywords', keywords.join(',')),
      ...named('robots', page.isNoIndex ? 'noindex, nofollow' : ''),
      ...(isCrawled ? crawlerTags(localeCode, data) : []),
      ...(kind === 'not-found' ? [] : [link('canonical', { href: originalOf(latest ?? page) })]),
      ...translated.map(({ htmlLang, href }) => link('alternate', { hreflang: htmlLang, href })),
      ...translated.flatMap(({ code, href }) => (code === locales.default ? [link('alternate', { hreflang: 'x-default', href })] : [])),
      ...(data.markdownHref === null ? [] : [link('alternate', { type: 'text/markdown', href: data.markdownHref })]),
      ...icons,
      ...(homes.has(page.route) ? ofSite : []),
      ...property('og:title', data.documentTitle),
      ...property('og:description', data.description),
      ...(kind === 'not-found' ? [] : property('og:url', url)),
      ...property('og:type', kind === 'doc' ? 'article' : 'website'),
      ...property('og:site_name', siteTitle),
      ...property('og:locale', locale.htmlLang.replaceAll('-', '_')),
      ...translated.flatMap(({ code, htmlLang }) => (code === localeCode ? [] : property('og:locale:alternate', htmlLang.replaceAll('-', '_')))),
      ...property('og:image', image ?? ''),
      // Without a picture it is what readers of `og:title` show anyway.
      ...named('twitter:card', image === undefined ? '' : 'summary_large_image'),
      ...named('twitter:image', image ?? ''),
      ...makeStructuredData(page, data, { absolute, language: data.textLanguage?.htmlLang ?? locale.htmlLang, siteTitle }),
    ];
    return [...tags.filter((tag) => !custom.replaced.has(metaKey(tag.attributes))), ...custom.tags];
  };

  function hrefOf({ route }: GraphPage): string {
    return absolute(routeToHref(route, config));
  }

  /** The page in every locale that has a text of its own; empty where the site has one locale. */
  function translationsOf(page: GraphPage) {
    if (locales.list.length < 2) return [];
    return locales.list.flatMap(({ code, htmlLang }) => {
      const same = counterpartOf(page, versionOfEdition(page.edition), code);
      return same === undefined || same.textLocale !== undefined ? [] : [{ code, htmlLang, href: hrefOf(same) }];
    });
  }

  /** The absolute address of the text of `page`: where its locale has none, that of the default locale, of which it is one of many copies. */
  function originalOf(page: GraphPage): string {
    const original = page.textLocale !== undefined ? counterpartOf(page, versionOfEdition(page.edition), locales.default) : undefined;
    return hrefOf(original ?? page);
  }

  function imageOf(page: GraphPage, locale: string): string | undefined {
    const url = page.outline?.frontMatter.image;
    if (url === undefined || page.source === undefined) return undefined;
    const { asset } = answerAsset(index, { url, file: page.source, locale });
    const href = typeof asset === 'string' ? facts.assets.get(asset)?.href : asset?.href;
    return href === undefined ? undefined : absolute(href);
  }
}

/** By these the crawler of a search server tells languages and versions apart; an index of our own needs none. */
function crawlerTags(locale: string, { version }: PageData): readonly HeadTag[] {
  return [
    ...named('docsearch:language', locale),
    ...named('docsearch:version', version?.name ?? ''),
    ...named('docsearch:docusaurus_tag', version === null ? 'default' : `docs-default-${version.name}`),
  ];
}

function named(name: string, content: string): readonly HeadTag[] {
  return content === '' ? [] : [{ tag: 'meta', attributes: { name, content } }];
}

function property(name: string, content: string): readonly HeadTag[] {
  return content === '' ? [] : [{ tag: 'meta', attributes: { property: name, content } }];
}

function link(rel: string, attributes: { readonly [name: string]: string }): HeadTag {
  return { tag: 'link', attributes: { rel, ...attributes } };
}

/** What the config adds to every head, and the names that it sets itself instead of us. */
function customTags({ head }: SiteConfig): { readonly tags: readonly HeadTag[]; readonly replaced: ReadonlySet<string> } {
  const metadata = head.metadata.map((attributes): HeadTag => ({ tag: 'meta', attributes }));
  const names = metadata.map(({ attributes }) => metaKey(attributes)).filter((key) => key !== '');
  return { tags: [...metadata, ...head.tags], replaced: new Set(names) };
}

function metaKey(attributes: { readonly [name: string]: string }): string {
  return attributes['name'] ?? attributes['property'] ?? '';
}
