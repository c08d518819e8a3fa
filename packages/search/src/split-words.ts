const tableSize = 0x600;
const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
/** What the expression says of a character: 1 yes, 2 no, 0 it was not asked yet. As a regular expression it is ten times slower. */
const known = new Uint8Array(tableSize);

/** Words are runs of letters, digits, combining marks and underscores of any script; `visit` gets their bounds in `text`. */
export function splitWords(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isWide = code >= tableSize && (text.codePointAt(at) ?? code) > 0xffff;
    const belongs =
      code < tableSize
        ? (known[code] || look(code)) === 1
        : wordCharacter.test(isWide ? String.fromCodePoint(text.codePointAt(at) ?? code) : String.fromCharCode(code));
    if (belongs) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      visit(start, at);
      start = -1;
    }
    if (isWide) at += 1;
  }
  if (start >= 0) visit(start, text.length);
}

function look(code: number): number {
  const answer = wordCharacter.test(String.fromCharCode(code)) ? 1 : 2;
  known[code] = answer;
  return answer;
}
