import { dedent, directive } from '../rewrite.ts';
import type { ReferenceWriter } from './python-reference.ts';
import { admonitionKinds } from './admonition-kinds.ts';
import { cleanInfo, isRun, markNotes, orderedItem } from './python-fences.ts';

/** What the blocks of one page need to know of its site. */
export interface PythonBlockContext {
  /** Where the file that a snippet names lies, seen from the page; `undefined`: there is none. */
  readonly includePath: (name: string) => string | undefined;
  /** Lines of the file that a snippet names; `undefined`: there is none. */
  readonly readSnippet: (name: string) => string | undefined;
  /** Tells of what does not come over, with the number of its line, from 0, in the text. */
  readonly note: (construct: string, line: number, fate: string) => void;
  /** Tells of a snippet in a line of its own whose file is not there. */
  readonly noteMissing: (name: string, line: number) => void;
  /** Writes a reference that is made of code; `undefined`: the code is not there. */
  readonly reference?: ReferenceWriter;
  /** The same of what readers miss nothing by. */
  readonly noteHarmless: PythonBlockContext['note'];
  readonly language: string;
  /** Whether numbers such as `(1)` in comments of all code lead to the list below it, not only of code that says so. */
  readonly annotatesCode: boolean;
  /** Languages of fences that functions of the site draw. */
  readonly drawnFences: ReadonlySet<string>;
  /** How many snippets stand around the text: one may name itself. */
  readonly depth?: number;
}

/** Lines of a page, with the numbers that they have in it. */
interface Block {
  readonly lines: readonly string[];
  readonly first: number;
}

