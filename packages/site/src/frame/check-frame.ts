import type { Checked, Diagnostic, SidebarTree, SiteConfig } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { SiteIndex } from '../links/site-index.ts';
import { currentVersionOf } from '../make-editions.ts';
import type { EditionDocuments } from '../pages/make-documents.ts';
import type { FrameSite } from './frame-site.ts';
import { checkConfigFiles, resolveFrame, type ResolvedFrame } from './resolve-frame.ts';

/** What the check of the frame reads. */
export interface CheckedFrame {
  readonly config: SiteConfig;
  readonly index: SiteIndex;
  readonly sidebars: { readonly [key: string]: SidebarTree };
  readonly editions: readonly EditionDocuments[];
}

/**
 * The routes that the frame links to, and findings about navbar, footer and the files that the config names, once for the whole site: the frame of the current
 * version in the default locale stands for all. The config has no spans here, so each finding carries a `pointer`.
 */
export function checkFrame(checked: CheckedFrame): Checked<ReadonlySet<string>> {
  const { config, editions } = checked;
  const diagnostics: Diagnostic[] = [];
  const current = editions.find(({ plan }) => plan.isDefaultLocale && plan.version === currentVersionOf(config));
  if (current === undefined) return { value: new Set(), diagnostics };
  const byEdition = new Map(editions.map((edition) => [edition.plan.edition.key, edition]));
  const defaults = editions.filter(({ plan }) => plan.isDefaultLocale);
  const site: FrameSite = {
    ...checked,
    edition: current.plan.edition,
    document(key, id) {
      // A document of an older version alone is no mistake: frames of that version show it.
      const own = byEdition.get(key);
      const holders = own === undefined ? defaults : [own, ...defaults];
      const page = holders.map(({ byId }) => byId.get(id)).find((found) => found !== undefined);
      return page ?? (holders.some(({ drafts }) => drafts.has(id)) ? 'draft' : undefined);
    },
    documentIds: () => current.byId.keys(),
    report({ code, args, policy }, pointer) {
      const severity = severityOf(policy ?? 'throw');
      if (severity !== undefined) diagnostics.push(finding(code, { ...args, pointer }, { severity }));
    },
  };
  checkConfigFiles(site);
  return { value: routesOf(resolveFrame(site)), diagnostics };
}

function routesOf({ navbar, footer }: ResolvedFrame): ReadonlySet<string> {
  const items = navbar.items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : 'itemsBefore' in item ? [...item.itemsBefore, ...item.itemsAfter] : [],
  );
  const links = [...items, ...footer.columns.flatMap((column) => column.items)];
  return new Set(links.flatMap(({ route }) => (route === undefined ? [] : [route])));
}
