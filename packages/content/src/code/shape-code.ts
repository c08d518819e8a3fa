import type { Code } from 'mdast';
import {
  chooseLanguage, commentStylesOf, highlightLines, loadGrammar, magicActions, takeMagicComments, writeSignature, type CodeCut, type CodePiece, type MarkedCode,
} from '@helpgen/highlight';
import { escapeAttribute } from '@helpgen/model';
import type { CodeLanguage, Location, SourcePath, Stretch } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { offsetOfLine, placeInFile, type Place } from '../source/locate.ts';
import type { WrittenAttribute } from '../text/attributes.ts';
import { become, partFor, rangeOf, type Embed } from '../shape/mdast.ts';
import type { HtmlSlot, PartSlot } from '../slot.ts';
import { checkCode, placeInCode, type CodeBlock } from './check-code.ts';
import { takeCodeNotes } from './code-notes.ts';
import { parseCodeMeta } from './parse-code-meta.ts';

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
  const included = meta.file === undefined ? undefined : includedCode(node, meta.file, meta.region, compilation);
  return { node, language, meta, codeStart, ...(included ?? { code: node.value }) };
}

/** Makes the node of `block` the stand-in for a code block, highlighted line by line. */
export async function shapeCode(block: CodeBlock, compilation: Compilation): Promise<void> {
  const { meta, language } = block;
  const known = languageOf(block, compilation);
  const marked = markedCode(block, known, compilation);
  if (known !== undefined) {
    await loadGrammar(known);
    if (!meta.isUnchecked && !meta.isSignature) checkCode(block, known, compilation);
  }
  if (meta.isSignature) {
    replaceBySlot(block, { kind: 'html', html: writeSignature(block.code, known, compilation.mentions) }, compilation);
    return;
  }
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
  replaceBySlot(block, { kind: 'part', part: 'CodeBlock', props, html, text }, compilation);
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

/** Makes the node of a block the stand-in for `slot`. */
export function replaceBySlot({ node, from }: ReplacedBlock, slot: HtmlSlot | PartSlot, compilation: Compilation): void {
  become(node, partFor(from === undefined ? slot : { ...slot, from }, [], compilation));
}

type ReplacedBlock = Pick<CodeBlock, 'from'> & { readonly node: Embed };

function languageOf(block: CodeBlock, compilation: Compilation): CodeLanguage | undefined {
  const choice = chooseLanguage(block.language, compilation.codeLanguages);
  if (choice.kind !== 'unknown') return choice.kind === 'known' ? choice.language : undefined;
  const [start, end] = rangeOf(block.node);
  const at = compilation.prepared.text.toLowerCase().indexOf(block.language, start);
  const place = at >= 0 && at < end ? compilation.place(at, at + block.language.length) : compilation.place(start, end);
  const { suggestion, preset } = choice;
  compilation.report('HG2401', { language: block.language, suggestion, preset }, { at: place });
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

function includedCode(
  node: Code,
  file: WrittenAttribute,
  region: WrittenAttribute | undefined,
  compilation: Compilation,
): { readonly code: string; readonly from: SourcePath } | undefined {
  const [start, end] = rangeOf(node);
  const firstLine = compilation.prepared.text.slice(start, end).split('\n', 1)[0] ?? '';
  const placeOf = (attribute: WrittenAttribute): Place => {
    const index = firstLine.indexOf(String(attribute.value), firstLine.indexOf(attribute.name));
    return index < 0 ? compilation.place(start, start + firstLine.length) : compilation.place(start + index, start + index + String(attribute.value).length);
  };
  const source = compilation.shelf.open(String(file.value), [compilation.fileAt(start)], placeOf(file));
  if (source === undefined) return undefined;
  const ranges = compilation.shelf.linesOf(source, 0, region === undefined ? undefined : String(region.value), placeOf(region ?? file));
  if (ranges === undefined) return undefined;
  const code = ranges.map((lines) => source.text.slice(lines.start, lines.end)).join('').replace(/\n$/, '');
  return { code: region === undefined ? code : withoutIndent(code), from: source.file.path };
}

function withoutIndent(code: string): string {
  const lines = code.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : indents.reduce((a, b) => Math.min(a, b));
  return lines.map((line) => line.slice(indent)).join('\n');
}
