import type { Code } from 'mdast';
import { blankRemoved, commentStylesOf } from '@helpgen/highlight';
import type { CodeLanguage, SourcePath, Stretch } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from '../shape/mdast.ts';
import { offsetOfLine, placeInFile, type Place } from '../source/locate.ts';
import type { CodeMeta } from './parse-code-meta.ts';

/** A code block with its fence read and its text at hand. */
export interface CodeBlock {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly code: string;
  /** The file that the code was read from; absent: it stands in the fence. */
  readonly from?: SourcePath;
  /** Offset of the first line of code in the prepared text. */
  readonly codeStart: number;
}

/** Reports what `language` finds wrong with the code of `block`; lines that are shown as removed do not count. */
export function checkCode(block: CodeBlock, language: CodeLanguage, compilation: Compilation): void {
  if (language.check === undefined) return;
  const code = blankRemoved(block.code, commentStylesOf(language));
  for (const { start, end, ...found } of language.check(code)) {
    const at = placeInCode(block, { start, end }, compilation);
    if ('claim' in found) compilation.claims.push({ claim: found.claim, place: placeInFile(at) });
    else compilation.tell(found, { at });
  }
}

/** The place in the sources of a stretch of the code of `block`. */
export function placeInCode(block: CodeBlock, stretch: Stretch, compilation: Compilation): Place {
  const [start, end] = block.meta.file === undefined ? rangeInCode(block, stretch, compilation) : rangeOf(block.node);
  return compilation.place(start, end);
}

function rangeInCode({ code, codeStart }: CodeBlock, mistake: Stretch, { prepared }: Compilation): readonly [number, number] {
  const at = Math.min(mistake.start, code.trimEnd().length - 1);
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const start = offsetOfLine(prepared.text, code.slice(0, lineStart).split('\n').length, codeStart);
  // In a list the lines of the file are indented, those of the code are not.
  const written = code.slice(lineStart).split('\n', 1)[0] ?? '';
  const indent = Math.max(0, prepared.text.indexOf(written, start) - start);
  const found = start + indent + at - lineStart;
  return [found, found + Math.max(1, Math.min(mistake.end - mistake.start, written.length - (at - lineStart)))];
}
