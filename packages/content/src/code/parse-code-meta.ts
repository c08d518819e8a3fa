import { parseAttributes } from '../text/attributes.ts';

/** What stands after the language of a code fence. */
export interface CodeMeta {
  readonly title: string | null;
  /** Numbers of marked lines, 1-based; `undefined` when no range is given, so that magic comments count. */
  readonly marked: ReadonlySet<number> | undefined;
  /** Classes of lines that are told apart otherwise, by their numbers. */
  readonly lineClasses: ReadonlyMap<number, readonly string[]>;
  /** Number of the first line; `null`: lines are not numbered. */
  readonly lineNumbersFrom: number | null;
  readonly file: string | undefined;
  readonly region: string | undefined;
  /** Whether the code is no code of its language, or not all of it, and is not to be checked. */
  readonly isUnchecked: boolean;
  /** The code is how something is declared: one is shown without frame and button. */
  readonly isSignature: boolean;
}

const range = /(?:^|\s)\{([\d,\s-]+)\}(?=\s|$)/;
// What is said of lines by name, as Starlight has it (https://expressive-code.com/key-features/text-markers/).
const namedRange = /(?:^|\s)(add|del|error|focus|ins|mark|remove|warning)=\{([\d,\s-]+)\}(?=\s|$)/g;
const classByName: ReadonlyMap<string, string> = new Map([
  ['add', 'added'],
  ['del', 'removed'],
  ['ins', 'added'],
  ['mark', 'marked'],
  ['remove', 'removed'],
]);
// A title, and numbers of lines, as VitePress has them (https://vitepress.dev/guide/markdown).
const bracketed = /(?:^|\s)\[([^\]]+)\]/;
const vitePressNumbers = /(?:^|\s):line-numbers(?:=(\d{1,9}))?(?=\s|\{|$)/;
const mostLines = 100_000;

/**
 * The parts of `meta`; words that are none of them are left alone. Besides `title`, `{1,3}`, `focus={2}` and its like, and
 * `showLineNumbers` the forms of
 * MkDocs (`hl_lines="1 3-4" linenums="1"`) and VitePress (`[title] :line-numbers=1`) say the same.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const attributes = parseAttributes(meta);
  const textOf = (name: string): string | undefined => {
    const value = attributes.get(name);
    return value === true ? undefined : value;
  };
  const bare = meta.replace(/"[^"]*"|'[^']*'/g, (quoted) => ' '.repeat(quoted.length));
  const ranges = range.exec(bare)?.[1] ?? textOf('hl_lines')?.trim().replace(/\s+/g, ',');
  return {
    title: textOf('title') ?? bracketed.exec(bare)?.[1]?.trim() ?? null,
    marked: ranges === undefined ? undefined : parseRanges(ranges),
    lineClasses: classesOf(bare),
    lineNumbersFrom: firstLineNumber(attributes.get('showLineNumbers') ?? attributes.get('linenums'), bare),
    file: textOf('file'),
    region: textOf('region'),
    isUnchecked: attributes.get('no-check') === true,
    isSignature: attributes.get('signature') === true,
  };
}

function classesOf(meta: string): ReadonlyMap<number, readonly string[]> {
  const classes = new Map<number, string[]>();
  for (const [, name = '', lines = ''] of meta.matchAll(namedRange)) {
    for (const line of parseRanges(lines)) classes.set(line, [...(classes.get(line) ?? []), classByName.get(name) ?? name]);
  }
  return classes;
}

function firstLineNumber(value: string | true | undefined, meta: string): number | null {
  if (value === true) return 1;
  if (value !== undefined && /^\d{1,9}$/.test(value)) return Number(value);
  const [whole, first] = vitePressNumbers.exec(meta) ?? [];
  return whole === undefined ? null : Number(first ?? 1);
}

function parseRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:-(\d{1,6}))?\s*$/.exec(part);
    if (match === null) continue;
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? match[1]), mostLines);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}
