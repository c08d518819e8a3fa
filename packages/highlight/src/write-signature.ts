import { escapeText, splitSignature } from '@helpgen/model';
import type { CodeLanguage } from '@helpgen/model';
import { highlightLines, type CodePiece } from './highlight.ts';
import type { MentionList } from './mention-list.ts';

/**
 * How something is declared, as HTML: every type in it is of one colour and may become a link, and each parameter stands in
 * an element of its own, so that a style sheet can break between them. Written on several lines, it is broken everywhere.
 */
export function writeSignature(code: string, language: CodeLanguage | undefined, mentions: MentionList | undefined): readonly CodePiece[] {
  const { head, parameters, tail } = splitSignature(code);
  const coloured = (text: string): readonly CodePiece[] => highlightLines(text, language?.name ?? '').flat();
  const typed = (type: string): readonly CodePiece[] => {
    const pieces: CodePiece[] = [];
    let at = 0;
    for (const { name, start, end } of language?.names?.(type, 'inline') ?? []) {
      const html = escapeText(type.slice(start, end));
      const mention = mentions === undefined ? html : { mention: mentions.add({ name }), html };
      pieces.push(escapeText(type.slice(at, start)), '<span class="tok-type">', mention, '</span>');
      at = end;
    }
    pieces.push(escapeText(type.slice(at)));
    // No line may end within an arrow.
    return pieces.map((piece) => (typeof piece === 'string' ? piece.replaceAll('-&gt;', '<span class="hg-arrow">-&gt;</span>') : piece));
  };
  const declared = (text: string): readonly CodePiece[] => {
    const { name, type, value } = splitDeclared(text);
    const written = value === '' ? [] : [' = ', ...coloured(value)];
    return [...(name === '' ? [] : coloured(name)), ...(type === '' ? [] : [': ', ...typed(type)]), ...written];
  };
  const list = (parameters ?? []).flatMap((parameter, index, { length }) => [
    '<span>', ...declared(parameter), index < length - 1 ? ', ' : '', '</span>',
  ]);
  const behind = parameters === undefined ? [] : ['(', ...list, ')'];
  const html = parameters === undefined ? declared(head + tail) : [...coloured(head), ...behind, ...declared(tail)];
  const kind = `${parameters === undefined ? ' hg-value' : ''}${code.includes('\n') ? ' hg-long' : ''}`;
  return [`<pre class="hg-signature${kind}"><code>`, ...html, '</code></pre>'];
}

function splitDeclared(text: string): { readonly name: string; readonly type: string; readonly value: string } {
  const colon = text.indexOf(': ');
  const equals = text.indexOf(' = ');
  if (colon < 0) return { name: text, type: '', value: '' };
  const end = equals < 0 ? text.length : equals;
  return { name: text.slice(0, colon), type: text.slice(colon + 2, end), value: text.slice(end + 3) };
}
