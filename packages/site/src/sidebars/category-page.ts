import type { Card, CategoryLink, SourcePath } from '@helpgen/model';
import { parseRoutePath } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import { joinRoute } from '../make-editions.ts';
import { placePage, unwritten, type LinkHref, type SitePage } from '../pages/site-page.ts';
import { slugify } from '../slugify.ts';
import { firstPage, type NavNode, type SidebarContext } from './nav-node.ts';

/** What a generated index page is made of. */
interface CategoryPageRequest {
  /** One page for each key in an edition, however many sidebars show the category. */
  readonly key: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly link: Extract<CategoryLink, { readonly type: 'generated-index' }>;
  readonly origin?: SourcePath | undefined;
  readonly items: () => readonly NavNode[];
}

/** The generated index page that is asked for, made at its first use. */
export function categoryPage({ config, documents: { plan }, categoryPages }: SidebarContext, request: CategoryPageRequest): SitePage {
  const { key, label, link, description = '', origin, items } = request;
  const known = categoryPages.get(`${plan.edition.key}|${key}`);
  if (known !== undefined) return known;
  const slug = decodeSafely(link.slug ?? `/category/${slugify(label)}`).replace(/[\p{Cc}\p{Cs}\\?#]/gu, '');
  const route = joinRoute(plan.edition.root, parseRoutePath(slug) ?? '/');
  const page: SitePage = placePage(config, plan, { kind: 'category', route, hidesAll: config.noIndex || plan.version.noIndex }, {
    ...unwritten,
    title: link.title ?? label,
    description: link.description ?? description,
    ...(origin === undefined ? {} : { origin }),
    makeCards: (hrefOf: LinkHref) => items().flatMap((node) => makeCard(node, hrefOf)),
  });
  categoryPages.set(`${plan.edition.key}|${key}`, page);
  return page;
}

function makeCard(node: NavNode, hrefOf: LinkHref): readonly Card[] {
  const { kind, label } = node;
  switch (kind) {
    case 'doc':
      return [{ kind, label, href: node.page.href, description: node.page.description }];
    case 'link':
      return [{ kind, label, href: hrefOf(node), description: node.description }];
    case 'category': {
      const href = node.page?.href ?? firstPage(node.items)?.href;
      const description = node.description === '' ? (node.page?.description ?? '') : node.description;
      return href === undefined ? [] : [{ kind, label, href, description, count: node.items.length }];
    }
  }
}
