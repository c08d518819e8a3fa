import groups from './programming.json' with { type: 'json' };
import type { Thesaurus } from './thesaurus.ts';

/**
 * What programmers call things, in Russian and English: words of JavaScript, Python, C#, Java, Bash, SQL and 1C:Enterprise 8, and of
 * everyday speech. The file is written as a site's own is, a group a line.
 */
export const programmingThesaurus: Thesaurus = Object.fromEntries(
  Object.entries(groups).map(([name, [asked = '', means = '']]) => [name, [asked, means]]),
);
