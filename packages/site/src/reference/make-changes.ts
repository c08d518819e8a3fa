import type { ContentsEntry, Diagnostic, GraphPage, MemberChange, NamedLink, PageData, SiteConfig, TypeChanges, TypeChangesRef } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import { finding } from '../finding.ts';
import { editionKey } from '../make-editions.ts';
import { compareTypes } from './compare-types.ts';
import { createTypeIndexes, type TypeEntry, type TypeIndex } from './type-index.ts';

const order: readonly MemberChange[] = ['added', 'renamed', 'changed', 'deprecated', 'removed'];

type Indexes = ReadonlyMap<string, TypeIndex<GraphPage>>;

/** A maker of the comparisons that pages ask for; each pair of versions is compared once, and none before it is asked for. */
export function createChangesMaker(config: SiteConfig, pages: readonly GraphPage[]): (page: GraphPage) => PageData['typeChanges'] {
  let indexes: Indexes | undefined;
  const known = new Map<string, TypeChanges | null>();
  return ({ outline, edition }) =>
    outline?.typeChanges?.map((ref) => {
      const [from, to] = versionsOf(config, ref, edition);
      const locale = edition.slice(edition.lastIndexOf('/') + 1);
      const key = JSON.stringify([from, to, locale]);
      if (!known.has(key)) known.set(key, from === undefined || to === undefined ? null : compare((indexes ??= createTypeIndexes(pages)), from, to, locale));
      return known.get(key) ?? null;
    });

  function compare(all: Indexes, from: string, to: string, locale: string): TypeChanges | null {
    const [earlier, later] = [from, to].map((version) => all.get(editionKey(version, locale)));
    if (earlier === undefined || later === undefined) return null;
    const { added, renamed, deprecated, removed, changed } = compareTypes(earlier.byPage.values(), later.byPage.values());
    const { compare: compareNames } = new Intl.Collator(locale);
    const byName = (a: NamedLink, b: NamedLink): number => compareNames(a.text, b.text);
    return {
      from: labelOf(from),
      to: labelOf(to),
      added: added.map(listed).sort(byName),
      deprecated: deprecated.map(listed).sort(byName),
      renamed: renamed.map(({ type, earlier: before }) => ({ ...linkTo(type), earlier: linkTo(before) })).sort(byName),
      removed: removed.map(linkTo).sort(byName),
      changed: changed
        .map(({ type, earlier: before, members }) => ({
          ...linkTo(type),
          members: members
            .map(({ change, text, anchor, earlier: old, before: gone, now }) => ({
              change,
              ...memberLink(change === 'removed' ? before : type, text, anchor),
              ...(old === undefined ? {} : { earlier: memberLink(before, old.text, old.anchor) }),
              before: gone,
              now,
            }))
            .sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change) || byName(a, b)),
        }))
        .sort(byName),
    };
  }

  function labelOf(name: string): string {
    return config.versions.find((version) => version.name === name)?.label ?? name;
  }

  function linkTo({ fullNames, page }: TypeEntry<GraphPage>): NamedLink {
    return { text: fullNames.ru, href: routeToHref(page.route, config) };
  }

  function memberLink(entry: TypeEntry<GraphPage>, text: string, anchor: string | undefined): NamedLink {
    const { href } = linkTo(entry);
    return { text, href: anchor === undefined ? href : `${href}#${anchor}` };
  }

  function listed(entry: TypeEntry<GraphPage>): ContentsEntry {
    const { name, summaryHtml, isDeprecated } = entry.type;
    return { ...linkTo(entry), english: name.en, summaryHtml, isDeprecated };
  }
}

/** The version before `to`, and `to`: as they are written, else that of the page and the one listed behind it. */
function versionsOf({ versions }: SiteConfig, ref: TypeChangesRef, edition: string): readonly [string | undefined, string | undefined] {
  const to = ref.to ?? edition.slice(0, edition.lastIndexOf('/'));
  const at = versions.findIndex(({ name }) => name === to);
  return [ref.from ?? (at < 0 ? undefined : versions[at + 1]?.name), to];
}

/** The versions that `pages` want compared and the site does not have. */
export function checkChanges({ versions }: SiteConfig, pages: readonly Pick<GraphPage, 'outline'>[]): readonly Diagnostic[] {
  const names = versions.map(({ name }) => name);
  const list = names.map((name) => `\`${name}\``).join(', ');
  const found = new Map<string, Diagnostic>();
  for (const { from, to, at } of pages.flatMap(({ outline }) => outline?.typeChanges ?? [])) {
    for (const version of [from, to]) {
      if (version === undefined || names.includes(version)) continue;
      // One file may be a page of several editions.
      found.set(JSON.stringify([at, version]), finding('HG3621', { version, versions: list }, { at }));
    }
  }
  return [...found.values()];
}
