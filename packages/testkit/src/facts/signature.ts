import { parseTypeNotation } from '@helpgen/script';
import type { TypeAlternative } from '@helpgen/script';

/** A parameter with its type in normal form. */
export interface ParameterFact {
  readonly name: string;
  readonly type: string;
  readonly value?: string;
}

/** A signature in normal form; a property has no parameters. */
export interface Signature {
  readonly name: string;
  readonly parameters?: readonly ParameterFact[];
  readonly result: string;
  readonly isStatic?: boolean;
  readonly isWritable?: boolean;
}

/** A type in normal form, so that the same types are the same text: unions in any order, `X?` and `X|Неопределено`. */
export function normalType(text: string): string {
  const type = parseTypeNotation(text);
  if ('offset' in type) return text.trim();
  const names = type.alternatives.map(normalAlternative);
  if (type.head === undefined && isOptional(text)) names.push('Неопределено');
  return [...new Set(names)].toSorted().join('|');
}

function normalAlternative(alternative: TypeAlternative): string {
  if ('result' in alternative) return `(${alternative.parameters.map(normalType).join(',')})->${normalType(alternative.result)}`;
  const inside = alternative.arguments.map(normalType).join(',');
  return inside === '' ? alternative.name : `${alternative.name}<${inside}>`;
}

/** Whether a `?` stands at the top: of the whole, or of one of what a union joins. */
function isOptional(text: string): boolean {
  const whole = text.trim();
  if (isFunction(whole)) return false;
  return cutAtTop(whole, '|').some((part) => part === '?' || (part.endsWith('?') && !isFunction(part)) || (closesWhole(part) && isOptional(part.slice(1, -1))));
}

/** `(А)->Б?`: what follows the arrow belongs to the result. */
const isFunction = (text: string): boolean => text.startsWith('(') && text.slice(endOfBracket(text, 0) + 1).trimStart().startsWith('->');
const closesWhole = (text: string): boolean => text.startsWith('(') && endOfBracket(text, 0) === text.length - 1;

/** Reads `Имя<Т>(А: Б = В): Результат` or `Имя: Тип`. */
export function parseSignature(text: string): Signature {
  const open = /^[\p{L}\p{N}_]*(?:<[^(]*>)?\(/u.exec(text)?.[0].length;
  if (open === undefined) {
    const [name = '', ...type] = cutAtTop(text, ':');
    return { name, result: normalType(type.join(':')) };
  }
  const close = endOfBracket(text, open - 1);
  const parameters = cutAtTop(text.slice(open, close), ',').map(parseParameter);
  return { name: text.slice(0, open - 1).replace(/<.*$/, ''), parameters, result: normalType(text.slice(close + 1).replace(/^\s*:\s*/, '')) };
}

function parseParameter(text: string): ParameterFact {
  const [head = '', ...value] = cutAtTop(text, '=');
  const [name = '', ...type] = cutAtTop(head, ':');
  return { name, type: normalType(type.join(':')), ...(value.length > 0 ? { value: withoutSpaces(value.join('=')) } : {}) };
}

/** Code in which spaces say nothing. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Cuts at a separator outside of brackets and strings. */
function cutAtTop(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { at, mark, depth } of marksOf(text)) {
    if (mark !== separator || depth > 0) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

function endOfBracket(text: string, start: number): number {
  for (const { at, depth, closes } of marksOf(text.slice(start))) if (closes && depth === 0) return start + at;
  return text.length;
}

/** Each character outside of strings, with how many brackets are open behind it. */
function* marksOf(text: string): Generator<{ readonly at: number; readonly mark: string; readonly depth: number; readonly closes: boolean }> {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '"' && text.charAt(at - 1) !== '\\') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const closes = ')]}'.includes(mark) || (mark === '>' && text.charAt(at - 1) !== '-');
    if ('<([{'.includes(mark)) depth += 1;
    else if (closes) depth -= 1;
    yield { at, mark, depth, closes };
  }
}

/** How a signature is shown in a finding. */
export function showSignature({ parameters, result, isStatic, isWritable }: Signature): string {
  const list = parameters?.map(({ name, type, value }) => `${name}: ${type}${value === undefined ? '' : ` = ${value}`}`).join(', ');
  const marks = `${isStatic === true ? ' static' : ''}${isWritable === true ? ' writable' : ''}`;
  return `${list === undefined ? '' : `(${list})`}${result === '' ? '' : `: ${result}`}${marks}`;
}
