import { attributeText, findUnknownVersions, labelOfVersion, versionsToCompare } from '@helpgen/model';
import type { AnalysedPage, AnalysedSite, Diagnostic } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import type { ReferenceData } from '../reference-data.ts';
import type { MemberChange, TypeChanges } from '../type-changes.ts';
import type { ContentsEntry, NamedLink } from '../type-reference.ts';
import { earlierNames, historyOfVersion, type HistoryLinks } from './history-of-version.ts';
import { compareTypes, type TypeDifference } from './compare-types.ts';
import { routeOf, type TypeEntry, type TypeIndex } from './type-index.ts';

/** The directive that asks for a comparison. */
export const changesDirective = 'type-changes';
/** The directive that asks for all earlier names. */
export const earlierDirective = 'earlier-names';

const order: readonly MemberChange[] = ['added', 'renamed', 'changed', 'deprecated', 'removed'];

type Indexes = ReadonlyMap<string, TypeIndex>;

/**
 * A maker of the earlier names and comparisons that pages ask for, `null` where nothing can be compared; each pair of versions is
 * compared once, when asked for.
 */
export function createChangesMaker(
  site: AnalysedSite,
  indexes: Indexes,
): (page: AnalysedPage) => Pick<ReferenceData, 'changes' | 'earlierNames'> {
  const known = new Map<string, TypeChanges | null>();
  const keyOf = (version: string | undefined, locale: string): string | undefined =>
    site.editions.find((edition) => edition.version === version && edition.locale === locale)?.key;
  return ({ outline, edition: key }) => {
    const edition = site.editions.find((each) => each.key === key);
    const index = indexes.get(key);
    const asksForNames = outline?.directives?.[earlierDirective] !== undefined && index !== undefined;
    const earlier = asksForNames ? earlierNames(index, linksFor(edition?.locale)) : undefined;
    const changes = outline?.directives?.[changesDirective]?.map((directive) => {
      const asked = attributeText(directive.attributes, 'in');
      if (asked !== undefined && index !== undefined) return historyOfVersion(index, asked, linksFor(edition?.locale));
      const [from, to] = versionsToCompare(site, directive, edition?.version ?? '');
      const locale = edition?.locale ?? site.defaultLocale;
      const pair = JSON.stringify([from, to, locale]);
      const before = indexes.get(keyOf(from, locale) ?? '');
      const later = indexes.get(keyOf(to, locale) ?? '');
      if (before === undefined || later === undefined) return null;
      const compared = known.get(pair) ?? describe(compareTypes(before.byRoute.values(), later.byRoute.values()), { from, to, locale });
      known.set(pair, compared);
      return compared;
    });
    return { ...(changes === undefined ? {} : { changes }), ...(earlier === undefined ? {} : { earlierNames: earlier }) };
  };

  function linksFor(locale: string | undefined): HistoryLinks {
    const { compare } = new Intl.Collator(locale ?? site.defaultLocale);
    return { linkTo, memberLink, listed, byName: (a, b) => compare(a.text, b.text) };
  }

  function describe(difference: TypeDifference, { from = '', to = '', locale }: Compared): TypeChanges {
    const { added, renamed, deprecated, removed, changed } = difference;
    const { compare } = new Intl.Collator(locale);
    const byName = (a: NamedLink, b: NamedLink): number => compare(a.text, b.text);
    return {
      from: labelOfVersion(site, from),
      to: labelOfVersion(site, to),
      added: added.map(listed).sort(byName),
      deprecated: deprecated.map(listed).sort(byName),
      renamed: renamed.map(({ type, earlier }) => ({ ...linkTo(type), earlier: linkTo(earlier) })).sort(byName),
      removed: removed.map(linkTo).sort(byName),
      changed: changed
        .map(({ type, earlier, members }) => ({
          ...linkTo(type),
          members: members
            .map(({ change, text, anchor, earlier: old, before, now }) => ({
              change,
              ...memberLink(change === 'removed' ? earlier : type, text, anchor),
              ...(old === undefined ? {} : { earlier: memberLink(earlier, old.text, old.anchor) }),
              before,
              now,
            }))
            .sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change) || byName(a, b)),
        }))
        .sort(byName),
    };
  }

  function linkTo({ fullNames, page }: TypeEntry): NamedLink {
    return { text: fullNames.ru, href: site.hrefOf(page.route) };
  }

  function memberLink(entry: TypeEntry, text: string, anchor: string | undefined): NamedLink {
    const href = site.hrefOf(routeOf(entry, anchor));
    return { text, href: anchor === undefined ? href : `${href}#${anchor}` };
  }

  function listed(entry: TypeEntry): ContentsEntry {
    const { type: { name, isDeprecated }, summaryHtml } = entry;
    return { ...linkTo(entry), english: name.en, summaryHtml, isDeprecated };
  }
}

interface Compared {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly locale: string;
}

/** The versions that pages want compared and the site does not have. */
export function checkChanges(site: AnalysedSite): readonly Diagnostic[] {
  return findUnknownVersions(site, changesDirective).map(({ args, at }) => finding('HG3621', args, { at }));
}
