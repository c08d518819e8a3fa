import type { GraphPage, HeadTag, Json, PageData } from '@helpgen/model';

/** What structured data says beyond the page itself. */
export interface StructuredContext {
  readonly absolute: (href: string) => string;
  readonly language: string;
  readonly siteTitle: string;
}

const glossaryFolder = 'topics/terms/';

/** JSON-LD of a page by the vocabulary of schema.org: the way to it, and what it is. */
export function makeStructuredData(page: GraphPage, data: PageData, context: StructuredContext): readonly HeadTag[] {
  const what = page.kind !== 'doc' ? undefined : isTerm(page) ? makeTerm(data, context) : makeArticle(data);
  return [makeCrumbList(data, context), what].flatMap((thing): readonly HeadTag[] => {
    if (thing === undefined) return [];
    return [{ tag: 'script', attributes: { type: 'application/ld+json' }, json: { '@context': 'https://schema.org', ...thing } }];
  });
}

type Thing = { readonly [name: string]: Json };

/** Only entries with an address count, numbered from 1; the page itself is the last. */
function makeCrumbList(data: PageData, { absolute }: StructuredContext): Thing | undefined {
  const entries = data.crumbs.flatMap(({ label, href }, index) => {
    const address = href ?? (index === data.crumbs.length - 1 ? data.href : undefined);
    return address === undefined ? [] : [{ name: label, item: absolute(address) }];
  });
  if (entries.length === 0) return undefined;
  const itemListElement = entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** Whether a page is an entry of a glossary. */
export function isTerm({ id, outline }: GraphPage): boolean {
  return id?.startsWith(glossaryFolder) === true || (outline?.frontMatter.term_forms ?? []).length > 0;
}

function makeTerm(data: PageData, { absolute, language, siteTitle }: StructuredContext): Thing {
  return {
    '@type': 'DefinedTerm',
    name: data.title,
    ...(data.description === '' ? {} : { description: data.description }),
    inLanguage: language,
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: siteTitle },
    url: absolute(data.href),
  };
}

/** What the rest of the head does not say: address, description and language stand there. Without a date that is nothing. */
function makeArticle({ title, lastUpdate }: PageData): Thing | undefined {
  if (lastUpdate?.date === undefined) return undefined;
  return { '@type': 'TechArticle', headline: title, dateModified: lastUpdate.date };
}
