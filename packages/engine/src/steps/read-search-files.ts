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
  const take = <Value>({ value, diagnostics: found }: Checked<Value>): Value => {
    diagnostics.push(...found);
    return value;
  };
  const read = (path: string | null | undefined): SourceFile | undefined =>
    typeof path === 'string' ? take(readText(disk, root, path as SourcePath)) : undefined;
  const parse = <Value>(file: SourceFile | undefined, parser: (file: SourceFile) => Checked<Value>): Value | undefined =>
    file === undefined ? undefined : take(parser(file));
  const questionsFile = read(search?.questions);
  const value = {
    synonyms: parse(read(search?.synonyms), parseSynonyms) ?? [],
    thesaurus: parse(read(search?.thesaurus), parseThesaurus) ?? {},
    questions: parse(questionsFile, parseGoldenQuestions) ?? [],
    questionsFile,
  };
  return { value, diagnostics };
}
