import { scriptTypes } from './script-types.ts';
import type { ArgumentNode, ArgumentsNode, ElementNode, ExpressionNode, NameNode, ParameterNode, StatementNode } from './script-tree.ts';
import type { ScriptToken } from './lex-script.ts';
import { createTokenReader, nameOf, type TokenReader } from './token-reader.ts';
import { parseType, parseTypeArguments } from './parse-types.ts';

/** What an expression needs of the statements that may stand in it. */
export interface ExpressionContext {
  readonly reader: TokenReader;
  /** Reads the statements of a lambda up to its `;`. */
  block(opener: string): readonly StatementNode[];
  /** The same for code inside of a string, which tells of its mistakes here. */
  inside(reader: TokenReader): ExpressionContext;
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

/** Nobody writes chains of more operators or members. */
const longest = 500;

/** Reads an expression. */
export function parseExpression(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.peek();
  let found = other(context, start);
  reader.nested(() => {
    found = parseBinary(context, 0);
    if (reader.is('??')) {
      const sign = signAt(reader);
      found = { kind: 'binary', sign, left: found, right: parseExpression(context), ...reader.since(start) };
    }
    if (reader.accept('?')) {
      const yes = parseExpression(context);
      const no = reader.expect(':', 'between the two results of `?`') ? parseExpression(context) : other(context, reader.peek().start);
      found = { kind: 'choice', condition: found, yes, no, ...reader.since(start) };
    }
  });
  return found;
}

/** Whether something can be assigned to `expression`: a name, a member that is there for sure, an element. */
export function isTarget(expression: ExpressionNode): boolean {
  if (expression.kind === 'member') return !expression.isSafe;
  return expression.kind === 'name' || expression.kind === 'index';
}

function other({ reader }: ExpressionContext, start: number): ExpressionNode {
  return { kind: 'other', ...reader.since(start) };
}

function signAt(reader: TokenReader): NameNode {
  const { text, start, end } = reader.take();
  return { text, start, end };
}

function parseBinary(context: ExpressionContext, depth: number): ExpressionNode {
  const { reader } = context;
  const operators = binary[depth];
  if (operators === undefined) return parseUnary(context);
  const { start } = reader.peek();
  if (depth === level.not) {
    let isNegated = false;
    while (reader.accept('не')) isNegated = true;
    const of = parseBinary(context, depth + 1);
    return isNegated ? { kind: 'unary', sign: 'не', of, ...reader.since(start) } : of;
  }
  let left = parseBinary(context, depth + 1);
  for (let count = 0; operators.some((operator) => reader.is(operator)); count += 1) {
    if (count > longest) reader.fail('the expression is too long');
    const sign = signAt(reader);
    if (depth === level.type) {
      reader.accept('не');
      const type = parseType(reader);
      left = { kind: 'typed', sign: sign.text === 'как' ? 'как' : 'это', of: left, type, ...reader.since(start) };
    } else {
      const right = parseBinary(context, depth + 1);
      left = { kind: 'binary', sign, left, right, ...reader.since(start) };
    }
  }
  return left;
}

function parseUnary(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start, text } = reader.peek();
  let isSigned = false;
  while (reader.is('+') || reader.is('-')) {
    reader.take();
    isSigned = true;
  }
  const of = reader.accept('&') ? parseReference(context, start) : parsePostfix(context);
  return isSigned ? { kind: 'unary', sign: text, of, ...reader.since(start) } : of;
}

/** `&Имя`, `&Модуль.Имя`, `&Имя(Число, Строка)`, `&Тип.новый`. */
function parseReference({ reader }: ExpressionContext, start: number): ExpressionNode {
  let name = reader.name('the name of a method').text;
  while (reader.accept('.') || reader.accept('::')) name += `.${reader.take().text}`;
  if (reader.is('(') && !reader.peek().isFirst) {
    reader.take();
    if (!reader.is(')'))
      do parseType(reader);
      while (reader.accept(','));
    reader.expect(')', 'behind the types of parameters');
  }
  return { kind: 'reference', name, ...reader.since(start) };
}

