import type { Nodes } from 'mdast';

/** A change of a text: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `text` with `edits`; of two that overlap the one that begins first counts, and of those the longer one. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Where `node` stands in the text that it was parsed from. */
export function rangeOf(node: Nodes): readonly [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The line, from 1, in which `offset` stands. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** `text` without the white space that all its lines begin with. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const widths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const width = widths.reduce((least, next) => Math.min(least, next), Infinity);
  return width === 0 || width === Infinity
    ? text
    : lines.map((line) => line.slice(Math.min(width, /^[ \t]*/.exec(line)?.[0].length ?? 0))).join('\n');
}

/** `text` with `indent` before each line that is not empty, the first one left alone. */
export function indentRest(text: string, indent: string): string {
  return indent === '' ? text : text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** White space before `offset` in its line; empty when anything else stands there. */
export function indentAt(text: string, offset: number): string {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' ? before : '';
}

/** White space as wide as what stands before `offset` in its line; `undefined` when more than white space and marks of lists does. */
export function hangAt(text: string, offset: number): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(before) ? before.replace(/[^\t]/g, ' ') : undefined;
}

/** A directive. */
export interface DirectiveParts {
  readonly label?: string;
  /** Whether the label is Markdown; otherwise its brackets are escaped. */
  readonly isMarkup?: boolean;
  readonly attributes?: string;
  readonly content: string;
}

/** A directive around its content, with more colons than any line in it begins with. */
export function directive(name: string, { label = '', isMarkup = false, attributes = '', content }: DirectiveParts): string {
  const inner = [...content.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, colons = '']) => colons.length);
  const colons = ':'.repeat(Math.max(2, ...inner) + 1);
  const title = label === '' ? '' : `[${isMarkup ? label : label.replace(/[[\]\\]/g, '\\$&')}]`;
  const body = content.replace(/^\s*\n|\s+$/g, '');
  return `${colons}${name}${title}${attributes === '' ? '' : `{${attributes}}`}\n\n${body}\n\n${colons}`;
}
