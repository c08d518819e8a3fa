import type { Diagnostic, GraphPage, NotedType, SiteConfig } from '@helpgen/model';
import { routeToHref, severityOf, suggest } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { checkMember, findCircles, findRepeats, findTwice } from './check-members.ts';
import { resolveMention } from './resolve-mentions.ts';
import { createTypeIndexes, type TypeEntry, type TypeIndex } from './type-index.ts';

/** Where code leads that mentions types. */
export interface LinkedTypes {
  /** By page; absent: the page mentions none. */
  readonly mentions: ReadonlyMap<PlacedPage, NonNullable<GraphPage['mentions']>>;
  /** Routes of types that another page mentions. */
  readonly linkedRoutes: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Resolves the names of types in the code of `pages`, and checks those in the fields of descriptions; a file is reported on once, however many editions show it. */
export function linkTypes(config: SiteConfig, pages: readonly PlacedPage[]): LinkedTypes {
  const indexes = createTypeIndexes(pages);
  const mentions = new Map<PlacedPage, NonNullable<GraphPage['mentions']>>();
  const linkedRoutes = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  if (indexes.size === 0) return { mentions, linkedRoutes, diagnostics };
  const checked = new Set<string>();
  for (const page of pages) {
    const index = indexes.get(page.edition);
    const { outline } = page;
    if (index === undefined || outline === undefined) continue;
    const own = index.byPage.get(page);
    if (outline.mentions !== undefined) mentions.set(page, outline.mentions.map((mention) => {
      const target = resolveMention(index, mention, own?.folder);
      if (target === undefined) return null;
      const { entry, anchor } = target;
      if (entry === own) return anchor === undefined ? null : `#${anchor}`;
      linkedRoutes.add(entry.page.route);
      return `${routeToHref(entry.page.route, config)}${anchor === undefined ? '' : `#${anchor}`}`;
    }));
    if (checked.has(outline.source)) continue;
    checked.add(outline.source);
    if (config.checks.unknownTypes !== 'ignore') {
      for (const mention of outline.mentions ?? []) diagnostics.push(...checkMember(index, mention, own?.folder));
    }
    if (own === undefined) continue;
    for (const noted of own.type.types) {
      const diagnostic = checkType(config, index, own, noted);
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
    }
  }
  // Editions of one version show the same files: the first of them stands for all.
  const versions = new Set<string>();
  for (const [edition, index] of indexes) {
    const version = edition.slice(0, edition.lastIndexOf('/'));
    if (config.checks.unknownTypes !== 'ignore' && !versions.has(version)) diagnostics.push(...findTwice(index), ...findCircles(index), ...findRepeats(index));
    versions.add(version);
  }
  return { mentions, linkedRoutes, diagnostics };
}

function checkType(config: SiteConfig, index: TypeIndex<PlacedPage>, own: TypeEntry<PlacedPage>, { name, role, at }: NotedType): Diagnostic | undefined {
  const severity = severityOf(config.checks.unknownTypes);
  const place = { at: { file: own.page.outline?.source ?? ('' as never), ...at } };
  if (severity === undefined) return undefined;
  if (role === 'see-also') return resolveMention(index, { name }, own.folder) === undefined ? unknown() : undefined;
  const entry = index.find(name, own.folder);
  if (entry === 'ambiguous') return finding('HG3603', { name, full: fullNamesOf(index, name) }, { ...place, severity });
  if (entry === undefined) return unknown();
  if (role === 'exception' && entry.type.kind !== 'exception') return finding('HG3602', { name, kind: entry.type.kind }, { ...place, severity });
  return undefined;

  function unknown(): Diagnostic {
    return finding('HG3601', { name, suggestion: nearestTo(index, name) }, { ...place, severity: severity ?? 'error' });
  }
}

function fullNamesOf(index: TypeIndex<PlacedPage>, name: string): string {
  const same = index.types.filter(({ type }) => type.name.ru === name || type.name.en === name);
  return same.map(({ fullNames, type }) => `\`${type.name.en === name ? fullNames.en : fullNames.ru}\``).join(', ');
}

/** The nearest name of a type, or behind a type and a dot that of one of its members. */
function nearestTo(index: TypeIndex<PlacedPage>, name: string): string {
  const dot = name.lastIndexOf('.');
  const owner = dot < 0 ? undefined : index.find(name.slice(0, dot));
  if (owner === undefined || owner === 'ambiguous') return suggest(name, index.names()) ?? '';
  const member = suggest(name.slice(dot + 1), owner.type.members.flatMap(({ name: { ru, en } }) => [ru, en]));
  return member === undefined ? '' : `${name.slice(0, dot)}.${member}`;
}
