import { defineDiagnostics } from '@helpgen/model';
import type { Catalogue } from '@helpgen/model';

/** What can go wrong in code of the script language. */
export const scriptCatalogue = {
  HG2411: {
    severity: 'warning',
    title: 'Code that cannot be parsed',
    message: 'The code is none of the script language: {reason}.',
    hint: 'Mend the code, or write `no-check` behind the language when it is not meant to be whole.',
    explanation:
      'Code blocks of the script language are parsed by its grammar, so that no reader copies what does not run. ' +
      'A block may be a whole module or a piece of one: statements and declarations in any order. Lines that are ' +
      'marked as removed do not count. What is shown to be wrong, or leaves out something, gets `no-check` in its fence.',
  },
} as const satisfies Catalogue;

/** Makes a finding about code. */
export const scriptFinding = defineDiagnostics(scriptCatalogue);
