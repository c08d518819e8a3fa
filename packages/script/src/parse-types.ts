import type { TypeNode } from './script-tree.ts';
import { nameOf, type TokenReader } from './token-reader.ts';
import { typeWords } from './words.ts';

/** Reads a type: alternatives between bars, each a name with arguments, a function, or one of them in brackets. */
export function parseType(reader: TokenReader): TypeNode {
  return textOf(reader, () =>
    reader.nested(() => {
      do parseAlternative(reader);
      while (reader.accept('|'));
    }),
  );
}

/** Reads types between `<` and `>`, which are what it tells, without these two. */
export function parseTypeArguments(reader: TokenReader): TypeNode {
  reader.expect('<', 'before type arguments');
  const inside = textOf(reader, () => {
    do {
      if (reader.isName() && reader.is('=', 1)) {
        reader.take();
        reader.take();
      }
      parseType(reader);
    } while (reader.accept(','));
  });
  reader.expect('>', 'behind type arguments');
  return inside;
}

/** What `read` reads, as it is written but without spaces. */
function textOf(reader: TokenReader, read: () => void): TypeNode {
  const { start } = reader.peek();
  const from = reader.index();
  read();
  let text = '';
  // Behind a mistake the reader stands at the end.
  for (let at = from; !reader.hasFailed() && at < reader.index(); at += 1) text += reader.tokenAt(at).text;
  return { ...reader.since(start), text };
}

function parseAlternative(reader: TokenReader): void {
  // The rest of a union that also holds Неопределено.
  if (reader.accept('?')) return;
  if (reader.accept('(')) parseBracket(reader);
  else parseTypeName(reader);
  // With a space before it, it asks: `Х это Строка ? 1 : 2`.
  if (reader.touches()) reader.accept('?');
}

function parseBracket(reader: TokenReader): void {
  let count = 0;
  if (!reader.is(')')) {
    do {
      parseType(reader);
      count += 1;
    } while (reader.accept(','));
  }
  if (!reader.expect(')', 'behind the types in brackets')) return;
  if (reader.accept('->')) {
    if (startsType(reader) && !reader.peek().isFirst) parseType(reader);
  } else if (count !== 1) reader.fail('`->` is wanted behind the types of parameters');
}

function parseTypeName(reader: TokenReader): void {
  if (reader.peek().kind === 'keyword' && typeWords.has(reader.peek().text)) {
    reader.take();
    return;
  }
  if (!reader.isName()) return reader.fail(`a type is wanted, but ${nameOf(reader.peek())} stands here`);
  reader.take();
  while ((reader.is('::') || reader.is('.')) && reader.isName(1)) {
    reader.take();
    reader.take();
  }
  if (reader.is('<') && !reader.peek().isFirst) parseTypeArguments(reader);
}

function startsType(reader: TokenReader): boolean {
  const { kind, text } = reader.peek();
  return reader.isName() || reader.is('(') || (kind === 'keyword' && typeWords.has(text));
}
