import { suggest } from '@helpgen/model';

const looseLine = /^([ \t>]*)(:{3,})([ \t]*)([\p{L}][\p{L}\p{N}_-]*)([ \t]+(.*))?$/u;

/**
 * `line` in the form that the parser of directives reads, when it is one of the loose forms: `::: note`,
 * `:::note Title`, `:::note Title {open}`. `undefined`: the line stays as it is. A title is taken only after one of
 * `names` or a slip of one, so that prose after colons stays prose.
 */
export function normaliseDirectiveLine(line: string, names: readonly string[]): string | undefined {
  const match = looseLine.exec(line.trimEnd());
  if (match === null) return undefined;
  const [, before = '', colons = '', gap = '', name = '', , rest = ''] = match;
  if (gap === '' && rest === '') return undefined;
  if (rest === '' || rest.startsWith('{') || rest.startsWith('[')) return `${before}${colons}${name}${rest}`;
  if (!names.includes(name) && suggest(name, names) === undefined) return undefined;
  const attributes = /[ \t]*(\{[^{}]*\})$/.exec(rest);
  const title = attributes === null ? rest : rest.slice(0, attributes.index);
  return `${before}${colons}${name}[${escapeBrackets(title)}]${attributes?.[1] ?? ''}`;
}

function escapeBrackets(title: string): string {
  let depth = 0;
  for (const letter of title) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&');
}
