import { actionGroups } from './action-groups.ts';
import { collectionGroups } from './collection-groups.ts';
import { dataGroups } from './data-groups.ts';
import { everydayGroups } from './everyday-groups.ts';
import { fileGroups } from './file-groups.ts';
import { languageGroups } from './language-groups.ts';
import { plainGroups } from './plain-groups.ts';
import { runningGroups } from './running-groups.ts';
import { syntaxGroups } from './syntax-groups.ts';
import { textGroups } from './text-groups.ts';
import type { Thesaurus } from './thesaurus.ts';
import { typeGroups } from './type-groups.ts';
import { valueGroups } from './value-groups.ts';
import { workGroups } from './work-groups.ts';

/**
 * What programmers call things, in Russian and English: words of JavaScript, Python, C#, Java, Bash, SQL and 1C:Enterprise 8, and of
 * everyday speech.
 */
export const programmingThesaurus: Thesaurus = {
  ...valueGroups, ...languageGroups, ...dataGroups, ...runningGroups, ...everydayGroups,
  ...textGroups, ...collectionGroups, ...syntaxGroups, ...typeGroups, ...fileGroups, ...workGroups, ...actionGroups, ...plainGroups,
};