const fence = /^([ \t]*)(`{3,}|~{3,})(.*)$/;
const admonition = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:["“«](.*)["”»])?[ \t]*$/;
const tab = /^([ \t]*)===([+!]*)[ \t]+["“«](.*)["”»][ \t]*$/;
const snippet = /^([ \t]*)-+8<-+[ \t]+["'“](.+)["'”][ \t]*$/;
const htmlBlock =
  /^([ \t]*)<(div|section|figure|article|aside|details|p|span|center|blockquote)\b([^>]*\bmarkdown(?:=["']?\w+["']?)?(?=[\s>])[^>]*)>(.*)$/;
// `/// note | Title`, the blocks of PyMdown that end at a mark of their own.
const htmlLine = /^[ \t]*<\/?[A-Za-z][^<>`]*>[ \t]*$/;
const slashes = /^([ \t]*)(\/{3,})[ \t]*([A-Za-z][\w-]*)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;
// `{! file.md !}` of markdown-include and mdx_include, and `{* file.py ln[1:9] hl[2] *}` for code.
const braceInclude = /^([ \t]*)\{([!*])[ \t]*(\S+?)((?:[ \t]+\w+\[[^\]]*\])*)[ \t]*\2\}[ \t]*$/;
// `::: package.module`, which mkdocstrings and its like make of code, in a heading or with options below it.
const generated = /^([ \t]*)(#{1,6}[ \t]+)?:::[ \t]*([\w.:/-]+)[ \t]*$/;
const listItem = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+/;

/**
 * The blocks of Python-Markdown and of PyMdown's extensions that are told by a mark and an indent, in our forms: admonitions,
 * collapsible blocks, tabs, snippets and HTML that holds Markdown. There is no parser of that dialect but its own, in Python;
 * like that one, this goes line by line and knows fences.
 */
export function convertPythonBlocks(text: string, context: PythonBlockContext): string {
  return convertLines({ lines: text.split('\n'), first: 0 }, context).join('\n');
}

function convertLines({ lines, first }: Block, context: PythonBlockContext): readonly string[] {
  const out: string[] = [];
  let index = 0;
  let isInList = false;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const isPlain = /^\S/.test(line) && !listItem.test(line);
    if (listItem.test(line)) isInList = true;
    else if (isPlain && (lines[index - 1] ?? '').trim() === '') isInList = false;
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    const taken = indent >= 4 && !isInList ? undefined : takeBlock({ lines, first }, index, context);
    index = taken?.next ?? index + 1;
    if (taken === undefined) out.push(line);
    else {
      // One empty line parts a block from what stands around it.
      const isFree = out.length === 0 || (out.at(-1) ?? '').trim() === '';
      // Code directly below a tag would be HTML, and what closes it would open it.
      if (fence.test(taken.lines[0] ?? '') && htmlLine.test(out.at(-1) ?? '')) out.push('');
      out.push(...(isFree && taken.lines[0] === '' ? taken.lines.slice(1) : taken.lines));
      if (out.at(-1) === '' && (lines[index] ?? '').trim() === '') out.pop();
    }
  }
  return out;
}

interface Taken {
  readonly lines: readonly string[];
  readonly next: number;
}

function takeBlock(block: Block, index: number, context: PythonBlockContext): Taken | undefined {
  const line = block.lines[index] ?? '';
  if (fence.test(line)) return takeFence(block, index, context);
  if (admonition.test(line)) return takeAdmonition(block, index, context);
  if (tab.test(line)) return takeTabs(block, index, context);
  if (snippet.test(line)) return takeSnippet(block, index, context);
  if (slashes.test(line)) return takeSlashes(block, index, context);
  if (braceInclude.test(line)) return takeBraceInclude(block, index, context);
  if (htmlBlock.test(line)) return takeHtml(block, index, context);
  if (generated.test(line)) return takeGenerated(block, index, context);
  return undefined;
}

/** The lines behind `index` that are empty or have at least four spaces more than `indent`, without these. */
function indentedBelow({ lines, first }: Block, index: number, indent: string): { readonly inner: Block; readonly next: number } {
  const least = indent.length + 4;
  let end = index + 1;
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replaceAll('\t', '    ');
    if (line.trim() === '') continue;
    if (line.length - line.trimStart().length < least) break;
    end = at + 1;
  }
  const inner = lines.slice(index + 1, end).map((line) => line.replaceAll('\t', '    ').slice(least));
  return { inner: { lines: inner, first: first + index + 1 }, next: end };
}

function indented(text: string, indent: string): readonly string[] {
  return text.split('\n').map((line) => (line === '' ? '' : indent + line));
}

function takeAdmonition(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = '', mark = '', words = 'note', title] = admonition.exec(block.lines[index] ?? '') ?? [];
  const [type = 'note'] = words.toLowerCase().split(/\s+/);
  const { inner, next } = indentedBelow(block, index, indent);
  const content = convertLines(inner, context).join('\n');
  const kind = admonitionKinds[type] ?? 'note';
  const shown = title ?? (kind === type ? undefined : named(type));
  const text = mark.startsWith('?')
    ? directive('details', {
        label: shown ?? named(type),
        attributes: mark.endsWith('+') ? 'open' : '',
        content,
      })
    : directive(kind, { ...(shown === undefined ? {} : { label: shown }), content });
  return { lines: ['', ...indented(text, indent), ''], next };
}

function takeTabs(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = ''] = tab.exec(block.lines[index] ?? '') ?? [];
  const tabs: string[] = [];
  const labels = new Map<string, number>();
  let next = index;
  for (;;) {
    const [, own, flags = '', label = ''] = tab.exec(block.lines[next] ?? '') ?? [];
    if (own !== indent || (tabs.length > 0 && flags.includes('!'))) break;
    const taken = indentedBelow(block, next, indent);
    const count = (labels.get(label) ?? 0) + 1;
    labels.set(label, count);
    const attributes = [
      ...(count > 1 ? [`value="${label.replaceAll('"', '')} ${String(count)}"`] : []),
      ...(flags.includes('+') ? ['default'] : []),
    ].join(' ');
    tabs.push(directive('tab', { label, attributes, content: convertLines(taken.inner, context).join('\n') }));
    next = taken.next;
    let following = next;
    while ((block.lines[following] ?? 'x').trim() === '') following += 1;
    if (following < block.lines.length && tab.test(block.lines[following] ?? '')) next = following;
    else break;
  }
  return { lines: ['', ...indented(directive('tabs', { content: tabs.join('\n\n') }), indent), ''], next };
}

