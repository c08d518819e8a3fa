import type { AnalysedSite, Diagnostic, Policy, Severity } from '@helpgen/model';
import { severityOf, suggest } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import type { NotedType } from '../type-outline.ts';
import { createClaimChecker, type ClaimChecker } from './check-claims.ts';
import { checkMember, fileOf, findCircles, findRepeats, findTwice } from './check-members.ts';
import { resolveMention } from './resolve-mentions.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** What is wrong with the types in fields of descriptions and with members in code; a file is reported on once, however many editions show it. */
export function checkTypes({ pages, editions }: AnalysedSite, indexes: ReadonlyMap<string, TypeIndex>, policy: Policy): readonly Diagnostic[] {
  const severity = severityOf(policy);
  if (severity === undefined) return [];
  const diagnostics: Diagnostic[] = [];
  const checked = new Set<string>();
  const checkers = new Map<TypeIndex, ClaimChecker>();
  const checkerOf = (index: TypeIndex): ClaimChecker => {
    const checker = checkers.get(index) ?? createClaimChecker(index);
    checkers.set(index, checker);
    return checker;
  };
  for (const { edition, outline, route } of pages) {
    const index = indexes.get(edition);
    if (index === undefined || outline === undefined || checked.has(outline.source)) continue;
    checked.add(outline.source);
    const own = index.byRoute.get(route);
    const folder = index.folderAt(route);
    for (const mention of outline.mentions ?? []) diagnostics.push(...checkMember(index, mention, folder));
    diagnostics.push(...checkerOf(index)(outline.claims ?? [], folder));
    if (own !== undefined) diagnostics.push(...own.type.types.flatMap((noted) => checkType({ index, own, severity }, noted) ?? []));
  }
  // Editions of one version show the same files: the first of them stands for all.
  const versions = new Set<string>();
  for (const [key, index] of indexes) {
    const version = editions.find((edition) => edition.key === key)?.version ?? key;
    if (!versions.has(version)) diagnostics.push(...findTwice(index), ...findCircles(index), ...findRepeats(index));
    versions.add(version);
  }
  return diagnostics;
}

interface Checking {
  readonly index: TypeIndex;
  readonly own: TypeEntry;
  readonly severity: Severity;
}

function checkType({ index, own, severity }: Checking, { name, role, at }: NotedType): Diagnostic | undefined {
  const place = { at: { file: fileOf(own), ...at } };
  if (role === 'see-also') return resolveMention(index, { name }, own.folder) === undefined ? unknown() : undefined;
  const entry = index.find(name, own.folder);
  if (entry === 'ambiguous') return finding('HG3603', { name, full: fullNamesOf(index, name) }, { ...place, severity });
  if (entry === undefined) return unknown();
  if (role === 'exception' && entry.type.kind !== 'exception') return finding('HG3602', { name, kind: entry.type.kind }, { ...place, severity });
  return undefined;

  function unknown(): Diagnostic {
    return finding('HG3601', { name, suggestion: nearestTo(index, name) }, { ...place, severity });
  }
}

function fullNamesOf(index: TypeIndex, name: string): string {
  const same = index.types.filter(({ type }) => type.name.ru === name || type.name.en === name);
  return same.map(({ fullNames, type }) => `\`${type.name.en === name ? fullNames.en : fullNames.ru}\``).join(', ');
}

/** The nearest name of a type, or behind a type and a dot that of one of its members. */
function nearestTo(index: TypeIndex, name: string): string {
  const dot = name.lastIndexOf('.');
  const owner = dot < 0 ? undefined : index.find(name.slice(0, dot));
  if (owner === undefined || owner === 'ambiguous') return suggest(name, index.names()) ?? '';
  const member = suggest(name.slice(dot + 1), owner.type.members.flatMap(({ name: { ru, en } }) => [ru, en]));
  return member === undefined ? '' : `${name.slice(0, dot)}.${member}`;
}
