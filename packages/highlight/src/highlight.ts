import { escapeText } from '@helpgen/model';
import type { CodeLanguage, MentionHole } from '@helpgen/model';
import { refractor } from 'refractor/core';
import type { Syntax } from 'refractor/core';
import type { CodeRun } from './code-run.ts';
import { markBrackets } from './mark-brackets.ts';
import { roleOf, type TokenRole } from './token-roles.ts';

interface Token {
  readonly type: string;
  readonly content: string | Token | readonly (string | Token)[];
  readonly alias?: string | readonly string[];
}

type Languages = { readonly [name: string]: object | undefined };

/** The tokens of Prism without its hooks, which only its markup needs. */
interface Tokeniser {
  languages: Languages;
  tokenize(text: string, grammar: object): readonly (string | Token)[];
}

// Refractor inherits all that is not its own from Prism, which its types do not say.
const tokeniser = Object.getPrototypeOf(refractor) as Tokeniser;
const empty: Languages = { ...tokeniser.languages };
const grammars = new Map<string, object>();

/**
 * Makes the grammar of `language` known. Grammars change others that they find: each is made beside none but those that it asks
 * for, so that code looks the same whatever other pages show.
 */
export async function loadGrammar({ name, grammar }: CodeLanguage): Promise<void> {
  if (grammars.has(name)) return;
  const syntax = await grammar();
  tokeniser.languages = { ...empty };
  // A preset knows no refractor, whose type is that of the argument.
  refractor.register(syntax as unknown as Syntax);
  const made = tokeniser.languages[name];
  if (made !== undefined) grammars.set(name, made);
}

/** Finished HTML, or a part of it that may become a link to a type. */
export type CodePiece = string | MentionHole;

/** A stretch of code that is written as a piece of its own. */
export interface CodeCut {
  readonly start: number;
  readonly end: number;
  /** What the piece is made of its HTML. */
  readonly piece: (html: string) => CodePiece;
}

/** `code` as HTML, the pieces of each line without line breaks. A language without a loaded grammar gives plain text. `cuts` are in order. */
export function highlightLines(code: string, language: string, cuts: readonly CodeCut[] = []): readonly (readonly CodePiece[])[] {
  const grammar = grammars.get(language);
  if (language === '' || grammar === undefined) return escapeText(code).split('\n').map((line) => [line]);
  const runs: CodeRun[] = [];
  for (const token of tokeniser.tokenize(code, grammar)) flatten(token, '', false, runs);
  return toLines(markBrackets(runs, language), cuts);
}

const opaqueTypes = new Set([
  'comment',
  'doc-comment',
  'prolog',
  'doctype',
  'cdata',
  'string',
  'char',
  'regex',
  'pattern',
  'url',
  'attr-value',
  'template-string',
  'triple-quoted-string',
  'verbatim',
  'shebang',
  'directive',
  'literal',
]);

// One span a token is enough to colour it: nested tokens are written with the innermost role, neighbours of one role together.
function flatten(token: string | Token, role: TokenRole | '', isOpaque: boolean, runs: CodeRun[]): void {
  if (typeof token === 'string') {
    const last = runs.at(-1);
    // White space has no colour.
    if (last !== undefined && last.isOpaque === isOpaque && (last.role === role || token.trim() === '')) last.text += token;
    else runs.push({ text: token, role, isOpaque });
    return;
  }
  const own = roleOf(token.type, token.alias, role);
  const inner = token.type === 'interpolation' ? false : isOpaque || opaqueTypes.has(token.type);
  const { content } = token;
  if (typeof content === 'string' || !isList(content)) flatten(content, own, inner, runs);
  else for (const part of content) flatten(part, own, inner, runs);
}

function isList(content: Token | readonly (string | Token)[]): content is readonly (string | Token)[] {
  return Array.isArray(content);
}

function toLines(runs: readonly CodeRun[], cuts: readonly CodeCut[]): readonly (readonly CodePiece[])[] {
  const lines: CodePiece[][] = [];
  let line: CodePiece[] = [];
  let html = '';
  let at = 0;
  let next = 0;
  let current: CodeRun['role'] = '';
  const colour = (role: CodeRun['role']): void => {
    if (role === current) return;
    if (current !== '') html += '</span>';
    if (role !== '') html += `<span class="${role.startsWith('bracket-') ? role : `tok-${role}`}">`;
    current = role;
  };
  const flush = (): void => {
    if (html !== '') line.push(html);
    html = '';
  };
  const write = (text: string): void => {
    const end = at + text.length;
    for (let cut = cuts[next]; cut !== undefined && cut.start < end; cut = cuts[next]) {
      next += 1;
      // A cut that goes beyond its run names nothing that could be a link.
      if (cut.start < at || cut.end > end) continue;
      html += escapeText(text.slice(text.length - (end - at), text.length - (end - cut.start)));
      flush();
      line.push(cut.piece(escapeText(text.slice(text.length - (end - cut.start), text.length - (end - cut.end)))));
      at = cut.end;
    }
    html += escapeText(text.slice(text.length - (end - at)));
    at = end;
  };
  for (const { text, role } of runs) {
    for (const [index, piece] of (text.includes('\n') ? text.split('\n') : [text]).entries()) {
      if (index > 0) {
        colour('');
        flush();
        lines.push(line);
        line = [];
        at += 1;
      }
      if (piece === '') continue;
      colour(piece.trim() === '' ? '' : role);
      write(piece);
    }
  }
  colour('');
  flush();
  lines.push(line);
  return lines;
}
