import type { CommentStyle } from '@helpgen/model';

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

const clike = [slashes, block];
const other: readonly CommentStyle[] = [slashes, block, jsx, hash, html];

const styles: { readonly [language: string]: readonly CommentStyle[] | undefined } = {
  javascript: clike,
  typescript: clike,
  java: clike,
  csharp: clike,
  c: clike,
  cpp: clike,
  go: clike,
  rust: clike,
  kotlin: clike,
  swift: clike,
  bsl: [slashes],
  php: [slashes, block, hash],
  css: [block],
  scss: clike,
  less: clike,
  jsx: [slashes, block, jsx],
  tsx: [slashes, block, jsx],
  html: [slashes, block, html],
  markup: [slashes, block, html],
  xml: [html],
  python: [hash],
  bash: [hash],
  powershell: [hash, { open: '<#', close: '#>' }],
  ruby: [hash],
  yaml: [hash],
  toml: [hash],
  ini: [semicolon, hash],
  docker: [hash],
  makefile: [hash],
  nginx: [hash],
  http: [hash],
  json: [slashes, block],
  markdown: [html, jsx, hash],
  latex: [percent],
  matlab: [percent],
  lua: [dashes],
  haskell: [dashes],
  sql: [dashes, block],
  wasm: [semicolons],
  vbnet: [apostrophe, { open: '‘', close: '' }, { open: '’', close: '' }, remark],
  batch: [remark, { open: '::', close: '' }],
  basic: [remark, bang],
  fsharp: [ml, slashes],
  ocaml: [ml],
  fortran: [bang],
  cobol: [{ open: '*>', close: '' }],
};

/** The styles in which a magic comment may stand in code of `language` (its name in the list of languages); `own` are those of a preset. */
export function commentStylesOf(language: string, own: readonly CommentStyle[] | undefined): readonly CommentStyle[] {
  return own ?? styles[language] ?? other;
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
