import type { CodeName } from '@helpgen/model';
import { parseTypeNotation } from './type-notation.ts';
import { lexScript, type ScriptToken } from './lex-script.ts';
import { parseScript } from './parse-script.ts';
import { readScript } from './read-script.ts';
import type { DeclaredNames } from './walk.ts';
import { declarators, ownTypes } from './words.ts';

const beforeTypes: ReadonlySet<string> = new Set(['новый', 'как', 'это']);
const oneName = /^(?:(?:новый|new) )?([\p{Lu}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*(?:\.[\p{L}_][\p{L}\p{N}_]*)?)(?:<[^<>]*>)?(?:\([^()]*\))?$/u;

/** What `code`, written inside of a sentence, names: one type or member, or the types of a notation. */
export function findInlineNames(code: string): readonly CodeName[] {
  if (code.length > 200 || !/\p{Lu}/u.test(code)) return [];
  const name = oneName.exec(code)?.[1];
  if (name !== undefined && !code.includes('<')) {
    const start = code.startsWith(name) ? 0 : 6 - (code.startsWith('new') ? 2 : 0);
    return [{ name, start, end: start + name.length }];
  }
  if (!/[<|?>]/.test(code)) return [];
  const notation = parseTypeNotation(code);
  return 'offset' in notation ? [] : notation.names.filter(({ name: inside }) => isCapital(inside));
}

/** A name with its later places. */
interface FoundName extends CodeName {
  readonly again: { readonly start: number; readonly end: number }[];
}

/** What a block of code names, and no name that the code itself declares; each name once, where it stands first, with its other places. */
export function findNames(code: string): readonly CodeName[] {
  const whole = lexScript(code);
  const lists = flatten(whole);
  const declared = namesDeclared(lists);
  const found = new Map<string, FoundName>();
  const add = (name: CodeName): void => {
    const key = `${name.role ?? ''} ${name.role === 'owner' ? name.name.slice(0, name.name.lastIndexOf('.')) : name.name}`;
    const known = found.get(key);
    // Whether there is such a member can be said only where it is read.
    if (known === undefined) found.set(key, { ...name, again: [], isChecked: name.role === 'member' || name.role === 'value' });
    else known.again.push({ start: name.start, end: name.end });
  };
  for (const tokens of lists) scan(tokens, declared, add);
  for (const name of readScript(parseScript(code, whole).statements, declared).names) add(name);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function scan(tokens: readonly ScriptToken[], declared: DeclaredNames, add: (name: CodeName) => void): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.kind === 'annotation') add({ name: token.text, start: token.start + 1, end: token.end });
    if (token.kind === 'literal') {
      const name = /^[\p{L}]+/u.exec(token.text)?.[0] ?? '';
      add({ name, start: token.start, end: token.start + name.length });
    }
    if (token.kind !== 'name' || !isCapital(token.text) || /^(?:\.|\?\.|::)$/.test(tokens[index - 1]?.text ?? '')) continue;
    const path = pathAt(tokens, index);
    const last = tokens[path.end];
    if (last === undefined || declared.types.has(path.name)) continue;
    if (isTypePlace(tokens, index, path.end)) add({ name: path.name, start: last.start, end: last.end });
    else if (!declared.values.has(path.name)) addOwner(tokens, path, add);
    index = path.end;
  }
}

interface NamePath {
  readonly name: string;
  /** Index of the token of its last word. */
  readonly end: number;
}

function pathAt(tokens: readonly ScriptToken[], start: number): NamePath {
  let end = start;
  while (tokens[end + 1]?.text === '::' && tokens[end + 2]?.kind === 'name') end += 2;
  const words = tokens.slice(start, end + 1).filter(({ kind }) => kind === 'name');
  return { name: words.map(({ text }) => text).join('::'), end };
}

/** In an expression a type is named to reach what belongs to it; anything else is a variable of a text that is not here. */
function addOwner(tokens: readonly ScriptToken[], { name, end }: NamePath, add: (name: CodeName) => void): void {
  const owner = tokens[end];
  const member = tokens[end + 2];
  if (owner === undefined || tokens[end + 1]?.text !== '.' || member?.kind !== 'name') return;
  add({ name: `${name}.${member.text}`, role: 'owner', start: owner.start, end: owner.end });
}

function isTypePlace(tokens: readonly ScriptToken[], start: number, end: number): boolean {
  const before = tokens[start - 1]?.text ?? '';
  if (tokens[start - 1]?.kind === 'keyword' && (beforeTypes.has(before) || (before === 'не' && tokens[start - 2]?.text === 'это'))) return true;
  const next = tokens[end + 1];
  const isGeneric = next?.text === '<' && next.start === tokens[end]?.end;
  if (isGeneric || before === '->') return isGeneric;
  if (before === '<' && tokens[start - 2]?.end === tokens[start - 1]?.start) return true;
  if (before === '|') return isTypePlace(tokens, start - 2, start - 2);
  if (before === ',') return isInsideGeneric(tokens, start - 1);
  if (before !== ':') return false;
  // `Имя: Тип` is declared in brackets, behind a declarator, or by the brackets of a method; otherwise it is `? :`.
  const declaring = tokens[start - 3];
  if (tokens[start - 2]?.text === ')') return true;
  if (tokens[start - 2]?.kind !== 'name') return false;
  return declaring !== undefined && (/^[(,]$/.test(declaring.text) || declarators.has(declaring.text));
}

function isInsideGeneric(tokens: readonly ScriptToken[], from: number): boolean {
  let depth = 0;
  for (let index = from; index >= 0 && from - index < 40; index -= 1) {
    const text = tokens[index]?.text ?? '';
    if (text === '>') depth += 1;
    else if (text === '<' && depth > 0) depth -= 1;
    else if (text === '<') return tokens[index - 1]?.end === tokens[index]?.start && isCapital(tokens[index - 1]?.text ?? '');
    else if (!/^(?:[,|?()]|->|::|\.)$/.test(text) && tokens[index]?.kind !== 'name') return false;
  }
  return false;
}

/** The names that `tokens` declare in any way. */
export function declaredIn(tokens: readonly ScriptToken[]): DeclaredNames {
  return namesDeclared(flatten(tokens));
}

function flatten(tokens: readonly ScriptToken[]): readonly (readonly ScriptToken[])[] {
  return [tokens, ...tokens.flatMap(({ inside = [] }) => inside.flatMap(flatten))];
}

function namesDeclared(lists: readonly (readonly ScriptToken[])[]): DeclaredNames {
  const types = new Set<string>();
  const values = new Set<string>();
  for (const tokens of lists) {
    for (const [index, { kind, text }] of tokens.entries()) {
      const before = tokens[index - 1];
      if (kind !== 'name' || before === undefined) continue;
      const next = tokens[index + 1]?.text;
      if (before.kind === 'keyword' && ownTypes.has(before.text)) types.add(text);
      else if (before.kind === 'keyword' && declarators.has(before.text) && (before.text !== 'исп' || next !== '.')) values.add(text);
      else if (/^[(,]$/.test(before.text) && /^[:,)=]$/.test(next ?? '')) values.add(text);
      else if (next === '->') values.add(text);
    }
  }
  // An own type of the text is none of the library's, and an argument in brackets may be a parameter.
  return { types, values };
}

function isCapital(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}
