/** An attribute as it stands in text; offsets count from the beginning of that text. */
export interface WrittenAttribute {
  readonly name: string;
  /** `true` for a bare word. */
  readonly value: string | true;
  readonly valueStart: number;
  readonly valueEnd: number;
}

const attribute = /(?<![^ \t\n])([\p{L}_][\p{L}\p{N}_-]*)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}=]+)))?(?=\s|$|[}{])/gu;

/** The attributes in `text`, such as `title="a b" region=x showLineNumbers`; what is none is skipped to the next space, a range such as {1,3-5}. */
export function parseAttributes(text: string): readonly WrittenAttribute[] {
  return [...text.matchAll(attribute)].map(({ 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index }) => {
    const value = double ?? single ?? bare;
    const valueEnd = index + whole.length - (double === undefined && single === undefined ? 0 : 1);
    return { name, value: value ?? true, valueStart: value === undefined ? index : valueEnd - value.length, valueEnd };
  });
}
