import type { Code } from 'mdast';
import {
  blankRemoved, chooseLanguage, commentStylesOf, highlightLines, loadGrammar, magicActions, takeMagicComments, writeSignature, type CodeCut, type CodePiece,
  type MarkedCode,
} from '@helpgen/highlight';
import { escapeAttribute } from '@helpgen/model';
import type { CodeLanguage, Location, SourcePath, Stretch } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { offsetOfLine, placeInFile, type Place } from '../source/locate.ts';
import { stretchOfValue } from '../text/attributes.ts';
import { become, partFor, placeOfWords, rangeOf } from '../shape/mdast.ts';
import type { HtmlSlot, PartSlot } from '../slot.ts';
import { takeCodeNotes } from './code-notes.ts';
import { parseCodeMeta, type CodeMeta } from './parse-code-meta.ts';

/** A code block with its fence read and its text at hand. */
export interface CodeBlock {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly code: string;
  /** The file that the code was read from; absent: it stands in the fence. */
  readonly from?: SourcePath;
  /** Offset of the first line of code in the prepared text. */
  readonly codeStart: number;
}

/** Reads the fence of the `code` node; what a `file` attribute names takes the place of the text. */
export function openCodeBlock(node: Code, compilation: Compilation): CodeBlock {
  const [start, end] = rangeOf(node);
  // Behind the language, without a space: `js{1,3}`, `js:line-numbers`, `rust,ignore`.
  const [, written = '', glued = ''] = /^([{:,]?[^{:,]*)(.*)$/.exec(node.lang ?? '') ?? [];
  const isMeta = written.startsWith('{') || /^(?:title|showLineNumbers|file|region)(?:=|$)/.test(written);
  const metaText = isMeta ? `${node.lang ?? ''} ${node.meta ?? ''}` : `${glued.replaceAll(':', ' :')} ${node.meta ?? ''}`;
  const meta = parseCodeMeta(metaText);
  const lineEnd = compilation.prepared.text.indexOf('\n', start);
  const codeStart = written === '' ? start : lineEnd < 0 ? end : lineEnd + 1;
  const language = isMeta || written === '' ? compilation.options.defaultLanguage : written.toLowerCase();
  const isFence = /^(?:`{3}|~{3})/.test(compilation.prepared.text.slice(start, start + 3));
  if (written === '' && isFence) compilation.report('HG2403', {}, { at: compilation.place(start, start + 3) });
  return { node, language, meta, codeStart, ...(includedCode(node, meta, compilation) ?? { code: node.value }) };
}

/** Makes the node of `block` the stand-in for a code block, highlighted line by line. */
export async function shapeCode(block: CodeBlock, compilation: Compilation): Promise<void> {
  const { meta, language, from } = block;
  const draw = (slot: HtmlSlot | PartSlot): void => become(block.node, partFor(from === undefined ? slot : { ...slot, from }, [], compilation));
  const known = languageOf(block, compilation);
  const marked = markedCode(block, known, compilation);
  if (known !== undefined) {
    await loadGrammar(known);
    if (!meta.isUnchecked && !meta.isSignature) checkCode(block, known, compilation);
  }
  if (meta.isSignature) return draw({ kind: 'html', html: writeSignature(block.code, known, compilation.mentions) });
  const noted = takeCodeNotes(marked.code, block.node, block.codeStart, compilation);
  const canBeChecked = !meta.isUnchecked && marked.code === block.code;
  const placeOf = (stretch: Stretch): Location => placeInFile(placeInCode(block, stretch, compilation));
  const cuts = cutsOf(noted.code, known, canBeChecked ? placeOf : undefined, compilation);
  const lines = highlightLines(noted.code, known?.name ?? '', cuts).map((line, index) => withMarks(line, noted.marks.get(index)));
  const classesOf = (index: number): readonly string[] => [
    ...(meta.marked?.has(index + 1) === true ? ['marked'] : []),
    ...(meta.lineClasses.get(index + 1) ?? []),
    ...(marked.classes.get(index + 1) ?? []),
  ];
  // Elements around lines are for numbers and marks; code without them is only text and colours.
  const hasLines = typeof meta.lineNumbersFrom === 'number' || meta.marked !== undefined || meta.lineClasses.size + marked.classes.size > 0;
  const html = lines.flatMap((line, index) =>
    hasLines ? [`<span class="${escapeAttribute(['line', ...classesOf(index)].join(' '))}">`, ...line, '\n</span>'] : [...line, '\n'],
  );
  const props = { language, title: meta.title, lineNumbersFrom: meta.lineNumbersFrom, lineCount: lines.length };
  const text = meta.title === null ? noted.code : `${meta.title} ${noted.code}`;
  draw({ kind: 'part', part: 'CodeBlock', props, html, text });
}

/** Reports what `language` finds wrong with the code of `block`; lines that are shown as removed do not count. */
function checkCode(block: CodeBlock, language: CodeLanguage, compilation: Compilation): void {
  if (language.check === undefined) return;
  const code = blankRemoved(block.code, commentStylesOf(language));
  for (const { start, end, ...found } of language.check(code)) {
    const at = placeInCode(block, { start, end }, compilation);
    if ('claim' in found) compilation.claims.push({ claim: found.claim, place: placeInFile(at) });
    else compilation.tell(found, { at });
  }
}

/** The place in the sources of a stretch of the code of `block`. */
function placeInCode(block: CodeBlock, stretch: Stretch, compilation: Compilation): Place {
  const [start, end] = block.meta.file === undefined ? rangeInCode(block, stretch, compilation) : rangeOf(block.node);
  return compilation.place(start, end);
}

function rangeInCode({ code, codeStart }: CodeBlock, mistake: Stretch, { prepared }: Compilation): readonly [number, number] {
  const at = Math.min(mistake.start, code.trimEnd().length - 1);
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const start = offsetOfLine(prepared.text, code.slice(0, lineStart).split('\n').length, codeStart);
  // In a list the lines of the file are indented, those of the code are not.
  const written = code.slice(lineStart).split('\n', 1)[0] ?? '';
  const indent = Math.max(0, prepared.text.indexOf(written, start) - start);
  const found = start + indent + at - lineStart;
  return [found, found + Math.max(1, Math.min(mistake.end - mistake.start, written.length - (at - lineStart)))];
}

/** `line` with the marks of notes in the place of the white space that stands for them. */
function withMarks(line: readonly CodePiece[], marks: string | undefined): readonly CodePiece[] {
  if (marks === undefined) return line;
  const last = line.at(-1);
  if (typeof last !== 'string') return [...line, marks];
  const end = '</span>';
  const text = last.trimEnd();
  return [...line.slice(0, -1), text.endsWith(end) ? text.slice(0, -end.length).trimEnd() + end : text, marks];
}

type PlaceOf = (stretch: Stretch) => Location;

/** Names in `code` are pieces of their own, so that they can become links; where they are checked they say where they stand. */
function cutsOf(code: string, language: CodeLanguage | undefined, placeOf: PlaceOf | undefined, { mentions }: Compilation): readonly CodeCut[] {
  if (mentions === undefined || language?.names === undefined) return [];
  return language.names(code, 'block').map(({ start, end, name, role, again = [], isChecked = false }) => ({
    start,
    end,
    piece: (html) => {
      const places = placeOf !== undefined && isChecked ? [{ start, end }, ...again].map(placeOf) : [];
      return { mention: mentions.add({ name, ...(role === undefined ? {} : { role }) }, places), html };
    },
  }));
}

function languageOf(block: CodeBlock, compilation: Compilation): CodeLanguage | undefined {
  const choice = chooseLanguage(block.language, compilation.codeLanguages);
  if (choice.kind !== 'unknown') return choice.kind === 'known' ? choice.language : undefined;
  const { language, node } = block;
  const { suggestion, preset } = choice;
  const at = placeOfWords((node.lang ?? '').slice(0, language.length), node, compilation);
  compilation.report('HG2401', { language, suggestion, preset }, { at });
  return undefined;
}

function markedCode(block: CodeBlock, language: CodeLanguage | undefined, compilation: Compilation): MarkedCode {
  if (language?.name === 'diff') return { code: block.code, classes: diffClasses(block.code), problems: [] };
  // A range in the fence says which lines count: magic comments are then part of the code.
  const actions = block.meta.marked === undefined ? magicActions(compilation.options.magicComments) : new Map<string, never>();
  const marked = takeMagicComments(block.code, commentStylesOf(language), actions);
  for (const { line, problem } of marked.problems) {
    const start = block.meta.file === undefined ? offsetOfLine(compilation.prepared.text, line, block.codeStart) : rangeOf(block.node)[0];
    const end = compilation.prepared.text.indexOf('\n', start);
    compilation.report('HG2402', { problem }, { at: compilation.place(start, end < 0 ? start + 1 : end) });
  }
  return marked;
}

function diffClasses(code: string): ReadonlyMap<number, readonly string[]> {
  const classes = new Map<number, readonly string[]>();
  for (const [index, line] of code.split('\n').entries()) {
    if (line.startsWith('+') && !line.startsWith('+++')) classes.set(index + 1, ['added']);
    if (line.startsWith('-') && !line.startsWith('---')) classes.set(index + 1, ['removed']);
  }
  return classes;
}

/** What the attributes `file` and `region` of the fence name; `undefined` when it is not there, which is reported. */
function includedCode(node: Code, { file, region }: CodeMeta, compilation: Compilation): Pick<CodeBlock, 'code' | 'from'> | undefined {
  if (file === undefined) return undefined;
  const { prepared, shelf } = compilation;
  const [start, end] = rangeOf(node);
  const [firstLine = ''] = prepared.text.slice(start, end).split('\n', 1);
  const placeOf = (name: string, value: string): Place => {
    const [from, to] = stretchOfValue(firstLine, name, value);
    return compilation.place(start + from, start + to);
  };
  const ofFile = placeOf('file', file);
  const source = shelf.open(file, [compilation.fileAt(start)], ofFile);
  const ranges = source && shelf.linesOf(source, 0, region, region === undefined ? ofFile : placeOf('region', region));
  if (source === undefined || ranges === undefined) return undefined;
  const code = ranges.map((lines) => source.text.slice(lines.start, lines.end)).join('').replace(/\n$/, '');
  return { code: region === undefined ? code : withoutIndent(code), from: source.file.path };
}

function withoutIndent(code: string): string {
  const lines = code.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : indents.reduce((a, b) => Math.min(a, b));
  return lines.map((line) => line.slice(indent)).join('\n');
}
