import type { ArticleInput, MadeArticle, PresetFinding } from '@helpgen/model';
import type { TypeDescription } from '../type-description.ts';
import type { ReferenceOptions } from '../reference-options.ts';
import { toJson, type TypeOutline } from '../type-outline.ts';
import { checkDescription, checkVerbs } from './check-description.ts';
import { createEvidenceNotes, kindOf } from './evidence.ts';
import { readDescription, type DescriptionFile } from './description-file.ts';
import { listMembers, type PageMember } from './member-list.ts';
import { noteTypes } from './note-types.ts';
import { noteWordings } from './note-wordings.ts';
import { plainText } from './plain-text.ts';
import { referenceWordsFor } from './reference-words.ts';
import { createReport, placeOf } from './report.ts';
import { computedParts, writeDescription } from './write-description.ts';

/** The page of the type description `source`; without text when the description has mistakes that leave none. */
export function makePage(source: ArticleInput, options: ReferenceOptions): MadeArticle {
  const file = readDescription(source);
  const { value: type } = file;
  if (type === undefined) return { markdown: '' };
  const findings: PresetFinding[] = [];
  const report = createReport(findings);
  const words = referenceWordsFor(source.locale);
  const members = listMembers(type);
  checkDescription(file, type, members, report);
  checkVerbs(file, type, options.verbs, report);
  const text = writeDescription(file, type, { members, words, notes: createEvidenceNotes(type, words, options.evidence) });
  const evidence = kindOf(type.evidence);
  const outline: TypeOutline = {
    kind: type.kind,
    name: type.name,
    ...(type.aliases === undefined ? {} : { aliases: type.aliases }),
    at: source.spanOf(...file.rangeOf(['name', 'ru'])),
    ...(type.since === undefined ? {} : { since: type.since }),
    ...(type.until === undefined ? {} : { until: type.until }),
    isDeprecated: type.deprecated !== undefined,
    ...(type.deprecated?.since === undefined ? {} : { deprecatedSince: type.deprecated.since }),
    ...(evidence === undefined ? {} : { evidence }),
    generics: (type.generics ?? []).map(({ name }) => name),
    extends: type.extends ?? [],
    members: members.map(({ path, englishAnchor: _own, ...member }) => {
      return { ...member, at: source.spanOf(...placeOfMember(file, path)) };
    }),
    types: noteTypes(file, type, members, report),
    ...(options.wordings === 'ignore' ? {} : { wordings: noteWordings(file, type) }),
    computed: Object.fromEntries(computedParts(type, words).map(({ part, id }) => [part, id])),
  };
  const inherits = (type.extends ?? []).map((base) => base.replace(/<.*$/s, ''));
  return {
    ...headOf(file, type),
    ...text,
    ...(type.kind === 'namespace' ? { namesFolder: true } : {}),
    ...(inherits.length === 0 ? {} : { inherits }),
    data: toJson(outline),
    findings,
  };
}

/** Offsets of a member's name, or of its sentence when it has none. */
function placeOfMember(file: DescriptionFile, path: PageMember['path']): readonly [number, number] {
  const [start, end] = file.rangeOf([...path, 'name', 'ru']);
  return start === 0 ? file.rangeOf([...path, 'summary']) : [start, end];
}

/** The English name with its namespaces, which are the folders with names of such: `Std::Collections::Array`. */
function fullNameOf({ source }: DescriptionFile, name: string): string {
  const folders = source.path.split('/').slice(0, -1);
  const first = folders.findLastIndex((folder) => !/^\p{Lu}[\p{L}\p{N}]*$/u.test(folder)) + 1;
  return [...folders.slice(first), name].join('::');
}

/** The head that a Markdown page in the place of the description would have; what `page` says goes first. */
function headOf(file: DescriptionFile, type: TypeDescription): Required<Pick<MadeArticle, 'frontMatter' | 'frontMatterPlaces'>> {
  const { name, summary, aliases = [], keywords = [], page = {} } = type;
  const all = [name.en, fullNameOf(file, name.en), ...aliases, ...keywords, ...(page.keywords ?? [])];
  const words = [...new Set(all)].filter((word) => word !== name.ru);
  const deeper = type.groups === undefined ? {} : { toc_max_heading_level: 4 };
  const sidebar = { sidebar_label: name.ru, ...(name.en === name.ru ? {} : { sidebar_aside: name.en }), sidebar_class_name: `hg-kind-${type.kind}` };
  const frontMatter = { title: name.ru, description: plainText(summary), ...sidebar, ...deeper, ...page, keywords: words };
  const own = Object.keys(page).map((key) => [key, placeOf(file.rangeOf(['page', key]))] as const);
  const places = { title: placeOf(file.rangeOf(['name', 'ru'])), description: placeOf(file.rangeOf(['summary'])), ...Object.fromEntries(own) };
  return { frontMatter: toJson<NonNullable<MadeArticle['frontMatter']>>(frontMatter), frontMatterPlaces: places };
}
