import type { Diagnostic, SidebarTree, SiteConfig } from '@helpgen/model';
import { findingsOf } from '../finding.ts';
import { createNearest } from '../links/create-nearest.ts';
import type { SiteIndex } from '../links/site-index.ts';
import { currentVersionOf } from '../make-editions.ts';
import type { EditionDocuments } from '../pages/make-documents.ts';
import type { FrameSite } from './resolve-frame-link.ts';
import { checkConfigFiles, resolveFrame } from './resolve-frame.ts';

/** What the check of the frame reads. */
interface CheckedFrame {
  readonly config: SiteConfig;
  readonly index: SiteIndex;
  readonly sidebars: { readonly [key: string]: SidebarTree };
  readonly editions: readonly EditionDocuments[];
}

/**
 * Adds the routes that the frame links to to `reached`, and what is wrong with navbar, footer and the files that the config names to `diagnostics`, once for
 * the whole site: the frame of the current version in the default locale stands for all. The config has no spans here, so each finding carries a `pointer`.
 */
export function checkFrame(checked: CheckedFrame, reached: Set<string>, diagnostics: Diagnostic[]): void {
  const defaults = checked.editions.filter(({ plan }) => plan.isDefaultLocale);
  const current = defaults.find(({ plan }) => plan.version === currentVersionOf(checked.config));
  if (current === undefined) return;
  // A document of an older version alone is no mistake: frames of that version show it.
  const holders = [current, ...defaults];
  const site: FrameSite = {
    ...checked,
    edition: current.plan.edition,
    documentAt(_edition, id) {
      const page = holders.map(({ byId }) => byId.get(id)).find((found) => found !== undefined);
      return page ?? (holders.some(({ drafts }) => drafts.has(id)) ? 'draft' : undefined);
    },
    nearestId: createNearest(() => current.byId.keys()),
    report: ({ args, ...problem }, pointer) => void diagnostics.push(...findingsOf({ ...problem, args: { ...args, pointer } })),
  };
  checkConfigFiles(site);
  const { navbar, footer } = resolveFrame(site);
  const items = navbar.items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : 'itemsBefore' in item ? [...item.itemsBefore, ...item.itemsAfter] : [],
  );
  for (const { route } of [...items, ...footer.columns.flatMap((column) => column.items)]) if (route !== undefined) reached.add(route);
}
