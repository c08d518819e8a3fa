/** The declaration of a member in its parts: `head(parameters)` with the type behind its colon. */
export interface Signature {
  readonly head: string;
  /** Absent: there are no brackets. */
  readonly parameters?: readonly string[];
  readonly tail: string;
}

/** The parts of the declaration `code`; a property, which has no brackets of its own, is all head. */
export function splitSignature(code: string): Signature {
  const places = cutsAt(code, /[(,)]/);
  const [open, ...rest] = places;
  const close = rest.at(-1);
  if (open === undefined || close === undefined || code[open] !== '(' || code.slice(0, open).includes(': ')) return { head: code, tail: '' };
  const ends = [open, ...rest];
  const parameters = rest.map((end, index) => code.slice((ends[index] ?? 0) + 1, end).trim()).filter((text) => text !== '');
  return { head: code.slice(0, open), parameters, tail: code.slice(close + 1) };
}

/** Where signs that `wanted` knows open, part and close the first brackets of `code`. */
function cutsAt(code: string, wanted: RegExp): readonly number[] {
  const found: number[] = [];
  let depth = 0;
  // A text in quotes is one piece, and an arrow closes no bracket.
  for (const { 0: sign, index } of code.matchAll(/"(?:\\.|[^"\\])*"|->|[([{<,>)\]}]/g)) {
    if (/^[)\]}>]$/.test(sign)) depth -= 1;
    // Commas of generic parameters stand before the first bracket.
    if (wanted.test(sign) && (sign === ',' ? depth === 1 && found.length > 0 : depth === 0)) found.push(index);
    if (/^[([{<]$/.test(sign)) depth += 1;
    if (sign === ')' && depth === 0) break;
  }
  return found;
}
