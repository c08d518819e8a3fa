import { parseExpression, type ExpressionContext } from './parse-expression.ts';
import { parseType } from './parse-types.ts';
import { nameOf } from './token-reader.ts';

/** What statements need of what stands around them. */
export interface StatementContext extends ExpressionContext {
  member(): void;
  startsMember(): boolean;
}

const comparisons = ['==', '!=', '<=', '>=', '<', '>'];
const assignments = ['=', '+=', '-=', '*=', '/='];

/** Reads a statement or a declaration, up to the end of its line or its `;`. */
export function parseStatement(context: StatementContext): void {
  const { reader } = context;
  reader.nested(() => {
    if (context.startsMember()) context.member();
    else parsePlain(context);
    const { isFirst, kind } = reader.peek();
    if (!isFirst && kind !== 'end' && !endsBlock(context)) reader.fail(`a line break is wanted behind a statement, but ${nameOf(reader.peek())} stands here`);
  });
}

function endsBlock({ reader }: StatementContext): boolean {
  return [';', 'иначе', 'когда', 'поймать', 'вконце'].some((text) => reader.is(text));
}

function parsePlain(context: StatementContext): void {
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
      return context.block('область');
    case 'исп':
      return parseUse(context);
    case 'пер':
    case 'знч':
      return parseDeclaration(context);
    case 'возврат':
    case 'выбросить':
      reader.take();
      if (!reader.peek().isFirst && !endsBlock(context) && reader.peek().kind !== 'end') parseExpression(context);
      return;
    case 'прервать':
    case 'продолжить':
      reader.take();
      return;
    case 'иначе':
    case 'когда':
    case 'поймать':
    case 'вконце':
      return reader.fail(`\`${text}\` stands outside of what it belongs to`);
    default:
      return parseAssignment(context);
  }
}

function parseAssignment(context: StatementContext): void {
  const { reader } = context;
  if (reader.is(';')) return reader.fail('`;` closes nothing here');
  const start = reader.peek();
  const { isTarget } = parseExpression(context);
  if (!assignments.some((sign) => reader.is(sign))) return;
  if (!isTarget) return reader.fail('nothing can be assigned to this', start);
  reader.take();
  parseExpression(context);
}

function parseDeclaration(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  reader.name('the name of a variable');
  if (reader.accept(':')) parseType(reader);
  if (reader.accept('=')) parseExpression(context);
}

function parseUse(context: StatementContext): void {
  const { reader } = context;
  if (reader.isName(1) && (reader.is('=', 2) || reader.is(':', 2))) return parseDeclaration(context);
  reader.take();
  parseExpression(context);
}

/** Reads statements up to one of `ends`, which is not taken. */
function parseUntil(context: StatementContext, ends: readonly string[]): void {
  const { reader } = context;
  while (reader.peek().kind !== 'end' && !ends.some((end) => reader.is(end))) parseStatement(context);
}

function parseIf(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  parseExpression(context);
  parseUntil(context, [';', 'иначе']);
  while (reader.accept('иначе')) {
    // On the next line it is a condition of its own, inside of this branch.
    if (reader.is('если') && !reader.peek().isFirst) {
      reader.take();
      parseExpression(context);
      parseUntil(context, [';', 'иначе']);
      continue;
    }
    parseUntil(context, [';']);
    break;
  }
  reader.expect(';', 'to close `если`');
}

function parseCase(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  if (!reader.is('когда')) parseExpression(context);
  while (reader.accept('когда')) {
    do parseWhen(context);
    while (reader.accept(','));
    parseUntil(context, [';', 'когда', 'иначе']);
  }
  if (reader.accept('иначе')) parseUntil(context, [';']);
  reader.expect(';', 'to close `выбор`');
}

function parseWhen(context: StatementContext): void {
  const { reader } = context;
  if (reader.accept('это')) {
    reader.accept('не');
    return parseType(reader);
  }
  if (comparisons.some((sign) => reader.is(sign))) reader.take();
  parseExpression(context);
}

function parseWhile(context: StatementContext): void {
  context.reader.take();
  parseExpression(context);
  context.block('пока');
}

function parseFor(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  reader.name('the name of a variable');
  if (reader.accept(':')) parseType(reader);
  if (reader.accept('из')) parseExpression(context);
  else if (reader.expect('=', 'or `из` behind the variable of `для`')) {
    parseExpression(context);
    reader.accept('вниз');
    if (!reader.expect('по', 'before the last value of `для`')) return;
    parseExpression(context);
    if (reader.accept('шаг')) parseExpression(context);
  }
  context.block('для');
}

function parseTry(context: StatementContext): void {
  const { reader } = context;
  const ends = [';', 'поймать', 'вконце'];
  reader.take();
  parseUntil(context, ends);
  while (reader.accept('поймать')) {
    reader.name('the name of the exception');
    if (reader.accept(':')) parseType(reader);
    parseUntil(context, ends);
  }
  if (reader.accept('вконце')) parseUntil(context, [';']);
  reader.expect(';', 'to close `попытка`');
}
