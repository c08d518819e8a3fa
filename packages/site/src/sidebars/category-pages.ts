import type { Card, CategoryLink, SiteConfig, SourcePath } from '@helpgen/model';
import { parseRoutePath, routeToHref } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import { joinRoute, type EditionPlan } from '../make-editions.ts';
import type { LinkHref, SitePage } from '../pages/site-page.ts';
import { slugify } from '../slugify.ts';
import { firstPage, type NavNode } from './nav-node.ts';

/** What a generated index page is made of. */
export interface CategoryPageRequest {
  readonly plan: EditionPlan;
  /** One page for each key in an edition, however many sidebars show the category. */
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly link: Extract<CategoryLink, { readonly type: 'generated-index' }>;
  readonly origin?: SourcePath;
  readonly items: () => readonly NavNode[];
}

/** The generated index pages of all editions, in the order in which sidebars asked for them. */
export interface CategoryPages {
  pages(): readonly SitePage[];
  /** The index page that is asked for, made at its first use. */
  page(request: CategoryPageRequest): SitePage;
}

/** A register of generated index pages. */
export function createCategoryPages(config: SiteConfig): CategoryPages {
  const byKey = new Map<string, SitePage>();
  return {
    pages: () => [...byKey.values()],
    page(request) {
      const key = `${request.plan.edition.key}|${request.key}`;
      const page = byKey.get(key) ?? makeCategoryPage(config, request);
      byKey.set(key, page);
      return page;
    },
  };
}

function makeCategoryPage(config: SiteConfig, { plan, label, description, link, origin, items }: CategoryPageRequest): SitePage {
  const slug = decodeSafely(link.slug ?? `/category/${slugify(label)}`).replace(/[\p{Cc}\p{Cs}\\?#]/gu, '');
  const route = joinRoute(plan.edition.root, parseRoutePath(slug) ?? '/');
  return {
    plan,
    route,
    href: routeToHref(route, config),
    kind: 'category',
    edition: plan.edition.key,
    title: link.title ?? label,
    description: link.description ?? description,
    isDraft: false,
    isUnlisted: false,
    isNoIndex: config.noIndex || plan.version.noIndex,
    ...(origin === undefined ? {} : { origin }),
    makeCards: (hrefOf) => items().flatMap((node) => makeCard(node, hrefOf)),
  };
}

function makeCard(node: NavNode, hrefOf: LinkHref): readonly Card[] {
  switch (node.kind) {
    case 'doc':
      return [{ kind: 'doc', label: node.label, href: node.page.href, description: node.page.description }];
    case 'link':
      return [{ kind: 'link', label: node.label, href: hrefOf(node), description: node.description }];
    case 'category': {
      const href = node.page?.href ?? firstPage(node.items)?.href;
      const description = node.description === '' ? (node.page?.description ?? '') : node.description;
      return href === undefined ? [] : [{ kind: 'category', label: node.label, href, description, count: node.items.length }];
    }
  }
}
