import { markBreaks } from '@helpgen/model';
import type { CodeLanguage, CodeName, MentionHole } from '@helpgen/model';
import type { MentionList } from '../code/mention-list.ts';
import { escapeText } from '../text/escape-html.ts';

/** Finds names in the code inside of sentences: each once a section, and in tables always. */
export interface CodeMentions {
  /** `code` as HTML, in pieces where there are names that may become links; long ones break at their joints. */
  piecesOf(code: string): readonly (string | MentionHole)[];
  /** A section begins. */
  startSection(): void;
  /** What `write` writes stands where no link may be. */
  without(write: () => void): void;
  /** What `write` writes is a table. */
  inTable(write: () => void): void;
}

/** A finder that enters what `languages` find into `list`; without a list it finds nothing. */
export function createCodeMentions(list: MentionList | undefined, languages: readonly CodeLanguage[]): CodeMentions {
  const seen = new Set<string>();
  let barred = 0;
  let tables = 0;
  return {
    piecesOf(code) {
      if (list === undefined || barred > 0) return [escapeText(code)];
      const pieces: (string | MentionHole)[] = [];
      let at = 0;
      for (const { name, start, end } of namesIn(code, languages)) {
        if (tables === 0 && seen.has(name)) continue;
        seen.add(name);
        if (start > at) pieces.push(escapeText(code.slice(at, start)));
        pieces.push({ mention: list.add({ name }), html: markBreaks(escapeText(code.slice(start, end)), '<wbr>') });
        at = end;
      }
      return at < code.length ? [...pieces, escapeText(code.slice(at))] : pieces;
    },
    startSection: () => seen.clear(),
    without(write) {
      barred += 1;
      write();
      barred -= 1;
    },
    inTable(write) {
      tables += 1;
      write();
      tables -= 1;
    },
  };
}

/** What the first language finds that finds something: nobody says in which one the code is. */
function namesIn(code: string, languages: readonly CodeLanguage[]): readonly CodeName[] {
  for (const language of languages) {
    const names = language.names?.(code, 'inline') ?? [];
    if (names.length > 0) return names;
  }
  return [];
}
