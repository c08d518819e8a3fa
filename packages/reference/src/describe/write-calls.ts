import type { CallForm, Example, GenericParameter, Parameter, Thrown } from '../type-description.ts';
import { escapeInline } from './escape-inline.ts';
import type { FieldPath } from './description-file.ts';
import type { EvidenceNotes } from './evidence.ts';
import type { PageWriter } from './page-text.ts';
import type { ReferenceWords } from './reference-words.ts';

/** What writes the parts of a page, and the words between them. */
export interface PageTools {
  readonly page: PageWriter;
  readonly words: ReferenceWords;
  readonly notes: EvidenceNotes;
}

/** Writes `signature` as code of the script language. */
export function writeSignature({ page }: PageTools, signature: string): void {
  page.raw(`\`\`\`xbsl signature\n${signature}\n\`\`\`\n\n`);
}

/** Writes what a call takes, gives and throws, as rows of one shape, with its examples. */
export function writeCall(tools: PageTools, call: CallForm, path: FieldPath): void {
  const { page, words } = tools;
  writeParameters(tools, call.parameters, [...path, 'parameters']);
  if (call.returns?.description !== undefined) {
    page.mark({ kind: 'rows', label: words.result });
    page.raw(`**${words.result}:** \`${call.returns.type}\`. `);
    page.inline([...path, 'returns', 'description']);
    page.raw('\n\n');
  }
  writeThrows(tools, call.throws, [...path, 'throws']);
  writeExamples(tools, call.examples, [...path, 'examples'], 0);
}

/** Writes `parameters` with what they mean. */
export function writeParameters({ page, words }: PageTools, parameters: readonly Parameter[] | undefined, path: FieldPath): void {
  if (parameters === undefined || parameters.length === 0) return;
  page.mark({ kind: 'rows' });
  page.raw(`| ${words.parameter} | ${words.meaning} |\n| --- | --- |\n`);
  for (const [index, { name, aliases, since, type, default: value }] of parameters.entries()) {
    page.raw(`| ${parameterCell(name)}: ${codeCell(type)}${value === undefined ? '' : ` = ${codeCell(value)}`} | `);
    page.inline([...path, index, 'description'], true);
    page.raw(`${inItalics(historyOf(words, { since }, aliases))} |\n`);
  }
  page.raw('\n');
}

type Since = { readonly [key in 'since' | 'until']?: string | undefined };

/** Since when and until when something is there, and what it was called before, a sentence each. */
export function historyOf(words: ReferenceWords, { since, until }: Since, aliases?: readonly string[]): readonly string[] {
  return [
    ...(since === undefined ? [] : [words.since(escapeInline(since))]),
    ...(until === undefined ? [] : [words.until(escapeInline(until))]),
    ...(aliases === undefined ? [] : [formerNames(words, aliases)]),
  ];
}

/** `sentences` behind others, in italics. */
export function inItalics(sentences: readonly string[]): string {
  return sentences.map((sentence) => ` *${sentence}*`).join('');
}

function formerNames(words: ReferenceWords, aliases: readonly string[]): string {
  return asSentence(words.former(aliases.map((name) => `${codeCell(name)}{.no-link}`)));
}

/** What a badge says, as a sentence. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Writes generic parameters with what they stand for. */
export function writeGenerics({ page, words }: PageTools, generics: readonly GenericParameter[] | undefined, path: FieldPath): void {
  if (generics?.some(({ description }) => description !== undefined) !== true) return;
  page.mark({ kind: 'rows', label: words.generic });
  page.raw(`| ${words.generic} | ${words.meaning} |\n| --- | --- |\n`);
  for (const [index, { name, extends: bound }] of generics.entries()) {
    page.raw(`| ${parameterCell(name)}${bound === undefined ? '' : `: ${codeCell(bound)}`} | `);
    page.inline([...path, index, 'description'], true);
    page.raw(' |\n');
  }
  page.raw('\n');
}

/** Writes which exceptions are thrown. */
export function writeThrows({ page, words }: PageTools, throws: readonly Thrown[] | undefined, path: FieldPath): void {
  if (throws === undefined || throws.length === 0) return;
  page.mark({ kind: 'rows', label: words.exception });
  for (const [index, { type }] of throws.entries()) {
    page.raw(`- \`${type}\` — `);
    page.inline([...path, index, 'when']);
    page.raw('\n');
  }
  page.raw('\n');
}

/** Writes `examples`; with a level, their titles are headings of it. */
export function writeExamples({ page, words }: PageTools, examples: readonly Example[] | undefined, path: FieldPath, level: number): void {
  for (const [index, { title, output }] of (examples ?? []).entries()) {
    if (title !== undefined) {
      page.raw(level > 0 ? `${'#'.repeat(level)} ` : '**');
      page.inline([...path, index, 'title']);
      page.raw(level > 0 ? '\n\n' : '**\n\n');
    }
    page.blocks([...path, index, 'description']);
    const writeCode = (): void => page.fence('xbsl', [...path, index, 'code']);
    if (output === undefined) {
      writeCode();
      continue;
    }
    const writeBoth = (): void => {
      writeCode();
      page.fence(`text title="${words.output}"`, [...path, index, 'output']);
    };
    if (level > 0) writeBoth();
    else page.group({ part: 'Example' }, writeBoth);
  }
}

/** The name of a parameter, which may be called like a type. */
function parameterCell({ ru }: Parameter['name']): string {
  return `${codeCell(ru)}{.no-link}`;
}

/** `code` as the only content of a table's cell. */
export function codeCell(code: string): string {
  const marks = '`'.repeat(Math.max(1, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${marks}${code.replaceAll('|', '\\|').replaceAll('\n', ' ')}${marks}`;
}
