import { parseAnnotations, parseExpression, parseParameters } from './parse-expression.ts';
import { parseType } from './parse-types.ts';
import type { StatementContext } from './parse-statements.ts';
import { nameOf, type TokenReader } from './token-reader.ts';

/** Whether a declaration of a module or of a type is next. */
export function startsMember(reader: TokenReader): boolean {
  if (reader.peek().kind === 'annotation') return true;
  const { text, kind } = reader.peek();
  if (kind !== 'keyword') return false;
  if (text === 'метод') return !reader.is('(', 1);
  if (text === 'структура' || text === 'исключение' || text === 'перечисление' || text === 'импорт' || text === 'конст') return reader.isName(1);
  if (text === 'статический' || text === 'абстрактный') return reader.is('метод', 1);
  return text === 'обз' || text === 'конструктор';
}

/** Reads a declaration with its annotations. */
export function parseMember(context: StatementContext): void {
  const { reader } = context;
  parseAnnotations(context);
  const { text } = reader.peek();
  if (reader.is('импорт')) return parseImport(reader);
  if (reader.is('структура') || reader.is('исключение')) return parseStructure(context);
  if (reader.is('перечисление')) return parseEnumeration(context);
  if (reader.is('метод') || reader.is('статический') || reader.is('абстрактный')) return parseMethod(context);
  if (reader.is('конструктор')) return parseConstructor(context);
  if (text === 'конст' || text === 'обз' || text === 'пер' || text === 'знч' || text === 'исп') return parseField(context);
  reader.fail(`a declaration is wanted behind an annotation, but ${nameOf(reader.peek())} stands here`);
}

function parseImport(reader: TokenReader): void {
  reader.take();
  reader.name('the name of a namespace');
  while (reader.accept('::') || reader.accept('.')) reader.name('a name');
}

function parseMethod(context: StatementContext): void {
  const { reader } = context;
  const isAbstract = reader.is('абстрактный');
  while (reader.is('статический') || reader.is('абстрактный')) reader.take();
  if (!reader.expect('метод', 'before the name of a method')) return;
  const name = reader.name('the name of a method');
  parseParameters(context);
  if (reader.accept(':')) parseType(reader);
  // An abstract method has no statements; whether it is closed nevertheless is left to its author.
  if (isAbstract && (!reader.is(';') || reader.peek().isFirst)) reader.accept(';');
  else context.block(`метод ${name}`);
}

function parseConstructor(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  if (reader.isName()) reader.take();
  parseParameters(context);
  context.block('конструктор');
}

function parseStructure(context: StatementContext): void {
  const { reader } = context;
  const word = reader.take().text;
  const name = reader.name('the name of a type');
  while (!reader.is(';') && reader.peek().kind !== 'end') {
    if (context.startsMember() || reader.is('пер') || reader.is('знч') || reader.is('исп')) parseMember(context);
    else reader.fail(`a field, a method or a constructor is wanted in \`${word} ${name}\`, but ${nameOf(reader.peek())} stands here`);
  }
  reader.expect(';', `to close \`${word} ${name}\``);
}

function parseEnumeration(context: StatementContext): void {
  const { reader } = context;
  reader.take();
  const name = reader.name('the name of a type');
  while (!reader.is(';') && reader.peek().kind !== 'end') {
    parseAnnotations(context);
    if (reader.is('метод') || reader.is('статический')) parseMethod(context);
    else {
      reader.name('an item');
      reader.accept('умолчание');
      reader.accept(',');
    }
  }
  reader.expect(';', `to close \`перечисление ${name}\``);
}

function parseField(context: StatementContext): void {
  const { reader } = context;
  const isRequired = reader.accept('обз');
  if (isRequired && !reader.is('знч') && !reader.is('пер') && !reader.is('исп')) reader.fail('`знч` or `пер` is wanted behind `обз`');
  reader.take();
  reader.name('a name');
  if (reader.accept(':')) parseType(reader);
  if (reader.accept('=')) parseExpression(context);
}
