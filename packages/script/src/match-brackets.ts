import type { ScriptToken } from './lex-script.ts';

const closers: { readonly [opening: string]: string } = { '(': ')', '[': ']', '{': '}' };

/** By the index of each bracket that opens, the index of the one that closes it. */
export function matchBrackets(tokens: readonly ScriptToken[]): readonly (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  const open: number[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'sign') continue;
    if (text in closers) open.push(index);
    else if (/^[)\]}]$/.test(text)) {
      const opening = open.at(-1);
      if (opening === undefined || closers[tokens[opening]?.text ?? ''] !== text) continue;
      open.pop();
      partners[opening] = index;
    }
  }
  return partners;
}