function takeFence(block: Block, index: number, context: PythonBlockContext): Taken {
  const [opening = '', indent = '', marks = '', info = ''] = fence.exec(block.lines[index] ?? '') ?? [];
  let end = index + 1;
  while (end < block.lines.length && !isClosing(block.lines[end] ?? '', marks)) end += 1;
  const isClosed = end < block.lines.length;
  const [drawn = ''] = /^[\w-]+/.exec(info.trim()) ?? [];
  if (context.drawnFences.has(drawn))
    context.note(`a block that the site draws (${drawn})`, block.first + index, 'The text that it is made of stands in its place.');
  if (isRun(info)) context.note('code that is run while the site is built (markdown-exec)', block.first + index, 'The code is shown, and not what it gives.');
  const head = cleanInfo(info);
  const body = block.lines.slice(index + 1, end);
  const only = body.filter((line) => line.trim() !== '');
  const [name] = only.length === 1 ? (snippet.exec(only[0] ?? '')?.slice(2) ?? []) : [];
  const file = name === undefined ? undefined : context.includePath(name.replace(/:.*$/, ''));
  const region = name === undefined ? undefined : /:([A-Za-z][\w-]*)$/.exec(name)?.[1];
  if (file !== undefined && !/:\d/.test(name ?? '')) {
    const meta = `file="${file}"${region === undefined ? '' : ` region="${region}"`}`;
    return { lines: [`${indent}${marks}${head === '' ? 'text' : head} ${meta}`, `${indent}${marks}`], next: end + 1 };
  }
  const lines = body.flatMap((line, offset) => {
    const [, own = '', wanted = ''] = snippet.exec(line) ?? [];
    if (wanted === '') return [line];
    const found = context.readSnippet(wanted);
    if (found === undefined)
      context.note('a snippet of a file that is not there', block.first + index + 1 + offset, 'The line stays in the code.');
    return found === undefined ? [line] : indented(found.trimEnd(), own);
  });
  const first = head === info.trim() ? opening : `${indent}${marks}${head}`;
  const isNoted = (context.annotatesCode || /\.annotate\b/.test(info)) && orderedItem.test(block.lines.slice(end + 1).find((line) => line.trim() !== '') ?? '');
  return { lines: [first, ...(isNoted ? lines.map(markNotes) : lines), ...(isClosed ? [block.lines[end] ?? ''] : [])], next: isClosed ? end + 1 : end };
}

/** What is made of code leaves its name, to which links lead. */
function takeGenerated(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = '', marks = '', name = ''] = generated.exec(block.lines[index] ?? '') ?? [];
  const { inner, next } = indentedBelow(block, index, indent);
  const maker = name.includes('.') || !name.startsWith('mkdocs-') ? 'mkdocstrings' : name;
  const written = maker === name ? undefined : context.reference?.(name, inner.lines.join('\n'), marks.trim().length);
  if (written !== undefined) {
    context.noteHarmless('the look of a reference that is made of code (mkdocstrings)', block.first + index, 'Its declarations and texts stand there.');
    for (const gone of written.missing)
      context.note('a member of a reference that is made of code (mkdocstrings)', block.first + index, `${gone} is declared elsewhere; it is left out.`);
    const place = { lines: written.text.split('\n'), first: block.first + index };
    // A text may not ask for a reference in turn.
    const lines = convertLines({ ...place, first: block.first + index }, { ...context, reference: () => undefined });
    return { lines: ['', ...indented(lines.join('\n'), indent), ''], next };
  }
  context.note(`a reference that is made of code (${maker})`, block.first + index, 'Its name stands in its place.');
  const shown = marks === '' ? `<a id="${name}"></a>\`${name}\`` : `${marks}\`${name}\` {#${name}}`;
  return { lines: ['', ...(maker === name ? [] : [indent + shown, '']), `${indent}<!-- The reference of ${name} did not come over. -->`, ''], next };
}

function isClosing(line: string, marks: string): boolean {
  const text = line.trim();
  return text.length >= marks.length && text === marks.charAt(0).repeat(text.length);
}

