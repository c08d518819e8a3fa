import type { Code } from 'mdast';
import type { Known } from '../read/known.ts';
import { rangeOf, type Edit } from '../rewrite.ts';

interface CodeWork {
  readonly note: (construct: string, at: number, fate: string) => void;
  readonly context: { readonly value: (expression: string) => Known };
}

const opening = /^((?:`{3,}|~{3,})[ \t]*)([^\s`[{:]*)([^\n]*)/;

/**
 * What VitePress and its plugins write in the first line of a block of code and nobody else: `html-vue`, in whose code `{{ }}` is worked
 * out, a label without a language, a label with brackets in it, and the icon in a label of vitepress-plugin-group-icons.
 */
export function codeEdits(body: string, node: Code, { note, context }: CodeWork): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const [whole = '', marks = '', written = '', rest = ''] = opening.exec(body.slice(start, end)) ?? [];
  const language = written.replace(/-vue$/, '');
  const values = language === written ? [] : expressionEdits(body, [start + whole.length, end], { note, context });
  const label = /(?:^|(?<=[\s}]))\[(.*)\](?=[ \t]*(?:$|[{:]))/.exec(rest);
  const name = label?.[1]?.replace(/[ \t]*~[^~]*~[ \t]*$/, '');
  const titled =
    label === null || name === undefined
      ? rest
      : rest.slice(0, label.index) + (/[[\]]/.test(name) ? `title="${name}"` : `[${name}]`) + rest.slice(label.index + label[0].length);
  const plain = rest.startsWith(':') ? 'text' : label === null ? '' : 'text ';
  const line = `${marks}${language === '' ? plain : language}${titled}`;
  return line === whole ? values : [{ start, end: start + whole.length, text: line }, ...values];
}

function expressionEdits(body: string, [start, end]: readonly [number, number], { note, context }: CodeWork): readonly Edit[] {
  return [...body.slice(start, end).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].flatMap(({ index, 0: written, 1: expression = '' }) => {
    const value = context.value(expression);
    const at = start + index;
    if (typeof value === 'string' || typeof value === 'number') return [{ start: at, end: at + written.length, text: String(value) }];
    note('an expression of Vue in code', at, 'It stays in the code as it is written.');
    return [];
  });
}
