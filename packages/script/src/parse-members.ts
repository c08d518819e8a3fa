import { parseAnnotations, parseParameters } from './parse-expression.ts';
import { parseDeclaration, type StatementContext } from './parse-statements.ts';
import { parseType } from './parse-types.ts';
import type { NameNode, StatementNode } from './script-tree.ts';
import { nameOf, type TokenReader } from './token-reader.ts';

/** Whether a declaration of a module or of a type is next. */
export function startsMember(reader: TokenReader): boolean {
  if (reader.peek().kind === 'annotation') return true;
  const { text, kind } = reader.peek();
  if (kind !== 'keyword') return false;
  if (text === 'метод') return !reader.is('(', 1);
  if (text === 'структура' || text === 'исключение' || text === 'перечисление' || text === 'импорт' || text === 'конст')
    return reader.isName(1);
  if (text === 'статический' || text === 'абстрактный') return reader.is('метод', 1);
  return text === 'обз' || text === 'конструктор';
}

/** Reads a declaration with its annotations. */
export function parseMember(context: StatementContext): StatementNode {
  const { reader } = context;
  const { start } = reader.peek();
  const annotations = parseAnnotations(context);
  const { text } = reader.peek();
  if (reader.is('импорт')) return parseImport(reader, start);
  if (reader.is('структура') || reader.is('исключение')) return parseStructure(context, annotations);
  if (reader.is('перечисление')) return parseEnumeration(context, annotations);
  if (reader.is('метод') || reader.is('статический') || reader.is('абстрактный')) return parseMethod(context, annotations);
  if (reader.is('конструктор')) return parseConstructor(context, annotations);
  if (text === 'конст' || text === 'обз' || text === 'пер' || text === 'знч' || text === 'исп') return parseField(context);
  reader.fail(`a declaration is wanted behind an annotation, but ${nameOf(reader.peek())} stands here`);
  return { kind: 'other', start, end: start };
}

function parseImport(reader: TokenReader, start: number): StatementNode {
  reader.take();
  reader.name('the name of a namespace');
  while (reader.accept('::') || reader.accept('.')) reader.name('a name');
  return { kind: 'other', ...reader.since(start) };
}

function parseMethod(context: StatementContext, annotations: readonly string[]): StatementNode {
  const { reader } = context;
  const { start } = reader.peek();
  const isAbstract = reader.is('абстрактный');
  const isStatic = reader.is('статический');
  while (reader.is('статический') || reader.is('абстрактный')) reader.take();
  reader.expect('метод', 'before the name of a method');
  const name = reader.name('the name of a method');
  const parameters = parseParameters(context);
  const result = reader.accept(':') ? { result: parseType(reader) } : {};
  // An abstract method has no statements; whether it is closed nevertheless is left to its author.
  const hasBody = !isAbstract || (reader.is(';') && !reader.peek().isFirst);
  const body = hasBody ? context.block(`метод ${name.text}`) : [];
  if (!hasBody) reader.accept(';');
  return { kind: 'method', name, isStatic, isAbstract, annotations, parameters, ...result, body, ...reader.since(start) };
}

function parseConstructor(context: StatementContext, annotations: readonly string[]): StatementNode {
  const { reader } = context;
  const { start, end, text } = reader.take();
  if (reader.isName()) reader.take();
  const parameters = parseParameters(context);
  const body = context.block('конструктор');
  return {
    kind: 'method',
    name: { text, start, end },
    isStatic: false,
    isAbstract: false,
    annotations,
    parameters,
    body,
    ...reader.since(start),
  };
}

function parseStructure(context: StatementContext, annotations: readonly string[]): StatementNode {
  const { reader } = context;
  const { start, text: word } = reader.take();
  const name = reader.name('the name of a type');
  const members: StatementNode[] = [];
  while (!reader.is(';') && reader.peek().kind !== 'end') {
    if (context.startsMember() || reader.is('пер') || reader.is('знч') || reader.is('исп')) members.push(parseMember(context));
    else reader.fail(`a field, a method or a constructor is wanted in \`${word} ${name.text}\`, but ${nameOf(reader.peek())} stands here`);
  }
  reader.expect(';', `to close \`${word} ${name.text}\``);
  return { kind: 'type', word, name, annotations, items: [], members, ...reader.since(start) };
}

function parseEnumeration(context: StatementContext, annotations: readonly string[]): StatementNode {
  const { reader } = context;
  const { start, text: word } = reader.take();
  const name = reader.name('the name of a type');
  const items: NameNode[] = [];
  const members: StatementNode[] = [];
  while (!reader.is(';') && reader.peek().kind !== 'end') {
    const own = parseAnnotations(context);
    if (reader.is('метод') || reader.is('статический')) members.push(parseMethod(context, own));
    else {
      items.push(reader.name('an item'));
      reader.accept('умолчание');
      reader.accept(',');
    }
  }
  reader.expect(';', `to close \`перечисление ${name.text}\``);
  return { kind: 'type', word, name, annotations, items, members, ...reader.since(start) };
}

function parseField(context: StatementContext): StatementNode {
  const { reader } = context;
  const { start } = reader.peek();
  const isRequired = reader.accept('обз');
  if (isRequired && !reader.is('знч') && !reader.is('пер') && !reader.is('исп')) reader.fail('`знч` or `пер` is wanted behind `обз`');
  return { ...parseDeclaration(context, isRequired), ...reader.since(start) };
}
