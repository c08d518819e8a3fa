import type { AnalysedPage, AnalysedSite, NotedDirective, PresetFinding } from '@helpgen/model';
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
      const [from, to] = versionsOf(site, directive, edition?.version ?? '');
      const entriesOf = (version: string | undefined): ReadonlyMap<string, ApiEntry> | undefined =>
        byEdition.get(site.editions.find((each) => each.version === version && each.locale === edition?.locale)?.key ?? '');
      const [before, later] = [entriesOf(from), entriesOf(to)];
      if (before === undefined || later === undefined || from === undefined || to === undefined) return null;
      return { from: labelOf(site, from), to: labelOf(site, to), ...compareApis(before, later) };
    });
  };
}

/** The version before `to`, and `to`: as they are written, else that of the page and the one listed behind it. */
function versionsOf({ versions }: AnalysedSite, { attributes }: NotedDirective, own: string): readonly [string | undefined, string | undefined] {
  const to = textIn(attributes, 'to') ?? own;
  const at = versions.findIndex(({ name }) => name === to);
  return [textIn(attributes, 'from') ?? (at < 0 ? undefined : versions[at + 1]?.name), to];
}

function textIn(attributes: NotedDirective['attributes'], name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}

function labelOf({ versions }: AnalysedSite, name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}

/** The versions that pages want compared and the site does not have. */
export function checkChanges({ versions, pages }: AnalysedSite): readonly PresetFinding[] {
  const names = versions.map(({ name }) => name);
  const list = names.map((name) => `\`${name}\``).join(', ');
  const found = new Map<string, PresetFinding>();
  for (const { attributes, at } of pages.flatMap(({ outline }) => outline?.directives?.[changesDirective] ?? [])) {
    for (const version of [textIn(attributes, 'from'), textIn(attributes, 'to')]) {
      if (version === undefined || names.includes(version)) continue;
      // One file may be a page of several editions.
      found.set(JSON.stringify([at, version]), finding('HG2809', { version, versions: list === '' ? 'none' : list }, { at }));
    }
  }
  return [...found.values()];
}
