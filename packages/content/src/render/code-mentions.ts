import { escapeText, markBreaks } from '@helpgen/model';
import type { CodeLanguage, CodeName } from '@helpgen/model';
import type { CodePiece } from '@helpgen/highlight';
import type { BodyWriting } from './body-writing.ts';

/**
 * `code` inside of a sentence as HTML, in pieces where there are names that may become links, each once a section, and in tables
 * always; long ones break at their joints.
 */
export function piecesOfCode(code: string, { compilation, mentioned, isInTable, isUnlinked }: BodyWriting): readonly CodePiece[] {
  const { mentions, codeLanguages } = compilation;
  if (mentions === undefined || isUnlinked === true) return [escapeText(code)];
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const { name, start, end } of namesIn(code, codeLanguages)) {
    if (isInTable !== true && mentioned.has(name)) continue;
    mentioned.add(name);
    if (start > at) pieces.push(escapeText(code.slice(at, start)));
    pieces.push({ mention: mentions.add({ name }), html: markBreaks(escapeText(code.slice(start, end)), '<wbr>') });
    at = end;
  }
  return at < code.length ? [...pieces, escapeText(code.slice(at))] : pieces;
}

/** What the first language finds that finds something: nobody says in which one the code is. */
function namesIn(code: string, languages: readonly CodeLanguage[]): readonly CodeName[] {
  for (const language of languages) {
    const names = language.names?.(code, 'inline') ?? [];
    if (names.length > 0) return names;
  }
  return [];
}
