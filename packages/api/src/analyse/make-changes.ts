import { findUnknownVersions, labelOfVersion, versionsToCompare } from '@helpgen/model';
import type { AnalysedPage, AnalysedSite, PresetFinding } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import { outlineOf } from './api-data.ts';
import { compareApis, type ApiChanges, type ApiEntry } from './compare-apis.ts';

/** The directive that asks for a comparison of two versions. */
export const changesDirective = 'api-changes';

/** A maker of the comparisons that a page asks for, `null` where there is nothing to compare with. */
export function createChangesMaker(site: AnalysedSite): (page: AnalysedPage) => readonly (ApiChanges | null)[] | undefined {
  const byEdition = new Map<string, Map<string, ApiEntry>>();
  for (const { edition, outline, route } of site.pages) {
    const own = outlineOf(outline?.data);
    if (own?.subject === undefined) continue;
    const entries = byEdition.get(edition) ?? new Map<string, ApiEntry>();
    byEdition.set(edition, entries);
    // One site may have several APIs, which versions call alike.
    entries.set(`${own.folder.split('/').at(-1) ?? ''} ${own.subject.key}`, { subject: own.subject, href: site.hrefOf(route) });
  }
  return ({ outline, edition: key }) => {
    const edition = site.editions.find((each) => each.key === key);
    return outline?.directives?.[changesDirective]?.map((directive) => {
      const [from, to] = versionsToCompare(site, directive, edition?.version ?? '');
      const entriesOf = (version: string | undefined): ReadonlyMap<string, ApiEntry> | undefined =>
        byEdition.get(site.editions.find((each) => each.version === version && each.locale === edition?.locale)?.key ?? '');
      const [before, later] = [entriesOf(from), entriesOf(to)];
      if (before === undefined || later === undefined || from === undefined) return null;
      return { from: labelOfVersion(site, from), to: labelOfVersion(site, to), ...compareApis(before, later) };
    });
  };
}

/** The versions that pages want compared and the site does not have. */
export function checkChanges(site: AnalysedSite): readonly PresetFinding[] {
  return findUnknownVersions(site, changesDirective).map(({ args, at }) => finding('HG2809', args, { at }));
}
