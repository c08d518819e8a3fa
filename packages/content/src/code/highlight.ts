import { refractor } from 'refractor/core';
import { escapeText } from '../text/escape-html.ts';
import type { CodeRun } from './code-run.ts';
import { chooseLanguage, type GrammarLoader } from './languages.ts';
import { markBrackets } from './mark-brackets.ts';

interface Token {
  readonly type: string;
  readonly content: string | Token | readonly (string | Token)[];
  readonly alias?: string | readonly string[];
}

/** The tokens of Prism without its hooks, which only its markup needs. */
interface Tokeniser {
  readonly languages: { readonly [name: string]: object | undefined };
  tokenize(text: string, grammar: object): readonly (string | Token)[];
}

const tokeniser = refractor as unknown as Tokeniser;

/** Makes the grammar of `language` known; nothing happens for a name that is none. */
export async function loadLanguage(language: string): Promise<void> {
  const choice = chooseLanguage(language);
  if (choice.kind === 'known' && !refractor.registered(choice.name)) await register(choice.load);
}

async function register(load: GrammarLoader): Promise<void> {
  const module = await load();
  refractor.register('default' in module ? module.default : module.xbsl);
}

/** `code` as HTML, one string a line, without line breaks. The language must be loaded; an unknown one gives plain text. */
export function highlightLines(code: string, language: string): readonly string[] {
  const choice = chooseLanguage(language);
  const grammar = choice.kind === 'known' ? tokeniser.languages[choice.name] : undefined;
  if (choice.kind !== 'known' || grammar === undefined) return escapeText(code).split('\n');
  const runs: CodeRun[] = [];
  for (const token of tokeniser.tokenize(code, grammar)) flatten(token, '', false, runs);
  return toLines(markBrackets(runs, choice.name));
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

// One span a token is enough to colour it: nested tokens are written with the innermost kind.
function flatten(token: string | Token, classes: string, isOpaque: boolean, runs: CodeRun[]): void {
  if (typeof token === 'string') {
    const last = runs.at(-1);
    if (last !== undefined && last.classes === classes && last.isOpaque === isOpaque) last.text += token;
    else runs.push({ text: token, classes, isOpaque });
    return;
  }
  const own = classesOf(token);
  const inner = token.type === 'interpolation' ? false : isOpaque || opaqueTypes.has(token.type);
  const { content } = token;
  if (typeof content === 'string' || !isList(content)) flatten(content, own, inner, runs);
  else for (const part of content) flatten(part, own, inner, runs);
}

function isList(content: Token | readonly (string | Token)[]): content is readonly (string | Token)[] {
  return Array.isArray(content);
}

function classesOf({ type, alias }: Token): string {
  // `line` is the class of a line of the block, and says nothing about the colour of a token.
  if (type === 'line') return '';
  const more = alias === undefined ? '' : ` ${typeof alias === 'string' ? alias : alias.join(' ')}`;
  return `token ${type}${more}`;
}

function toLines(runs: readonly CodeRun[]): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text, classes } of runs) {
    const pieces = text.includes('\n') ? text.split('\n') : [text];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) {
        lines.push(line);
        line = '';
      }
      if (piece !== '') line += classes === '' ? escapeText(piece) : `<span class="${classes}">${escapeText(piece)}</span>`;
    }
  }
  lines.push(line);
  return lines;
}
