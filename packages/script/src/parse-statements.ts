import { isTarget, parseExpression, type ExpressionContext } from './parse-expression.ts';
import { parseType } from './parse-types.ts';
import type { BranchNode, CaseNode, DeclarationNode, ExpressionNode, HandlerNode, StatementNode, Stretch } from './script-tree.ts';
import { nameOf } from './token-reader.ts';

/** What statements need of what stands around them. */
export interface StatementContext extends ExpressionContext {
  member(): StatementNode;
  startsMember(): boolean;
}

/** A statement without its place. */
type Bare<Node> = Node extends StatementNode ? Omit<Node, keyof Stretch> : never;

const comparisons = ['==', '!=', '<=', '>=', '<', '>'];
const assignments = ['=', '+=', '-=', '*=', '/='];

/** Reads a statement or a declaration, up to the end of its line or its `;`. */
export function parseStatement(context: StatementContext): StatementNode {
  const { reader } = context;
  const { start } = reader.peek();
  let statement: StatementNode = { kind: 'other', start, end: start };
  reader.nested(() => {
    statement = context.startsMember() ? context.member() : { ...parsePlain(context), ...reader.since(start) };
    const { isFirst, kind } = reader.peek();
    if (!isFirst && kind !== 'end' && !endsBlock(context))
      reader.fail(`a line break is wanted behind a statement, but ${nameOf(reader.peek())} stands here`);
  });
  return statement;
}

function endsBlock({ reader }: StatementContext): boolean {
  return [';', 'иначе', 'когда', 'поймать', 'вконце'].some((text) => reader.is(text));
}

function parsePlain(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  const { kind, text } = reader.peek();
  switch (kind === 'keyword' ? text : '') {
    case 'если':
      return parseIf(context);
    case 'выбор':
      return parseCase(context);
    case 'пока':
      return parseWhile(context);
    case 'для':
      return parseFor(context);
    case 'попытка':
      return parseTry(context);
    case 'область':
      reader.take();
      return { kind: 'scope', body: context.block('область') };
    case 'исп':
      return parseUse(context);
    case 'пер':
    case 'знч':
      return parseDeclaration(context);
    case 'возврат':
    case 'выбросить': {
      reader.take();
      const isAlone = reader.peek().isFirst || endsBlock(context) || reader.peek().kind === 'end';
      return { kind: text === 'возврат' ? 'return' : 'throw', ...(isAlone ? {} : { value: parseExpression(context) }) };
    }
    case 'прервать':
    case 'продолжить':
      reader.take();
      return { kind: text === 'прервать' ? 'break' : 'continue' };
    case 'иначе':
    case 'когда':
    case 'поймать':
    case 'вконце':
      reader.fail(`\`${text}\` stands outside of what it belongs to`);
      return { kind: 'other' };
    default:
      return parseAssignment(context);
  }
}

function parseAssignment(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  if (reader.is(';')) {
    reader.fail('`;` closes nothing here');
    return { kind: 'other' };
  }
  const start = reader.peek();
  const target = parseExpression(context);
  if (!assignments.some((sign) => reader.is(sign))) return { kind: 'expression', value: target };
  if (!isTarget(target)) reader.fail('nothing can be assigned to this', start);
  const sign = reader.take().text;
  return { kind: 'assignment', target, sign, value: parseExpression(context) };
}

/** Reads a variable, a constant or a field, from its keyword on. */
export function parseDeclaration(context: ExpressionContext, isRequired = false): DeclarationNode {
  const { reader } = context;
  const word = reader.take().text;
  const name = reader.name('the name of a variable');
  const type = reader.accept(':') ? { type: parseType(reader) } : {};
  const value = reader.accept('=') ? { value: parseExpression(context) } : {};
  return { kind: 'declaration', word, isRequired, name, ...type, ...value };
}

function parseUse(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  if (reader.isName(1) && (reader.is('=', 2) || reader.is(':', 2))) return parseDeclaration(context);
  reader.take();
  return { kind: 'use', value: parseExpression(context) };
}

/** Reads statements up to one of `ends`, which is not taken. */
function parseUntil(context: StatementContext, ends: readonly string[]): readonly StatementNode[] {
  const { reader } = context;
  const statements: StatementNode[] = [];
  while (reader.peek().kind !== 'end' && !ends.some((end) => reader.is(end))) statements.push(parseStatement(context));
  return statements;
}

function parseIf(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  const branches: BranchNode[] = [];
  let otherwise: { readonly otherwise?: readonly StatementNode[] } = {};
  const branch = (): void => {
    reader.take();
    branches.push({ condition: parseExpression(context), body: parseUntil(context, [';', 'иначе']) });
  };
  branch();
  while (reader.accept('иначе')) {
    // On the next line it is a condition of its own, inside of this branch.
    if (reader.is('если') && !reader.peek().isFirst) {
      branch();
      continue;
    }
    otherwise = { otherwise: parseUntil(context, [';']) };
    break;
  }
  reader.expect(';', 'to close `если`');
  return { kind: 'if', branches, ...otherwise };
}

function parseCase(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  reader.take();
  const of = reader.is('когда') ? {} : { of: parseExpression(context) };
  const branches: CaseNode[] = [];
  while (reader.accept('когда')) {
    const values: ExpressionNode[] = [];
    do values.push(parseWhen(context));
    while (reader.accept(','));
    branches.push({ values, body: parseUntil(context, [';', 'когда', 'иначе']) });
  }
  const otherwise = reader.accept('иначе') ? { otherwise: parseUntil(context, [';']) } : {};
  reader.expect(';', 'to close `выбор`');
  return { kind: 'case', ...of, branches, ...otherwise };
}

function parseWhen(context: StatementContext): ExpressionNode {
  const { reader } = context;
  const { start } = reader.peek();
  if (reader.accept('это')) {
    reader.accept('не');
    parseType(reader);
    return { kind: 'other', ...reader.since(start) };
  }
  if (comparisons.some((sign) => reader.is(sign))) reader.take();
  return parseExpression(context);
}

function parseWhile(context: StatementContext): Bare<StatementNode> {
  context.reader.take();
  const condition = parseExpression(context);
  return { kind: 'while', condition, body: context.block('пока') };
}

function parseFor(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  reader.take();
  const name = reader.name('the name of a variable');
  const variable = { name, ...(reader.accept(':') ? { type: parseType(reader) } : {}) };
  if (reader.accept('из')) {
    const from = parseExpression(context);
    return { kind: 'for', variable, from, bounds: [], body: context.block('для') };
  }
  const bounds: ExpressionNode[] = [];
  if (reader.expect('=', 'or `из` behind the variable of `для`')) {
    bounds.push(parseExpression(context));
    reader.accept('вниз');
    if (reader.expect('по', 'before the last value of `для`')) bounds.push(parseExpression(context));
    if (reader.accept('шаг')) bounds.push(parseExpression(context));
  }
  return { kind: 'for', variable, bounds, body: context.block('для') };
}

function parseTry(context: StatementContext): Bare<StatementNode> {
  const { reader } = context;
  const ends = [';', 'поймать', 'вконце'];
  reader.take();
  const body = parseUntil(context, ends);
  const handlers: HandlerNode[] = [];
  while (reader.accept('поймать')) {
    const name = reader.name('the name of the exception');
    const type = reader.accept(':') ? { type: parseType(reader) } : {};
    handlers.push({ name, ...type, body: parseUntil(context, ends) });
  }
  const last = reader.accept('вконце') ? { last: parseUntil(context, [';']) } : {};
  reader.expect(';', 'to close `попытка`');
  return { kind: 'try', body, handlers, ...last };
}
