import { lexScript } from './lex-script.ts';
import { parseMember, startsMember } from './parse-members.ts';
import { parseStatement, type StatementContext } from './parse-statements.ts';
import type { StatementNode } from './script-tree.ts';
import { createTokenReader, type ScriptMistake, type TokenReader } from './token-reader.ts';
import type { ScriptToken } from './lex-script.ts';

/** Code that was read, as far as it could be. */
export interface ParsedScript {
  readonly statements: readonly StatementNode[];
  /** The first mistake; absent when all of it could be read. */
  readonly mistake: ScriptMistake | undefined;
}

/** The code in `tokens`, a whole module or a piece of one: members and statements in any order. */
export function parseScript(code: string, tokens: readonly ScriptToken[] = lexScript(code)): ParsedScript {
  let inside: ScriptMistake | undefined;
  const failIn = (inner: TokenReader): void => {
    inside ??= inner.mistake();
  };
  const contextOf = (reader: TokenReader): StatementContext => {
    const context: StatementContext = {
      reader,
      member: () => parseMember(context),
      startsMember: () => startsMember(reader),
      block: (opener) => parseBlock(context, opener),
      inside: contextOf,
      failIn,
    };
    return context;
  };
  const reader = createTokenReader(tokens);
  const context = contextOf(reader);
  const statements: StatementNode[] = [];
  while (reader.peek().kind !== 'end') {
    if (reader.peek().kind === 'directive') reader.take();
    else statements.push(parseStatement(context));
  }
  const mistake = reader.mistake();
  if (inside === undefined || mistake === undefined) return { statements, mistake: mistake ?? inside };
  return { statements, mistake: inside.start < mistake.start ? inside : mistake };
}

function parseBlock(context: StatementContext, opener: string): readonly StatementNode[] {
  const { reader } = context;
  const statements: StatementNode[] = [];
  while (reader.peek().kind !== 'end' && !reader.is(';')) statements.push(parseStatement(context));
  reader.expect(';', `to close \`${opener}\``);
  return statements;
}
