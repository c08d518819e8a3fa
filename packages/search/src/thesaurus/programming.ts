import { dataGroups } from './data-groups.ts';
import { everydayGroups } from './everyday-groups.ts';
import { languageGroups } from './language-groups.ts';
import { runningGroups } from './running-groups.ts';
import type { Thesaurus } from './thesaurus.ts';
import { valueGroups } from './value-groups.ts';

/**
 * What programmers call things, in Russian and English: words of JavaScript, Python, C#, Java, Bash, SQL and 1C:Enterprise 8, and of
 * everyday speech.
 */
export const programmingThesaurus: Thesaurus = {
  ...valueGroups, ...languageGroups, ...dataGroups, ...runningGroups, ...everydayGroups,
};
