const attribute = /(?<![^ \t\n])([\p{L}_][\p{L}\p{N}_-]*)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}=]+)))?(?=\s|$|[}{])/gu;

/**
 * The attributes in `text`, such as `title="a b" region=x showLineNumbers`, `true` for a bare word; of two with one name the first counts.
 * What is none is skipped to the next space, a range such as {1,3-5}.
 */
export function parseAttributes(text: string): ReadonlyMap<string, string | true> {
  const found = [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? true] as const);
  return new Map(found.toReversed());
}

/** From where to where in `line` the `value` of the attribute `name` is written; all of the line where it has another form. */
export function stretchOfValue(line: string, name: string, value: string): readonly [number, number] {
  const assignment = `${name}=`;
  const start = line.indexOf(value, line.indexOf(assignment) + assignment.length);
  return start < 0 || !line.includes(assignment) ? [0, line.length] : [start, start + value.length];
}