function parsePostfix(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.peek();
  let of = parsePrimary(context);
  for (let count = 0; ; count += 1) {
    if (count > longest) reader.fail('the expression is too long');
    if (reader.is('.') || reader.is('?.')) {
      const isSafe = reader.take().text === '?.';
      const { kind, start: from, end } = reader.peek();
      let text = '';
      if (kind === 'name' || kind === 'keyword') text = reader.take().text;
      else reader.fail(`the name of a member is wanted, but ${nameOf(reader.peek())} stands here`);
      const given = isGeneric(reader) ? { given: parseTypeArguments(reader) } : {};
      of = { kind: 'member', of, name: { text, start: from, end }, isSafe, ...given, ...reader.since(start) };
    } else if (reader.is('(') && !reader.peek().isFirst) {
      const given = parseArguments(context);
      of = { kind: 'call', of, arguments: given, ...reader.since(start) };
    } else if (reader.is('[') && !reader.peek().isFirst) {
      reader.take();
      const by = parseExpression(context);
      reader.expect(']', 'behind the index');
      of = { kind: 'index', of, by, ...reader.since(start) };
    } else if (reader.is('!') && !reader.peek().isFirst) {
      reader.take();
      of = { kind: 'unary', sign: '!', of, ...reader.since(start) };
    } else return of;
  }
}

/** Reads what stands in the brackets of a call. */
export function parseArguments(context: ExpressionContext): ArgumentsNode {
  const { reader } = context;
  const { start } = reader.peek();
  const list: ArgumentNode[] = [];
  if (!reader.expect('(', 'before arguments')) return { list, ...reader.since(start) };
  if (!reader.is(')')) {
    do {
      const name = reader.isName() && reader.is('=', 1) ? { name: reader.name('a name') } : {};
      if (name.name !== undefined) reader.take();
      list.push({ ...name, value: parseExpression(context) });
    } while (reader.accept(','));
  }
  reader.expect(')', 'behind arguments');
  return { list, ...reader.since(start) };
}

/** Whether the `<` that may be next begins type arguments: they end in a way in which a comparison cannot. */
function isGeneric(reader: TokenReader): boolean {
  if (!reader.is('<') || !reader.touches()) return false;
  let isOne = false;
  reader.attempt(() => {
    parseTypeArguments(reader);
    if (reader.hasFailed()) return false;
    const { text, kind, isFirst } = reader.peek();
    isOne = isFirst || kind === 'end' || /^(?:[().,;:\]}]|\?\.|::|==|!=)$/.test(text);
    // Only looked at: what was read is given back.
    return false;
  });
  return isOne;
}

function parsePrimary(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const token = reader.peek();
  const { start } = token;
  const literal = literalTypeOf(token);
  if (literal !== undefined && token.kind !== 'string') {
    reader.take();
    return { kind: 'literal', type: literal, ...reader.since(start) };
  }
  if (token.kind === 'string') return parseString(context);
  if (reader.is('этот') || reader.is('глобальный')) {
    const kind = reader.take().text === 'этот' ? 'this' : 'other';
    return { kind, ...reader.since(start) };
  }
  if (token.kind === 'wrong') {
    reader.fail(token.text.startsWith('"') ? 'the text in quotes does not end' : `\`${token.text}\` is no part of the language`);
    return other(context, start);
  }
  if (reader.is('новый')) return parseCreation(context);
  if (reader.is('метод') && reader.is('(', 1)) return parseMethodLambda(context);
  if (reader.accept('выбросить')) {
    const of = parseExpression(context);
    return { kind: 'unary', sign: 'выбросить', of, ...reader.since(start) };
  }
  if (reader.is('(')) return parseBracket(context);
  if (reader.is('[')) return parseCollection(context, ']');
  if (reader.is('{')) return parseCollection(context, '}');
  if (reader.is('<')) {
    const given = parseTypeArguments(reader);
    if (!reader.is('[') && !reader.is('{')) reader.fail('`[` or `{` is wanted behind the types of an empty collection');
    return { ...parseCollection(context, reader.is('[') ? ']' : '}'), given, ...reader.since(start) };
  }
  if (reader.isName()) return parseName(context);
  reader.fail(`an expression is wanted, but ${nameOf(token)} stands here`);
  return other(context, start);
}

function parseName(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start, end, text } = reader.peek();
  if (reader.is('->', 1)) {
    const parameters = [{ name: reader.name('a name') }];
    reader.take();
    const body = parseExpression(context);
    return { kind: 'lambda', parameters, body, ...reader.since(start) };
  }
  reader.take();
  if (/^(?:Неопределено|Undefined|Null)$/.test(text)) return { kind: 'nothing', start, end };
  let name = text;
  while (reader.accept('::')) name += `::${reader.name('a name').text}`;
  if (!isGeneric(reader)) return { kind: 'name', name, ...reader.since(start) };
  const given = parseTypeArguments(reader);
  return { kind: 'name', name, given, ...reader.since(start) };
}