function takeSnippet(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = '', name = ''] = snippet.exec(block.lines[index] ?? '') ?? [];
  const [, file = name, part] = /^(.*?)(?::([\w:,-]+))?$/.exec(name) ?? [];
  const path = context.includePath(file);
  if (path !== undefined && (part === undefined || /^[A-Za-z]/.test(part))) {
    return { lines: [`${indent}::include{file="${path}"${part === undefined ? '' : ` region="${part}"`}}`], next: index + 1 };
  }
  const found = context.readSnippet(name);
  if (found === undefined) {
    context.noteMissing(name, block.first + index);
    return { lines: [], next: index + 1 };
  }
  const depth = (context.depth ?? 0) + 1;
  const lines = found.trimEnd().split('\n');
  const inner = depth > 10 ? lines : convertLines({ lines, first: block.first + index }, { ...context, depth });
  return { lines: indented(inner.join('\n'), indent), next: index + 1 };
}

interface SlashBlock {
  readonly indent: string;
  readonly kind: string;
  readonly label: string;
  readonly options: ReadonlyMap<string, string>;
  readonly inner: Block;
  readonly next: number;
}

/** The block that begins with slashes in the line `index`: its options are indented below, and it ends at as many slashes. */
function readSlashes({ lines, first }: Block, index: number): SlashBlock | undefined {
  const [, indent = '', marks = '', kind = '', label = ''] = slashes.exec(lines[index] ?? '') ?? [];
  const end = lines.findIndex((line, at) => at > index && line.trim() === marks);
  if (marks === '' || end < 0) return undefined;
  const options = new Map<string, string>();
  let start = index + 1;
  for (; start < end; start += 1) {
    const [, key = '', value = ''] = /^[ \t]*(?: {4}|\t)(\w+):[ \t]*(.*?)[ \t]*$/.exec(lines[start] ?? '') ?? [];
    if (key === '') break;
    options.set(key, value.replace(/^(["'])(.*)\1$/, '$2').toLowerCase());
  }
  const inner = lines.slice(start, end).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
  return { indent, kind: kind.toLowerCase(), label, options, inner: { lines: inner, first: first + start }, next: end + 1 };
}

function takeSlashes(block: Block, index: number, context: PythonBlockContext): Taken | undefined {
  const found = readSlashes(block, index);
  if (found === undefined) return undefined;
  const { indent, kind, label, options, inner, next } = found;
  if (kind === 'tab') return takeSlashTabs(block, index, context);
  const content = convertLines(inner, context).join('\n');
  const type = kind === 'admonition' || kind === 'details' ? (options.get('type') ?? 'note') : kind;
  // The config may name kinds of admonitions of its own.
  const isOwn = admonitionKinds[type] === undefined && label !== '' && !/^(?:html|define|definition)$|caption$/.test(kind);
  if (isOwn) return { lines: ['', ...indented(directive('note', { label: `${named(type)} ${label}`, content }), indent), ''], next };
  if (admonitionKinds[type] === undefined) {
    const isFrame = kind === 'html';
    if (!isFrame) context.note(`a block of PyMdown (${kind})`, block.first + index, 'What it holds is kept.');
    return { lines: ['', ...indented(content, indent), ''], next };
  }
  const text =
    kind === 'details'
      ? directive('details', { label: label || 'Details', attributes: options.get('open') === 'true' ? 'open' : '', content })
      : directive(admonitionKinds[type] ?? 'note', { label: label || (admonitionKinds[type] === type ? '' : named(type)), content });
  return { lines: ['', ...indented(text, indent), ''], next };
}

function takeSlashTabs(block: Block, index: number, context: PythonBlockContext): Taken {
  const tabs: string[] = [];
  let next = index;
  for (;;) {
    const found = readSlashes(block, next);
    if (found?.kind !== 'tab' || (tabs.length > 0 && found.options.get('new') === 'true')) break;
    const attributes = found.options.get('select') === 'true' ? 'default' : '';
    tabs.push(directive('tab', { label: found.label, attributes, content: convertLines(found.inner, context).join('\n') }));
    next = found.next;
    let following = next;
    while (following < block.lines.length && (block.lines[following] ?? '').trim() === '') following += 1;
    if (readSlashes(block, following)?.kind !== 'tab') break;
    next = following;
  }
  const [, indent = ''] = slashes.exec(block.lines[index] ?? '') ?? [];
  return { lines: ['', ...indented(directive('tabs', { content: tabs.join('\n\n') }), indent), ''], next };
}

function named(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
}

/** A file between braces: Markdown is read like the page itself, code stands in a fence, of which some lines may be wanted or marked. */
function takeBraceInclude(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = '', sign = '', name = '', words = ''] = braceInclude.exec(block.lines[index] ?? '') ?? [];
  const text = context.readSnippet(name);
  if (text === undefined) {
    context.note('a snippet of a file that is not there', block.first + index, 'Nothing stands in its place.');
    return { lines: [], next: index + 1 };
  }
  const all = text.trimEnd().split('\n');
  if (sign === '!') {
    const inner = convertLines({ lines: all, first: block.first + index }, context).join('\n');
    return { lines: indented(inner, indent), next: index + 1 };
  }
  const ranges = (key: string): readonly (readonly [number, number])[] =>
    (new RegExp(`\\b${key}\\[([^\\]]*)\\]`).exec(words)?.[1] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [from = '', to = from] = part.split(':');
        return [Number(from), Number(to)];
      });
  const [shown = [1, all.length] as const] = ranges('ln');
  const line = (number: number): string => String(number - shown[0] + 1);
  const marked = ranges('hl').map(([from, to]) => (from === to ? line(from) : `${line(from)}-${line(to)}`));
  const language = name.slice(name.lastIndexOf('.') + 1);
  const lines = ['```' + language + (marked.length === 0 ? '' : ` {${marked.join(',')}}`), ...all.slice(shown[0] - 1, shown[1]), '```'];
  return { lines: lines.map((line) => (line === '' ? '' : indent + line)), next: index + 1 };
}

/** `<div markdown>`: the Markdown in it is parted from the tags by empty lines, and has no indent. */
function takeHtml(block: Block, index: number, context: PythonBlockContext): Taken {
  const [, indent = '', tag = '', attributes = '', rest = ''] = htmlBlock.exec(block.lines[index] ?? '') ?? [];
  const end = closingLine(block, index, tag);
  if (end === undefined) return { lines: [block.lines[index] ?? ''], next: index + 1 };
  const cleaned = attributes.replace(/\s*\bmarkdown(?:=["']?\w+["']?)?(?=\s|$)/, '');
  const opening = `<${tag}${cleaned.trimEnd()}>`;
  const closing = `</${tag}>`;
  if (end === index)
    return {
      lines: [`${indent}${opening}`, '', indent + rest.slice(0, rest.lastIndexOf(closing)), '', `${indent}${closing}`],
      next: index + 1,
    };
  const before = (block.lines[end] ?? '').slice(0, (block.lines[end] ?? '').lastIndexOf(closing));
  const lines = dedent([rest, ...block.lines.slice(index + 1, end), before].join('\n')).split('\n');
  const inner = convertLines({ lines, first: block.first + index }, context)
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '');
  const isGrid = /\bclass=["'][^"']*\bgrid\b/.test(attributes);
  if (!isGrid) return { lines: ['', `${indent}${opening}`, '', ...indented(inner, indent), '', `${indent}${closing}`, ''], next: end + 1 };
  const name = /\bcards\b/.test(attributes) && listItem.test(inner.trimStart()) ? 'cards' : 'grid';
  return { lines: ['', ...indented(directive(name, { content: inner }), indent), ''], next: end + 1 };
}

/** The line in which the element that begins in `index` ends; fences are no HTML. */
function closingLine({ lines }: Block, index: number, tag: string): number | undefined {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*?(/?)>`, 'g');
  let depth = 0;
  let marks: string | undefined;
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const opening = fence.exec(line)?.[2];
    if (marks !== undefined) {
      if (isClosing(line, marks)) marks = undefined;
      continue;
    }
    if (opening !== undefined) {
      marks = opening;
      continue;
    }
    for (const [, slash, closed] of line.matchAll(tags)) depth += slash === '/' ? -1 : closed === '/' ? 0 : 1;
    if (depth <= 0) return at;
  }
  return undefined;
}
