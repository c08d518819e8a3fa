import type { CodeLanguage, CommentStyle } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from '../shape/mdast.ts';
import { locate, type Place } from '../source/locate.ts';
import { commentStylesOf, commentTextOf } from './comment-styles.ts';
import type { CodeBlock } from './code-block.ts';

/** Reports what `language` finds wrong with the code of `block`; lines that are shown as removed do not count. */
export function checkCode(block: CodeBlock, language: CodeLanguage, compilation: Compilation): void {
  if (language.check === undefined) return;
  const code = withoutRemoved(block.code, commentStylesOf(language.name, language.comments));
  for (const { start, end, ...found } of language.check(code)) {
    const at = placeInCode(block, { start, end }, compilation);
    if ('claim' in found) {
      const { file, line, column, length } = locate(at);
      compilation.claims.push({ claim: found.claim, place: { file, line, column, length } });
    } else compilation.tell(found, { at });
  }
}

/** The place in the sources of a stretch of the code of `block`. */
export function placeInCode(
  block: CodeBlock,
  stretch: { readonly start: number; readonly end: number },
  compilation: Compilation,
): Place {
  const [start, end] = block.meta.file === undefined ? rangeInCode(block, stretch, compilation) : rangeOf(block.node);
  return compilation.place(start, end);
}

function rangeInCode(
  block: CodeBlock,
  mistake: { readonly start: number; readonly end: number },
  { prepared }: Compilation,
): readonly [number, number] {
  const { code, codeStart } = block;
  const at = Math.min(mistake.start, code.trimEnd().length - 1);
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  let start = codeStart;
  for (let line = code.slice(0, lineStart).split('\n').length; line > 1; line -= 1) start = prepared.text.indexOf('\n', start) + 1;
  // In a list the lines of the file are indented, those of the code are not.
  const written = code.slice(lineStart).split('\n', 1)[0] ?? '';
  const indent = Math.max(0, prepared.text.indexOf(written, start) - start);
  const found = start + indent + at - lineStart;
  return [found, found + Math.max(1, Math.min(mistake.end - mistake.start, written.length - (at - lineStart)))];
}

function withoutRemoved(code: string, styles: readonly CommentStyle[]): string {
  if (!code.includes('remove-')) return code;
  let isInside = false;
  let isNext = false;
  return code
    .split('\n')
    .map((line) => {
      const comment = commentTextOf(line, styles);
      const isRemoved = isInside || isNext;
      isNext = comment === 'remove-next-line';
      if (comment === 'remove-start') isInside = true;
      if (comment === 'remove-end') isInside = false;
      return isRemoved && comment === undefined ? ' '.repeat(line.length) : line;
    })
    .join('\n');
}