function parseString(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { inside = [], start, end } = reader.take();
  const parts = inside.map((tokens) => {
    const inner = createTokenReader(tokens);
    const part = parseExpression(context.inside(inner));
    if (!inner.hasFailed() && inner.peek().kind !== 'end')
      inner.fail(`${nameOf(inner.peek())} is left over behind the expression in the text`);
    context.failIn(inner);
    return part;
  });
  return { kind: 'literal', type: scriptTypes.text, parts, start, end };
}

function parseCreation(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.take();
  const type = parseType(reader);
  const given = reader.is('(') && !reader.peek().isFirst ? { arguments: parseArguments(context) } : {};
  return { kind: 'new', type, ...given, ...reader.since(start) };
}

function parseMethodLambda(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.take();
  const parameters = parseParameters(context);
  reader.expect('->', 'behind the parameters of a lambda');
  const body = context.block('метод');
  return { kind: 'lambda', parameters, body, ...reader.since(start) };
}

/** An expression in brackets, or the parameters of a lambda. */
function parseBracket(context: ExpressionContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.peek();
  const closing = reader.closing();
  const behind = closing < 0 ? undefined : reader.tokenAt(closing + 1);
  if (behind?.text === '->' && behind.kind === 'sign') {
    const parameters = parseParameters(context);
    reader.take();
    const body = parseExpression(context);
    return { kind: 'lambda', parameters, body, ...reader.since(start) };
  }
  reader.take();
  const of = parseExpression(context);
  reader.expect(')', 'behind the expression in brackets');
  return { kind: 'unary', sign: '(', of, ...reader.since(start) };
}

/** Elements of an array, a set or a map. */
function parseCollection(context: ExpressionContext, end: string): ExpressionNode & { readonly kind: 'collection' } {
  const { reader } = context;
  const { start } = reader.take();
  const isEmptyMap = reader.is(':') && reader.is(end, 1);
  if (isEmptyMap) reader.take();
  const elements: ElementNode[] = [];
  while (!reader.is(end) && !reader.hasFailed()) {
    const first = parseExpression(context);
    elements.push(reader.accept(':') ? { key: first, value: parseExpression(context) } : { value: first });
    if (!reader.accept(',')) break;
  }
  reader.expect(end, 'behind the elements');
  const isMap = isEmptyMap || elements[0]?.key !== undefined;
  return {
    kind: 'collection',
    type: end === ']' ? scriptTypes.array : isMap ? scriptTypes.map : scriptTypes.set,
    elements,
    ...reader.since(start),
  };
}

/** Reads parameters in their brackets. */
export function parseParameters(context: ExpressionContext): readonly ParameterNode[] {
  const { reader } = context;
  const parameters: ParameterNode[] = [];
  if (!reader.expect('(', 'before parameters')) return parameters;
  if (!reader.is(')')) {
    do {
      parseAnnotations(context);
      const name = reader.name('the name of a parameter');
      const type = reader.accept(':') ? { type: parseType(reader) } : {};
      const value = reader.accept('=') ? { value: parseExpression(context) } : {};
      parameters.push({ name, ...type, ...value });
    } while (reader.accept(','));
  }
  reader.expect(')', 'behind parameters');
  return parameters;
}

/** Reads annotations, if any, and tells their names. */
export function parseAnnotations(context: ExpressionContext): readonly string[] {
  const { reader } = context;
  const names: string[] = [];
  while (reader.peek().kind === 'annotation') {
    names.push(reader.take().text);
    while (reader.accept('::')) reader.name('a name');
    if (reader.is('(') && !reader.peek().isFirst) parseArguments(context);
  }
  return names;
}

/** The type of the value that `token` is alone; `undefined` when it is none. */
function literalTypeOf({ kind, text }: ScriptToken): string | undefined {
  if (kind === 'string') return scriptTypes.text;
  if (kind === 'pattern') return scriptTypes.pattern;
  if (kind === 'literal') return /^\p{L}+/u.exec(text)?.[0];
  if (kind === 'name') return /^(?:Истина|Ложь|True|False)$/.test(text) ? scriptTypes.truth : undefined;
  if (kind !== 'number') return undefined;
  if (/^0[bx][\da-f]|\d$/i.test(text)) return scriptTypes.number;
  return /[бb]$/.test(text) ? scriptTypes.size : scriptTypes.duration;
}
