import { createTokenReader, nameOf, type TokenReader } from './token-reader.ts';
import { parseType, parseTypeArguments } from './parse-types.ts';

/** What an expression needs of the statements that may stand in it. */
export interface ExpressionContext {
  readonly reader: TokenReader;
  /** Reads the statements of a lambda up to its `;`. */
  block(opener: string): void;
  /** Tells of a mistake in another text: the code inside of a string. */
  failIn(reader: TokenReader): void;
}

const binary: readonly (readonly string[])[] = [
  ['или'],
  ['и'],
  ['не'],
  ['это', 'как'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
  ['**'],
];
const level = { not: 2, type: 3 };

/** Reads an expression; what it is tells whether something can be assigned to it. */
export function parseExpression(context: ExpressionContext): { readonly isTarget: boolean } {
  const { reader } = context;
  let isTarget = false;
  reader.nested(() => {
    isTarget = parseBinary(context, 0);
    if (reader.accept('??')) {
      parseExpression(context);
      isTarget = false;
    }
    if (reader.accept('?')) {
      parseExpression(context);
      if (reader.expect(':', 'between the two results of `?`')) parseExpression(context);
      isTarget = false;
    }
  });
  return { isTarget };
}

function parseBinary(context: ExpressionContext, depth: number): boolean {
  const { reader } = context;
  const operators = binary[depth];
  if (operators === undefined) return parseUnary(context);
  if (depth === level.not) {
    let isNegated = false;
    while (reader.accept('не')) isNegated = true;
    return parseBinary(context, depth + 1) && !isNegated;
  }
  let isTarget = parseBinary(context, depth + 1);
  while (operators.some((operator) => reader.is(operator))) {
    isTarget = false;
    reader.take();
    if (depth === level.type) {
      reader.accept('не');
      parseType(reader);
    } else parseBinary(context, depth + 1);
  }
  return isTarget;
}

function parseUnary(context: ExpressionContext): boolean {
  const { reader } = context;
  let isSigned = false;
  while (reader.is('+') || reader.is('-')) {
    reader.take();
    isSigned = true;
  }
  if (reader.accept('&')) {
    parseReference(context);
    return false;
  }
  return parsePostfix(context) && !isSigned;
}

/** `&Имя`, `&Модуль.Имя`, `&Имя(Число, Строка)`, `&Тип.новый`. */
function parseReference({ reader }: ExpressionContext): void {
  reader.name('the name of a method');
  while (reader.accept('.') || reader.accept('::')) reader.take();
  if (reader.is('(') && !reader.peek().isFirst) {
    reader.take();
    if (!reader.is(')')) do parseType(reader); while (reader.accept(','));
    reader.expect(')', 'behind the types of parameters');
  }
}

function parsePostfix(context: ExpressionContext): boolean {
  const { reader } = context;
  let isTarget = parsePrimary(context);
  for (;;) {
    if (reader.is('.') || reader.is('?.')) {
      const isSafe = reader.take().text === '?.';
      if (reader.peek().kind === 'name' || reader.peek().kind === 'keyword') reader.take();
      else reader.fail(`the name of a member is wanted, but ${nameOf(reader.peek())} stands here`);
      isTarget = !isSafe;
      if (isGeneric(reader)) parseTypeArguments(reader);
    } else if (reader.is('(') && !reader.peek().isFirst) {
      parseArguments(context);
      isTarget = false;
    } else if (reader.is('[') && !reader.peek().isFirst) {
      reader.take();
      parseExpression(context);
      reader.expect(']', 'behind the index');
      isTarget = true;
    } else if (reader.is('!') && !reader.peek().isFirst) {
      reader.take();
      isTarget = false;
    } else return isTarget;
  }
}

/** Reads what stands in the brackets of a call. */
export function parseArguments(context: ExpressionContext): void {
  const { reader } = context;
  if (!reader.expect('(', 'before arguments')) return;
  if (!reader.is(')')) {
    do {
      if (reader.isName() && reader.is('=', 1)) {
        reader.take();
        reader.take();
      }
      parseExpression(context);
    } while (reader.accept(','));
  }
  reader.expect(')', 'behind arguments');
}

/** Whether the `<` that may be next begins type arguments: they end in a way in which a comparison cannot. */
function isGeneric(reader: TokenReader): boolean {
  if (!reader.is('<') || !reader.touches()) return false;
  let isOne = false;
  reader.attempt(() => {
    if (!parseTypeArguments(reader)) return false;
    const { text, kind, isFirst } = reader.peek();
    isOne = isFirst || kind === 'end' || /^(?:[().,;:\]}]|\?\.|::|==|!=)$/.test(text);
    // Only looked at: what was read is given back.
    return false;
  });
  return isOne;
}

