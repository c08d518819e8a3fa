import type { FileSystem } from '@helpgen/disk';
import type { Checked, Diagnostic, SiteConfig, SourceFile, SourcePath } from '@helpgen/model';
import { parseGoldenQuestions, parseSynonyms, parseThesaurus } from '@helpgen/model/config';
import type { GoldenQuestion } from '@helpgen/model/config';
import type { ThesaurusChanges } from '@helpgen/search/build';
import { readText } from './read-text.ts';

/** What a site keeps beside its config for its search. */
export interface SearchFiles {
  readonly synonyms: readonly (readonly string[])[];
  /** What the site changes of the thesaurus that ships with helpgen: that is read where an index is made. */
  readonly thesaurus: ThesaurusChanges;
  readonly questions: readonly GoldenQuestion[];
  /** Where the questions stand; `undefined` when there are none. */
  readonly questionsFile: SourceFile | undefined;
}

/** Reads and checks the files that `search.synonyms`, `search.thesaurus` and `search.questions` name. */
export function readSearchFiles(disk: FileSystem, root: string, { search }: SiteConfig): Checked<SearchFiles> {
  const diagnostics: Diagnostic[] = [];
  const read = (path: string | null | undefined): SourceFile | undefined => {
    if (path === null || path === undefined) return undefined;
    const { value, diagnostics: found } = readText(disk, root, path as SourcePath);
    diagnostics.push(...found);
    return value;
  };
  const synonymsFile = read(search?.synonyms);
  const thesaurusFile = read(search?.thesaurus);
  const questionsFile = read(search?.questions);
  const synonyms = synonymsFile === undefined ? undefined : parseSynonyms(synonymsFile);
  const changes = thesaurusFile === undefined ? undefined : parseThesaurus(thesaurusFile);
  const questions = questionsFile === undefined ? undefined : parseGoldenQuestions(questionsFile);
  for (const file of [synonyms, changes, questions]) diagnostics.push(...(file?.diagnostics ?? []));
  return { value: { synonyms: synonyms?.value ?? [], thesaurus: changes?.value ?? {}, questions: questions?.value ?? [], questionsFile }, diagnostics };
}
