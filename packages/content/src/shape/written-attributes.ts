import type { Properties } from 'hast';
import type { Compilation } from '../compilation.ts';
import type { Tally } from './tally.ts';

/** Attributes between braces, read. */
export interface WrittenList {
  readonly id?: string;
  readonly classes: readonly string[];
  /** Names and values of the others. */
  readonly named: readonly (readonly [string, string])[];
}

const list = /^\{:?[ \t]*((?:[#.][\p{L}_][\p{L}\p{N}_:-]*|[a-zA-Z][\w-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))(?:[ \t]+|(?=\})))+\}/u;
const one = /#(?<id>[^\s{}]+)|\.(?<class>[^\s{}]+)|(?<name>[a-zA-Z][\w-]*)=(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'{}]+))/gu;

/** What stands at the beginning of `text`, such as `{#id .class width=300}`, as Pandoc and kramdown write it too (`{: …}`), and its length. */
export function readWrittenList(text: string): { readonly written: WrittenList; readonly length: number } | undefined {
  const whole = text.startsWith('{') ? list.exec(text)?.[0] : undefined;
  if (whole === undefined) return undefined;
  let id: string | undefined;
  const classes: string[] = [];
  const named: (readonly [string, string])[] = [];
  for (const { groups = {} } of whole.slice(1, -1).matchAll(one)) {
    if (groups['id'] !== undefined) id = groups['id'].normalize('NFC');
    else if (groups['class'] !== undefined) classes.push(groups['class']);
    else if (groups['name'] !== undefined) named.push([groups['name'].toLowerCase(), groups['double'] ?? groups['single'] ?? groups['bare'] ?? '']);
  }
  return { written: { ...(id === undefined ? {} : { id }), classes, named }, length: whole.length };
}

const safe: ReadonlyMap<string, RegExp> = new Map([
  ['dark', /^\S+$/],
  ['dir', /^(?:auto|ltr|rtl)$/],
  ['height', /^\d{1,5}(?:px)?$/],
  ['lang', /^[a-zA-Z\d-]{2,35}$/],
  ['loading', /^(?:eager|lazy)$/],
  ['title', /^/],
  ['width', /^\d{1,5}(?:px|%)?$/],
]);

/** The attributes of `written` that content may have; the others are noted in `tally` as being of a `tag` at `at`. */
export function propertiesOf(
  { id, classes, named }: WrittenList,
  tag: string,
  tally: Tally,
  { at, options }: Pick<Compilation, 'options'> & { readonly at: ReturnType<Compilation['place']> },
): Properties {
  const properties: Properties = id === undefined ? {} : { id };
  const known = classes.filter((name) => options.trustHtml || options.classes.includes(name));
  for (const name of classes) if (!known.includes(name)) tally.note(`.${name}`, 'HG2434', { class: name }, at);
  if (known.length > 0) properties['className'] = known;
  for (const [name, value] of named) {
    const isSafe = safe.get(name)?.test(value) === true && (name !== 'dark' || tag === 'img');
    if (isSafe) properties[name] = name === 'width' || name === 'height' ? value.replace(/px$/, '') : value;
    else tally.note(`${tag} ${name}`, 'HG2435', { attribute: name, value }, at);
  }
  return properties;
}
