import type { Diagnostic, FrontMatter, SourcePath, TypeDescription, TypeOutline } from '@helpgen/model';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { locate, spanIn, type PlainSource } from '../source/locate.ts';
import type { PreparedText } from '../source/prepared-text.ts';
import { readDescription, type DescriptionFile } from './description-file.ts';
import { checkDescription } from './check-description.ts';
import { listMembers, type PageMember } from './member-list.ts';
import { noteTypes } from './note-types.ts';
import type { BlockMark } from './page-text.ts';
import { plainText } from './plain-text.ts';
import { referenceWordsFor } from './reference-words.ts';
import { computedParts, writeDescription } from './write-description.ts';

/** A page before its Markdown is parsed. */
export interface Draft {
  readonly frontMatter: ParsedFrontMatter;
  readonly prepared: PreparedText;
  readonly marks: readonly BlockMark[];
  /** Of a type description; its summary is written when the page is. */
  readonly type?: Omit<TypeOutline, 'summaryHtml'>;
}

/** Whether the file at `path` is a type description. */
export function isDescription(path: SourcePath): boolean {
  return path.toLowerCase().endsWith('.yaml');
}

/** The page of the type description `source`; without text when the description has mistakes that leave none. */
export function draftDescription(source: PlainSource, report: (diagnostic: Diagnostic) => void, locale: string): Draft {
  const file = readDescription(source);
  const { value: type } = file;
  for (const diagnostic of file.diagnostics) report(diagnostic);
  if (type === undefined) {
    const prepared = { text: '', segments: [{ start: 0, source, shift: 0 }] };
    return { frontMatter: { value: {}, spans: {}, diagnostics: [] }, prepared, marks: [] };
  }
  const words = referenceWordsFor(locale);
  const members = listMembers(type, locale);
  checkDescription(file, type, members, report);
  const { prepared, marks } = writeDescription(file, type, { members, words });
  const [start, end] = file.rangeOf(['name', 'ru']);
  return {
    frontMatter: frontMatterOf(file, type),
    prepared,
    marks,
    type: {
      kind: type.kind,
      name: type.name,
      ...(type.aliases === undefined ? {} : { aliases: type.aliases }),
      at: spanIn(source, start, end),
      ...(type.since === undefined ? {} : { since: type.since }),
      isDeprecated: type.deprecated !== undefined,
      generics: (type.generics ?? []).map(({ name }) => name),
      extends: type.extends ?? [],
      members: members.map(({ kind, name, anchor, isStatic, isDeprecated, summary, signatures, path }) => {
        const at = spanIn(source, ...placeOfMember(file, path));
        return { kind, name, anchor, isStatic, isDeprecated, summary, signatures, at };
      }),
      types: noteTypes(file, type, members, report),
      computed: Object.fromEntries(computedParts(type, words).map(({ part, id }) => [part, id])),
    },
  };
}

/** Offsets of a member's name, or of its sentence when it has none. */
function placeOfMember(file: DescriptionFile, path: PageMember['path']): readonly [number, number] {
  const [start, end] = file.rangeOf([...path, 'name', 'ru']);
  return start === 0 ? file.rangeOf([...path, 'summary']) : [start, end];
}

/** The English name with its namespaces, which are the folders with names of such: `Std::Collections::Array`. */
function fullNameOf({ source }: DescriptionFile, name: string): string {
  const folders = source.file.path.split('/').slice(0, -1);
  const first = folders.findLastIndex((folder) => !/^\p{Lu}[\p{L}\p{N}]*$/u.test(folder)) + 1;
  return [...folders.slice(first), name].join('::');
}

/** The head that a Markdown page in the place of the description would have; what `page` says goes first. */
function frontMatterOf(file: DescriptionFile, type: TypeDescription): ParsedFrontMatter {
  const { name, summary, aliases = [], keywords = [], page = {} } = type;
  const words = [...new Set([name.en, fullNameOf(file, name.en), ...aliases, ...keywords, ...(page.keywords ?? [])])].filter((word) => word !== name.ru);
  const value: FrontMatter = { title: name.ru, description: plainText(summary), sidebar_label: name.ru, ...page, keywords: words };
  const placeOf = (path: readonly string[]): ReturnType<typeof spanIn> => {
    const { line, column, length } = locate(file.source, ...file.rangeOf(path));
    return { line, column, length };
  };
  const spans: { [key: string]: ReturnType<typeof spanIn> } = { title: placeOf(['name', 'ru']), description: placeOf(['summary']) };
  for (const key of Object.keys(page)) spans[key] = placeOf(['page', key]);
  return { value, spans, diagnostics: [] };
}
