import type { MadeArticle, PresetFinding, SourceInput } from '@helpgen/model';
import type { TypeDescription } from '../type-description.ts';
import type { ReferenceOptions } from '../reference-options.ts';
import { toJson, type TypeOutline } from '../type-outline.ts';
import { checkDescription, checkVerbs } from './check-description.ts';
import { createEvidenceNotes, kindOf } from './evidence.ts';
import { readDescription, type DescriptionFile } from './description-file.ts';
import { listMembers, slugOf, type PageMember } from './member-list.ts';
import { noteTypes } from './note-types.ts';
import { noteWordings } from './note-wordings.ts';
import { plainText } from './plain-text.ts';
import { referenceWordsFor } from './reference-words.ts';
import { createReport, placeOf } from './report.ts';
import { computedParts, writeDescription, type PageMaterials } from './write-description.ts';

/** A description that was read, and all that its pages are written with. */
export interface ReadType extends PageMaterials {
  readonly file: DescriptionFile;
  readonly type: TypeDescription;
  /** The page of the type itself; what is wrong with the description is told with it. */
  readonly article: MadeArticle;
}

/** The page of the type description `source`; without text when the description has mistakes that leave none. */
export function makePage(source: SourceInput, options: ReferenceOptions): MadeArticle {
  return readType(source, options, false)?.article ?? { markdown: '' };
}

/**
 * The description `source` with the page of its type; `undefined` when it has mistakes that leave none. `hasPages`: groups may have pages
 * of their own.
 */
export function readType(source: SourceInput, options: ReferenceOptions, hasPages: boolean): ReadType | undefined {
  const file = readDescription(source);
  if (file.value === undefined) return undefined;
  const { pages, ...rest } = file.value;
  const type: TypeDescription = hasPages && pages !== undefined ? { ...rest, pages } : rest;
  const findings: PresetFinding[] = [];
  const report = createReport(findings);
  if (!hasPages && pages !== undefined) report('HG2709', {}, file.rangeOf(['pages', Object.keys(pages)[0] ?? '']));
  const words = referenceWordsFor(source.locale);
  const members = listMembers(type);
  checkDescription(file, type, members, report);
  checkVerbs(file, type, options.verbs, report);
  const materials: PageMaterials = { members, words, notes: createEvidenceNotes(type, words, options.evidence) };
  const text = writeDescription(file, type, materials);
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
    ...(hasPages ? { hasPages } : {}),
    members: members.map(({ path, englishAnchor, ...member }) => ({
      ...member,
      ...(englishAnchor === undefined || slugOf(type, member) === undefined ? {} : { englishAnchor }),
      at: source.spanOf(...placeOfMember(file, path)),
    })),
    types: noteTypes(file, type, members, report),
    ...(options.wordings === 'ignore' ? {} : { wordings: noteWordings(file, type) }),
    computed: Object.fromEntries(computedParts(type, words).map(({ part, id }) => [part, id])),
  };
  const inherits = (type.extends ?? []).map((base) => base.replace(/<.*$/s, ''));
  const article: MadeArticle = {
    ...headOf(file, type),
    ...text,
    ...(hasPages ? { namesFolder: 'parts' } : type.kind === 'namespace' ? { namesFolder: true } : {}),
    ...(inherits.length === 0 ? {} : { inherits }),
    data: toJson(outline),
    findings,
  };
  return { file, type, article, ...materials };
}

/** Offsets of a member's name, or of its sentence when it has none. */
function placeOfMember(file: DescriptionFile, path: PageMember['path']): readonly [number, number] {
  const [start, end] = file.rangeOf([...path, 'name', 'ru']);
  return start === 0 ? file.rangeOf([...path, 'summary']) : [start, end];
}

/** The English name with its namespaces, which are the folders with names of such: `Std::Collections::Array`. */
export function fullNameOf({ source }: DescriptionFile, name: string): string {
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
