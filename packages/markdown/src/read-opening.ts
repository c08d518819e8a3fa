/** A stretch of a line: offsets in it. */
export type Stretch = readonly [start: number, end: number];

/** The line that opens a directive, cut up; it begins with its colons. */
export interface Opening {
  readonly colons: number;
  readonly name: Stretch;
  /** What stands in the brackets, or the title that is written without any. */
  readonly label?: Stretch;
  readonly hasBrackets: boolean;
  /** With the braces. */
  readonly attributes?: Stretch;
}

// Neither white space nor punctuation; micromark sees the halves of a character outside of the first plane, which are letters to it.
const letter = String.raw`(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])`;
const strictName = new RegExp(String.raw`${letter}(?:${letter}|[-_])*(?!${letter}|[-_])(?<![-_])`, 'yu');
const looseLine = /^(:{3,})([ \t]*)(\p{L}[\p{L}\p{N}_-]*)(?:[ \t]+(.*))?$/u;
const trailingAttributes = /[ \t]*(\{[^{}]*\})$/;

const space = String.raw`[ \t]`;
const shortcut = String.raw`[#.][^\s"#'.<=>\x60}]+`;
const value = String.raw`"[^"]*"(?=[}\s])|'[^']*'(?=[}\s])|[^\s"'<=>\x60}]+(?=[}\s])`;
const attributeName = String.raw`(?:${letter}|[-_])(?:${letter}|[-_.:])*(?!${letter}|[-_.:])`;
const attributeList = new RegExp(String.raw`\{(?:${space}+|${shortcut}|${attributeName}(?:${space}*=${space}*(?:${value}))?)*\}`, 'yu');
const attributeEntry = new RegExp(String.raw`(${shortcut})|(${attributeName})(?:${space}*=${space}*(${value}))?`, 'gu');
const mostBrackets = 32;

/**
 * The opening line of a directive: `:::name[Label]{attributes}`, as remark-directive reads it, or one of the forms that
 * people write by habit: `::: name`, `:::name Title`, `:::name Title {attributes}`. A title is taken only behind a name
 * that `mayHaveTitle`, so that prose behind colons stays prose. `undefined`: the line opens nothing.
 */
export function readOpening(line: string, mayHaveTitle: (name: string) => boolean): Opening | undefined {
  const colons = /^:*/.exec(line)?.[0].length ?? 0;
  if (colons < 3) return undefined;
  const nameEnd = endOf(strictName, line, colons);
  const strict = nameEnd === undefined ? undefined : readRest(line, nameEnd, { colons, name: [colons, nameEnd] });
  return strict ?? readLoose(line.trimEnd(), mayHaveTitle);
}

/** What an attribute list in braces says, each value as it is written. */
export function readAttributes(list: string): readonly (readonly [name: string, value: string])[] {
  return [...list.matchAll(attributeEntry)].map(([, short, name = '', written = '']) => {
    if (short !== undefined) return [short.startsWith('#') ? 'id' : 'class', short.slice(1)];
    return [name, /^["']/.test(written) ? written.slice(1, -1) : written];
  });
}

function readLoose(line: string, mayHaveTitle: (name: string) => boolean): Opening | undefined {
  const [, colons = '', gap = '', name = '', rest = ''] = looseLine.exec(line) ?? [];
  if (name === '' || (gap === '' && rest === '')) return undefined;
  const start = colons.length + gap.length;
  const opening = { colons: colons.length, name: [start, start + name.length] as const };
  if (endOf(strictName, line, start) !== start + name.length) return undefined;
  if (rest === '') return { ...opening, hasBrackets: false };
  const restStart = line.length - rest.length;
  if (rest.startsWith('{') || rest.startsWith('[')) return readRest(line, restStart, opening);
  if (!mayHaveTitle(name)) return undefined;
  const attributes = trailingAttributes.exec(rest);
  if (attributes === null) return { ...opening, label: [restStart, line.length], hasBrackets: false };
  const list = line.length - (attributes[1]?.length ?? 0);
  if (endOf(attributeList, line, list) !== line.length) return undefined;
  return { ...opening, label: [restStart, restStart + attributes.index], hasBrackets: false, attributes: [list, line.length] };
}

/** Label and attributes from `at` to the end of the line; `undefined` when something else stands there. */
function readRest(line: string, at: number, opening: Pick<Opening, 'colons' | 'name'>): Opening | undefined {
  const labelEnd = line.charAt(at) === '[' ? closingBracket(line, at) : undefined;
  const attributesStart = labelEnd === undefined ? at : labelEnd + 1;
  const attributesEnd = endOf(attributeList, line, attributesStart);
  if (line.slice(attributesEnd ?? attributesStart).trim() !== '') return undefined;
  return {
    ...opening,
    hasBrackets: labelEnd !== undefined,
    ...(labelEnd === undefined ? {} : { label: [at + 1, labelEnd] }),
    ...(attributesEnd === undefined ? {} : { attributes: [attributesStart, attributesEnd] }),
  };
}

/** Where the bracket that closes the one at `start` stands. */
function closingBracket(line: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start + 1; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '\\' && /[[\]\\]/.test(line.charAt(at + 1))) at += 1;
    else if (sign === '[') {
      depth += 1;
      if (depth > mostBrackets) return undefined;
    } else if (sign === ']') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return undefined;
}

function endOf(pattern: RegExp, line: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(line) ? pattern.lastIndex : undefined;
}
