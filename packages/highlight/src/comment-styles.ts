import type { CodeLanguage, CommentStyle } from '@helpgen/model';

const slashes = { open: '//', close: '' };
const block = { open: '/*', close: '*/' };
const jsx = { open: '{/*', close: '*/}' };
const hash = { open: '#', close: '' };
const html = { open: '<!--', close: '-->' };
const dashes = { open: '--', close: '' };
const percent = { open: '%', close: '' };
const semicolons = { open: ';;', close: '' };
const semicolon = { open: ';', close: '' };
const remark = { open: 'rem ', close: '' };
const apostrophe = { open: "'", close: '' };
const bang = { open: '!', close: '' };
const ml = { open: '(*', close: '*)' };

const other: readonly CommentStyle[] = [slashes, block, jsx, hash, html];

const stylesByLanguages: readonly (readonly [languages: string, styles: readonly CommentStyle[]])[] = [
  ['javascript typescript java csharp c cpp go rust kotlin swift scss less json', [slashes, block]],
  ['jsx tsx', [slashes, block, jsx]],
  ['php', [slashes, block, hash]],
  ['html markup', [slashes, block, html]],
  ['bsl', [slashes]],
  ['css', [block]],
  ['xml', [html]],
  ['python bash ruby yaml toml docker makefile nginx http', [hash]],
  ['powershell', [hash, { open: '<#', close: '#>' }]],
  ['ini', [semicolon, hash]],
  ['markdown', [html, jsx, hash]],
  ['latex matlab', [percent]],
  ['lua haskell', [dashes]],
  ['sql', [dashes, block]],
  ['wasm', [semicolons]],
  ['vbnet', [apostrophe, { open: '‘', close: '' }, { open: '’', close: '' }, remark]],
  ['batch', [remark, { open: '::', close: '' }]],
  ['basic', [remark, bang]],
  ['fsharp', [ml, slashes]],
  ['ocaml', [ml]],
  ['fortran', [bang]],
  ['cobol', [{ open: '*>', close: '' }]],
];
const styles = new Map(stylesByLanguages.flatMap(([languages, own]) => languages.split(' ').map((language) => [language, own] as const)));

/** The styles in which a magic comment may stand in code of `language`; `undefined`: one that is not known. */
export function commentStylesOf(language: Pick<CodeLanguage, 'name' | 'comments'> | undefined): readonly CommentStyle[] {
  return language?.comments ?? styles.get(language?.name ?? '') ?? other;
}

/** What `line` says when it holds nothing but a comment in one of `candidates`; `undefined` otherwise. */
export function commentTextOf(line: string, candidates: readonly CommentStyle[]): string | undefined {
  const text = line.trim();
  for (const { open, close } of candidates) {
    const fits = text.length >= open.length + close.length && text.slice(0, open.length).toLowerCase() === open && text.endsWith(close);
    if (fits) return text.slice(open.length, text.length - close.length).trim();
  }
  return undefined;
}
