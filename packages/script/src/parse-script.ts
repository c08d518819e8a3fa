import { lexScript } from './lex-script.ts';
import { parseMember, startsMember } from './parse-members.ts';
import { parseStatement, type StatementContext } from './parse-statements.ts';
import { createTokenReader, type ScriptMistake, type TokenReader } from './token-reader.ts';

/**
 * The first mistake in `code`, a whole module or a piece of one: members and statements in any order. `undefined` when
 * it can be parsed.
 */
export function parseScript(code: string): ScriptMistake | undefined {
  const reader = createTokenReader(lexScript(code));
  let inside: ScriptMistake | undefined;
  const context: StatementContext = {
    reader,
    member: () => parseMember(context),
    startsMember: () => startsMember(reader),
    block: (opener) => parseBlock(context, opener),
    failIn(inner: TokenReader) {
      inside ??= inner.mistake();
    },
  };
  while (reader.peek().kind !== 'end') {
    if (reader.peek().kind === 'directive') reader.take();
    else parseStatement(context);
  }
  const mistake = reader.mistake();
  if (inside === undefined || mistake === undefined) return mistake ?? inside;
  return inside.start < mistake.start ? inside : mistake;
}

function parseBlock(context: StatementContext, opener: string): void {
  const { reader } = context;
  while (reader.peek().kind !== 'end' && !reader.is(';')) parseStatement(context);
  reader.expect(';', `to close \`${opener}\``);
}
