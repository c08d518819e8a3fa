/** An attribute as it stands in text; offsets count from the beginning of that text. */
export interface WrittenAttribute {
  readonly name: string;
  /** `true` for a bare word. */
  readonly value: string | true;
  readonly valueStart: number;
  readonly valueEnd: number;
}

const attribute = /([\p{L}_][\p{L}\p{N}_-]*)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}=]+)))?(?=\s|$|[}{])/uy;

/** The attributes in `text`, such as `title="a b" region=x showLineNumbers`; what is none is skipped to the next space. */
export function parseAttributes(text: string): readonly WrittenAttribute[] {
  const found: WrittenAttribute[] = [];
  let at = 0;
  while (at < text.length) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (match === null) {
      at = nextWord(text, at);
      continue;
    }
    const [whole, name = '', double, single, bare] = match;
    const value = double ?? single ?? bare;
    const quote = double !== undefined || single !== undefined ? 1 : 0;
    const valueEnd = at + whole.length - quote;
    found.push({ name, value: value ?? true, valueStart: value === undefined ? at : valueEnd - value.length, valueEnd });
    at = nextWord(text, at + whole.length);
  }
  return found;
}

function nextWord(text: string, from: number): number {
  let at = from;
  // A range such as {1,3-5} and any other word is stepped over as a whole.
  while (at < text.length && !isSpace(text.charCodeAt(at))) at += 1;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at === from ? at + 1 : at;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}