const wholeTokens: ReadonlySet<string> = new Set(['number', 'pattern', 'literal']);

function parsePrimary(context: ExpressionContext): boolean {
  const { reader } = context;
  const token = reader.peek();
  if (wholeTokens.has(token.kind) || reader.is('этот') || reader.is('глобальный')) {
    reader.take();
    return false;
  }
  if (token.kind === 'string') return parseString(context);
  if (token.kind === 'wrong') {
    reader.fail(token.text.startsWith('"') ? 'the text in quotes does not end' : `\`${token.text}\` is no part of the language`);
    return false;
  }
  if (reader.is('новый')) return parseCreation(context);
  if (reader.is('метод') && reader.is('(', 1)) return parseMethodLambda(context);
  if (reader.is('выбросить')) {
    reader.take();
    parseExpression(context);
    return false;
  }
  if (reader.is('(')) return parseBracket(context);
  if (reader.is('[')) return parseList(context, ']');
  if (reader.is('{')) return parseList(context, '}');
  if (reader.is('<')) {
    parseTypeArguments(reader);
    if (!reader.is('[') && !reader.is('{')) reader.fail('`[` or `{` is wanted behind the types of an empty collection');
    return parseList(context, reader.is('[') ? ']' : '}');
  }
  if (reader.isName()) return parseName(context);
  reader.fail(`an expression is wanted, but ${nameOf(token)} stands here`);
  return false;
}

function parseName(context: ExpressionContext): boolean {
  const { reader } = context;
  if (reader.is('->', 1)) {
    reader.take();
    reader.take();
    parseExpression(context);
    return false;
  }
  reader.take();
  while (reader.accept('::')) reader.name('a name');
  if (isGeneric(reader)) parseTypeArguments(reader);
  return true;
}

function parseString({ reader, failIn, block }: ExpressionContext): boolean {
  for (const tokens of reader.take().inside ?? []) {
    const inner = createTokenReader(tokens);
    parseExpression({ reader: inner, block, failIn });
    if (!inner.hasFailed() && inner.peek().kind !== 'end') inner.fail(`${nameOf(inner.peek())} is left over behind the expression in the text`);
    failIn(inner);
  }
  return false;
}

function parseCreation(context: ExpressionContext): boolean {
  const { reader } = context;
  reader.take();
  parseType(reader);
  if (reader.is('(') && !reader.peek().isFirst) parseArguments(context);
  return false;
}

function parseMethodLambda(context: ExpressionContext): boolean {
  const { reader } = context;
  reader.take();
  parseParameters(context);
  reader.expect('->', 'behind the parameters of a lambda');
  context.block('метод');
  return false;
}

/** An expression in brackets, or the parameters of a lambda. */
function parseBracket(context: ExpressionContext): boolean {
  const { reader } = context;
  const closing = reader.closing();
  const behind = closing < 0 ? undefined : reader.tokenAt(closing + 1);
  if (behind?.text === '->' && behind.kind === 'sign') {
    parseParameters(context);
    reader.take();
    parseExpression(context);
    return false;
  }
  reader.take();
  parseExpression(context);
  reader.expect(')', 'behind the expression in brackets');
  return false;
}

/** Elements of an array, a set or a map. */
function parseList(context: ExpressionContext, end: string): boolean {
  const { reader } = context;
  reader.take();
  if (reader.is(':') && reader.is(end, 1)) reader.take();
  while (!reader.is(end) && !reader.hasFailed()) {
    parseExpression(context);
    if (reader.accept(':')) parseExpression(context);
    if (!reader.accept(',')) break;
  }
  reader.expect(end, 'behind the elements');
  return false;
}

/** Reads parameters in their brackets. */
export function parseParameters(context: ExpressionContext): void {
  const { reader } = context;
  if (!reader.expect('(', 'before parameters')) return;
  if (!reader.is(')')) {
    do {
      parseAnnotations(context);
      reader.name('the name of a parameter');
      if (reader.accept(':')) parseType(reader);
      if (reader.accept('=')) parseExpression(context);
    } while (reader.accept(','));
  }
  reader.expect(')', 'behind parameters');
}

/** Reads annotations, if any. */
export function parseAnnotations(context: ExpressionContext): void {
  const { reader } = context;
  while (reader.peek().kind === 'annotation') {
    reader.take();
    while (reader.accept('::')) reader.name('a name');
    if (reader.is('(') && !reader.peek().isFirst) parseArguments(context);
  }
}
