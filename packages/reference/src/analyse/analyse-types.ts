import type { AnalysedPage, AnalysedSite, Json, SiteInsight } from '@helpgen/model';
import { severityOf } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import { toJson, type TypeOutline } from '../type-outline.ts';
import type { ReferenceOptions } from '../reference-options.ts';
import type { ReferenceData } from '../reference-data.ts';
import type { TypeReference } from '../type-reference.ts';
import { fileOf } from './check-members.ts';
import { checkTypes } from './check-types.ts';
import { findWordings } from './find-wordings.ts';
import { checkChanges, createChangesMaker } from './make-changes.ts';
import { createReferenceMaker } from './make-reference.ts';
import { resolveMention } from './resolve-mentions.ts';
import { summarise } from './summarise.ts';
import { createTypeIndexes, routeOf } from './type-index.ts';

/** What the descriptions of `site` say of each other and of its code. */
export function analyseTypes(site: AnalysedSite, { unknownTypes, wordings, meanings }: ReferenceOptions): SiteInsight {
  const indexes = createTypeIndexes(site.pages);
  const entryOf = ({ edition, route }: AnalysedPage): TypeOutline | undefined => indexes.get(edition)?.byRoute.get(route)?.type;
  const referenceOf = createReferenceMaker(site, indexes);
  const changesOf = createChangesMaker(site, indexes);
  return {
    // Asked for once, while others make a second insight for the pages alone.
    get findings() {
      const severity = severityOf(wordings);
      // Editions of one version show the same files: each is told of once.
      const told = severity === undefined ? [] : [...indexes.values()].flatMap((index) => findWordings(index, severity, meanings));
      return [...checkTypes(site, indexes, unknownTypes), ...checkChanges(site), ...told];
    },
    get summary() {
      return summarise(indexes);
    },
    resolveName(page, mention) {
      const index = indexes.get(page.edition);
      const target = index === undefined ? undefined : resolveMention(index, mention, index.folderAt(page.route));
      if (target === undefined) return undefined;
      const { entry, anchor } = target;
      return { route: routeOf(entry, anchor), ...(anchor === undefined ? {} : { anchor }) };
    },
    dataOf(page): Json | undefined {
      const reference = referenceOf(page);
      const data: ReferenceData = { ...(reference === undefined ? {} : { reference }), ...changesOf(page) };
      return Object.keys(data).length === 0 ? undefined : toJson(data);
    },
    membersOf: (page) => (entryOf(page)?.members ?? []).map(({ name, anchor, signatures }) => ({ name: name.ru, anchor, signatures })),
    hiddenHeadings(page) {
      const type = entryOf(page);
      const reference = type === undefined ? undefined : referenceOf(page);
      return type === undefined || reference === undefined ? [] : emptyParts(type, reference);
    },
    findOrphan(page) {
      const entry = indexes.get(page.edition)?.byRoute.get(page.route);
      if (entry === undefined || severityOf(unknownTypes) === undefined) return undefined;
      return [finding('HG3613', { name: entry.type.name.ru }, { at: { file: fileOf(entry), ...entry.type.at } })];
    },
  };
}

/** Headings of parts that have nothing to show. */
function emptyParts({ computed }: TypeOutline, { members, inherited, uses, subtypes, contents, spaces }: TypeReference): readonly string[] {
  const filled: { readonly [part: string]: boolean } = {
    OwnMembers: members.length + inherited.length > 0,
    InheritedMembers: inherited.length > 0,
    TypeUses: uses.length + subtypes.length > 0,
    TypeContents: contents.length + spaces.length > 0,
  };
  return Object.entries(computed).flatMap(([part, id]) => (filled[part] === true ? [] : [id]));
}
