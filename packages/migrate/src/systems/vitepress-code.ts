import path from 'node:path';
import type { Code } from 'mdast';
import { dedent, rangeOf, type Edit } from '../rewrite.ts';
import { isUntold, type PageWork, type VitePressContext } from './vitepress-page.ts';

interface CodeWork {
  readonly note: PageWork['note'];
  readonly noteHarmless: PageWork['note'];
  readonly context: Pick<VitePressContext, 'isUnnamed' | 'value'>;
  /** The labels of the group that the block stands in, as far as they were seen; in none there is nothing to tell apart. */
  readonly labels: Set<string> | undefined;
}

const opening = /^((?:`{3,}|~{3,})[ \t]*)([^\s`[{:]*)([^\n]*)/;

/**
 * What VitePress and its plugins write in the first line of a block of code and nobody else: `html-vue`, in whose code `{{ }}` is worked
 * out, a label without a language, a label with brackets in it, and the icon in a label of vitepress-plugin-group-icons.
 */
export function codeEdits(body: string, node: Code, work: CodeWork): readonly Edit[] {
  const { labels } = work;
  const [start, end] = rangeOf(node);
  const [whole = '', marks = '', written = '', rest = ''] = opening.exec(body.slice(start, end)) ?? [];
  const language = written.replace(/-vue$/, '');
  const values = language === written ? [] : expressionEdits(body, [start + whole.length, end], work);
  const label = /(?:^|(?<=[\s}]))\[(.*)\](?=[ \t]*(?:$|[{:]))/.exec(rest);
  const bare = label?.[1]?.replace(/[ \t]*~[^~]*~[ \t]*$/, '');
  const name = bare === undefined ? undefined : apart(bare, labels);
  const titled =
    label === null || name === undefined
      ? rest
      : rest.slice(0, label.index) + (/[[\]]/.test(name) ? `title="${name}"` : `[${name}]`) + rest.slice(label.index + label[0].length);
  const plain = rest.startsWith(':') ? 'text' : label === null ? '' : 'text ';
  const line = `${marks}${language === '' ? plain : language}${titled}`;
  return line === whole ? values : [{ start, end: start + whole.length, text: line }, ...values];
}

/** `label`, with a number behind it when another block of its group is called so. */
function apart(label: string, labels: Set<string> | undefined): string {
  let name = label;
  for (let count = 2; labels?.has(name) === true; count += 1) name = `${label} (${String(count)})`;
  labels?.add(name);
  return name;
}

/** The groups of code in `body`, each with a place for the labels in it. */
export function codeGroups(body: string): readonly { readonly start: number; readonly end: number; readonly labels: Set<string> }[] {
  return [...body.matchAll(/^[ \t]*(:{3,})[ \t]*code-group\b[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
    labels: new Set<string>(),
  }));
}

/** What stands in a group of code and is none, which VitePress shows all the same, stands behind the group: here a group holds nothing else. */
export function groupEnds(body: string): readonly Edit[] {
  const edits: Edit[] = [];
  let fence = '';
  // Of the group, and how many containers are open in what stands behind its code.
  let group: { readonly colons: string; depth: number } | undefined;
  let isOver = false;
  let at = 0;
  for (const line of body.split('\n')) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '' || mark !== undefined) {
      if (fence === '') fence = mark ?? '';
      else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = '';
      continue;
    }
    const opened = /^(:{3,})[ \t]*code-group\b/.exec(line)?.[1];
    if (group === undefined) {
      if (opened !== undefined) group = { colons: opened, depth: 0 };
      isOver = false;
    } else if (/^:{3,}[ \t]*$/.test(line)) {
      if (group.depth > 0) group.depth -= 1;
      else {
        if (isOver) edits.push({ start, end, text: '' });
        group = undefined;
      }
    } else if (line.trim() !== '' && !/^[ \t]*(?:<<<|@\[code|<!--)/.test(line)) {
      if (!isOver) edits.push({ start, end: start, text: `${group.colons}\n\n` });
      isOver = true;
      if (/^:{3,}[ \t]*\w/.test(line)) group.depth += 1;
    }
  }
  return edits;
}

function expressionEdits(body: string, [start, end]: readonly [number, number], work: CodeWork): readonly Edit[] {
  return [...body.slice(start, end).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].flatMap(({ index, 0: written, 1: expression = '' }) => {
    const value = work.context.value(expression);
    const place = { start: start + index, end: start + index + written.length };
    if (typeof value === 'string' || typeof value === 'number') return [{ ...place, text: String(value) }];
    if (isUntold(expression, work)) {
      work.noteHarmless('an expression of Vue that nothing gives a value', place.start, 'Nothing stands in its place, as in the old site.');
      return [{ ...place, text: '' }];
    }
    work.note('an expression of Vue in code', place.start, 'It stays in the code as it is written.');
    return [];
  });
}

/** The files that code is taken from. */
interface CodeFiles {
  /** The text of the file that a page calls `name`. */
  readonly textAt: (name: string) => string | undefined;
  readonly noteHarmless: (construct: string, at: number, fate: string) => void;
}

const codeImport = /^([ \t]*)@\[code([^\]\n]*)\]\(([^()\s]+)\)[ \t]*$/gm;

/** `@[code lang=java transcludeWith=:::1 highlight={1-3}](@/file.java)` of markdown-it-vuepress-code-snippet-enhanced. */
export function importedCode(source: string, start: number, { textAt, noteHarmless }: CodeFiles): readonly Edit[] {
  return [...source.matchAll(codeImport)].flatMap(({ index, 0: whole, 1: indent = '', 2: options = '', 3: name = '' }) => {
    const text = textAt(name);
    if (text === undefined) {
      noteHarmless('a code snippet of a file that is not there', start + index, 'Nothing stands in its place: the old site has no code there, either.');
      return [{ start: start + index, end: start + index + whole.length, text: '' }];
    }
    const option = (key: string): string | undefined => new RegExp(`\\b${key}=\\{?([^\\s{}]+)\\}?`).exec(options)?.[1];
    const language = option('lang') ?? (/^[ \t]+([\w-]+)(?![\w=-])/.exec(options)?.[1] || path.posix.extname(name).slice(1) || 'text');
    const mark = option('transcludeWith');
    const [from = 1, to] = option('transclude')?.split('-').map(Number) ?? [];
    const code = (mark === undefined ? text.split('\n').slice(from - 1, to) : markedLines(text, mark)).join('\n');
    const lines = option('highlight');
    const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));
    const block = [`${fence}${language}${lines === undefined ? '' : ` {${lines}}`}`, ...dedent(code).trimEnd().split('\n'), fence];
    return [{ start: start + index, end: start + index + whole.length, text: block.map((line) => indent + line).join('\n') }];
  });
}

/** What stands between the lines with `mark`, each pair of them. */
function markedLines(text: string, mark: string): readonly string[] {
  let isInside = false;
  return text.split('\n').filter((line) => {
    const isMark = line.split(/\s+/).some((word) => word.replace(/(?:\*\/|-->)$/, '') === mark);
    if (isMark) isInside = !isInside;
    return isInside && !isMark;
  });
}
