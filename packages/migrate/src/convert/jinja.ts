import { at } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';

/** A template of Jinja with all of it worked out that is known. */
export interface RenderedTemplate {
  readonly text: string;
  /** Where in the template a statement stands that is not known, which stays as it is. */
  readonly unknown: readonly number[];
  /** Values that are meant as text (`{% raw %}`). */
  readonly raw: ReadonlySet<string>;
}

interface Leaf {
  readonly kind: 'raw' | 'text' | 'value';
  readonly source: string;
}

interface Block {
  readonly kind: 'for' | 'if';
  readonly source: string;
  readonly start: number;
  /** What stands behind its name. */
  readonly head: string;
  readonly parts: Part[];
  readonly otherwise: Part[];
}

type Part = Block | Leaf;

const mark = /\{#[^]*?#\}\n?|\{%(-?)\s*(\w+)\s*([^]*?)\s*(-?)%\}|\{\{-?\s*([^{}]*?)\s*-?\}\}/g;

/**
 * Works out loops over lists, conditions and values as far as `variables` say: names with members, nothing else. What is not known, such as a call,
 * stays as it is written, a block with all that stands in it.
 */
export function renderJinja(template: string, variables: { readonly [name: string]: Known }): RenderedTemplate {
  const parts = partsOf(template);
  if (parts === undefined) return { text: template, unknown: [], raw: new Set() };
  const unknown: number[] = [];
  const raw = new Set<string>();
  const render = (list: readonly Part[], names: { readonly [name: string]: Known }): string => list.map((part) => renderPart(part, names)).join('');
  const renderPart = (part: Part, names: { readonly [name: string]: Known }): string => {
    if ('parts' in part) {
      const shown = part.kind === 'if' ? renderIf(part, names) : renderFor(part, names);
      if (shown === undefined) unknown.push(part.start);
      return shown ?? part.source;
    }
    if (part.kind === 'raw') for (const [value] of part.source.matchAll(/\{\{[^{}]*\}\}/g)) raw.add(value);
    const value = part.kind === 'value' ? valueOf(/^\{\{-?\s*([^{}]*?)\s*-?\}\}$/.exec(part.source)?.[1] ?? '', names) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : part.source;
  };
  const renderIf = ({ head, parts: inner, otherwise }: Block, names: { readonly [name: string]: Known }): string | undefined => {
    const [, not, name = ''] = /^(not\s+)?(.*)$/.exec(head) ?? [];
    const value = valueOf(name, names);
    if (value === undefined) return undefined;
    const isSo = Array.isArray(value) ? value.length > 0 : Boolean(value);
    return render(isSo === (not === undefined) ? inner : otherwise, names);
  };
  const renderFor = ({ head, parts: inner }: Block, names: { readonly [name: string]: Known }): string | undefined => {
    const [, name = '', list = ''] = /^(\w+)\s+in\s+(.*)$/.exec(head) ?? [];
    const items = valueOf(list, names);
    return Array.isArray(items) ? (items as readonly Known[]).map((item) => render(inner, { ...names, [name]: item })).join('') : undefined;
  };
  return { text: render(parts, variables), unknown, raw };
}

/** What a name with members stands for; `undefined`: it is not known, or more than a name. */
function valueOf(expression: string, names: { readonly [name: string]: Known }): Known {
  if (!/^\w+(?:\.\w+|\[["']\w+["']\])*$/.test(expression)) return undefined;
  return at(names, ...expression.split(/["'\][.]+/).filter((part) => part !== ''));
}

/** The parts of `template`; `undefined`: its statements do not fit each other. */
function partsOf(template: string): readonly Part[] | undefined {
  const whole: Part[] = [];
  const open: { readonly block: Block | undefined; parts: Part[] }[] = [{ block: undefined, parts: whole }];
  let from = 0;
  let strips = false;
  const add = (part: Part): unknown => open.at(-1)?.parts.push(part);
  const text = (end: number, stripsEnd: boolean): void => {
    const source = template.slice(from, end);
    const begun = strips ? source.trimStart() : source;
    add({ kind: 'text', source: stripsEnd ? begun.trimEnd() : begun });
  };
  for (const match of template.matchAll(mark)) {
    const { index, 0: source, 1: before, 2: word, 3: head = '', 4: after } = match;
    if (index < from) continue;
    text(index, before === '-');
    from = index + source.length;
    strips = after === '-';
    if (word === 'raw') {
      const end = /\{%-?\s*endraw\s*-?%\}/.exec(template.slice(from));
      if (end === null) return undefined;
      add({ kind: 'raw', source: template.slice(from, from + end.index) });
      from += end.index + end[0].length;
    } else if (word === 'for' || word === 'if') {
      const block: Block = { kind: word, source: '', start: index, head, parts: [], otherwise: [] };
      open.push({ block, parts: block.parts });
    } else if (word === 'else') {
      const current = open.at(-1);
      if (current?.block === undefined) return undefined;
      current.parts = current.block.otherwise;
    } else if (word?.startsWith('end') === true) {
      const { block } = open.pop() ?? {};
      if (block === undefined || word !== `end${block.kind}`) return undefined;
      add({ ...block, source: template.slice(block.start, from) });
    } else if (word !== undefined) return undefined;
    else if (source.startsWith('{{')) add({ kind: 'value', source });
  }
  text(template.length, false);
  return open.length === 1 ? whole : undefined;
}

/** Whether `value` may hold variables. */
export function variablesIn(value: Known): { readonly [name: string]: Known } {
  return isRecord(value) ? value : {};
}
