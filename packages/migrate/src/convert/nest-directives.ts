interface Fence {
  readonly line: number;
  readonly count: number;
  readonly inner: Fence[];
  end: number | undefined;
}

const codeMark = /^[ \t>]*(`{3,}|~{3,})/;
const codeEnd = /^[ \t>]*[`~]+[ \t]*$/;
const directiveMark = /^([ \t>]*)(:{3,})([ \t]*[A-Za-z].*|[ \t]*)$/;

/**
 * `text` with as many colons on each directive as it takes to be told from those in it: elements in an admonition of the old system
 * have become directives here.
 */
export function nestDirectives(text: string): string {
  const lines = text.split('\n');
  const wanted = new Map<number, number>();
  for (const fence of directivesOf(lines)) raise(fence, wanted);
  if (wanted.size === 0) return text;
  return lines
    .map((line, index) => {
      const count = wanted.get(index);
      return count === undefined ? line : line.replace(/:{3,}/, ':'.repeat(count));
    })
    .join('\n');
}

/** The outermost directives, each with those in it; one that is never closed is none. */
function directivesOf(lines: readonly string[]): readonly Fence[] {
  const whole: Fence = { line: -1, count: 0, inner: [], end: undefined };
  const open = [whole];
  let code: string | undefined;
  for (const [line, written] of lines.entries()) {
    const mark = codeMark.exec(written)?.[1];
    if (code === undefined) code = mark;
    else if (mark?.startsWith(code) === true && codeEnd.test(written)) code = undefined;
    const match = code === undefined ? directiveMark.exec(written) : null;
    if (match === null) continue;
    const count = match[2]?.length ?? 0;
    if (match[3]?.trim() !== '') open.push({ line, count, inner: [], end: undefined });
    else {
      const at = open.findLastIndex((fence) => fence.count === count);
      const [closed] = at < 1 ? [] : open.splice(at);
      if (closed !== undefined) {
        closed.end = line;
        open.at(-1)?.inner.push(closed);
      }
    }
  }
  return open.flatMap(({ inner }) => inner);
}

/** Gives `fence` and those in it their counts, as far as they change, and says how many it has. */
function raise({ line, count, inner, end }: Fence, wanted: Map<number, number>): number {
  const needed = Math.max(count, ...inner.map((fence) => raise(fence, wanted) + 1));
  if (needed > count && end !== undefined) wanted.set(line, needed).set(end, needed);
  return needed;
}
