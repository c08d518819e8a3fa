import { isIconPackage } from '../convert/icon-names.ts';
import { canBeRead } from '../read/script-config.ts';
import { closeVoidTags, mdxOfHtml, mdxOfMarkdown } from './to-mdx.ts';
import { isElement, isMarkdown, isPackageCall, isRecord, notKnown, notShown, type Known, type KnownFunction } from '../read/known.ts';

/** What a component of the site shows, as MDX. */
export interface ExpandedComponent {
  readonly mdx: string;
  /** What of it only running it would tell: expressions and attributes, in words. */
  readonly unknown: readonly string[];
  /** The same of what readers hardly miss. */
  readonly quiet: readonly string[];
}

/** How what answers to readers is called where it is lost. */
export const ofScript = 'a script';

/** How the text that a component is given stands in its MDX; the name of the slot is its attribute. */
export const slotName = 'HelpgenSlot';

/** How a text of the site stands in the MDX of a component that imports it; its path is the attribute `file`. */
export const partName = 'HelpgenPart';

// Without them readers miss nothing.
const quietAttribute = /^(?:class(?:Name)?|open|style|id|key|ref|aria-.*|data-.*|on[A-Z].*|alt|width|height|loading|mark|ins|del|collapse\w*|frame|wrap|meta)$/;
const inlineTags = new Set('a abbr b bdi cite code em i kbd mark q s samp small span strong sub sup time u var'.split(' '));

const inlineComponents = new Set(['Badge', 'VPBadge', 'Icon', 'Link', slotName]);

/** What `component`, called with `props`, shows; one in it of which not all is known stays when `isOurs` names it. `undefined`: nothing of it is known. */
export function expandComponent(
  component: KnownFunction,
  props: { readonly [name: string]: Known },
  isOurs: (name: string) => boolean,
): ExpandedComponent | undefined {
  const unknown: string[] = [];
  const quiet: string[] = [];
  let depth = 0;

  const all = (values: readonly Known[]): string => values.map(textOf).join('');
  function textOf(value: Known): string {
    if (value === notShown) quiet.push('a badge that only running the site would show');
    if (value === notKnown || typeof value === 'function') unknown.push('an expression');
    if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
    if (Array.isArray(value)) return all(value as readonly Known[]);
    if (isElement(value)) return elementText(value.element, value.name, value.props, value.children);
    if (isRecord(value) && 'calls' in value) unknown.push('an expression');
    return '';
  }
  function elementText(element: Known, name: string, own: { readonly [name: string]: Known }, children: readonly Known[]): string {
    if (typeof element === 'string') return tagText(element, own, children);
    if (typeof element !== 'function') {
      const href = own['href'] ?? own['to'];
      // Of a package, and what it leads to is known.
      if (/(?:Link|Button|^router-link)$/.test(name) && typeof href === 'string') return tagText('a', { href }, children);
      unknown.push(`the component <${name}>`);
      return all(children);
    }
    const before = unknown.length;
    depth += 1;
    const given = { ...own, children, [slotsKey]: slotsOf(children), [languageKey]: props[languageKey], [pageKey]: props[pageKey] };
    const shown = depth > 20 ? undefined : element([given]);
    if (shown === undefined) unknown.push(`the component <${name}>`);
    const isOfPackage = isRecord(shown) && typeof shown['calls'] === 'string';
    if (isOfPackage && isIconPackage(String(shown['calls']))) {
      depth -= 1;
      return '';
    }
    const named = isOfPackage && typeof shown['name'] === 'string' && shown['name'] !== 'default' ? shown['name'] : name;
    const text = isOfPackage ? tagText(named, own, children) : textOf(shown);
    depth -= 1;
    if (unknown.length === before || !isOurs(name)) return text;
    unknown.splice(before);
    return tagText(name, own, children);
  }
  function tagText(name: string, own: { readonly [name: string]: Known }, children: readonly Known[]): string {
    if (name === 'style' || name === 'script') return '';
    // Of packages that draw Markdown (react-markdown, markdown-to-jsx).
    if (/^(?:React)?Markdown$/.test(name)) {
      const parts = children.flat(9) as readonly Known[];
      return parts.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
    }
    if (name === 'Fragment') {
      const text = htmlOf(own);
      return text ?? all(children);
    }
    const html = htmlOf(own);
    const texts = children.flat(9) as readonly Known[];
    const isCode = /^Code(?:Block)?$/.test(name) && texts.length > 0 && texts.every((text) => typeof text === 'string' || typeof text === 'number');
    const inner = html !== undefined ? html : isCode ? '' : all(children);
    // In an expression of an attribute code keeps its lines as they are.
    const code = isCode ? ` code={${JSON.stringify(texts.join(''))}}` : '';
    const attributes = Object.entries(own).map(([key, value]) => attribute(key, value)).join('') + code;
    // The link of a heading to itself.
    if (name === 'a' && inner === '' && String(own['href']).startsWith('#')) return '';
    // A frame that only looks like something.
    if (attributes === '' && name === 'span') return inner;
    if (attributes === '' && name === 'div') return `\n\n${inner}\n\n`;
    const isBlock = /^[A-Z]/.test(name) && !inlineComponents.has(name);
    if (inner === '') return isBlock ? `\n\n<${name}${attributes} />\n\n` : `<${name}${attributes} />`;
    if ((inlineTags.has(name) || inlineComponents.has(name)) && !inner.includes('\n')) return `<${name}${attributes}>${inner}</${name}>`;
    if (name === 'svg') return `\n\n<svg${attributes}>${inner.replace(/\s*\n\s*/g, '')}</svg>\n\n`;
    if (name === 'p') return `\n\n${inner.trim()}\n\n`;
    if (/^h[1-6]$/.test(name)) {
      const anchor = typeof own['id'] === 'string' ? `<a id="${own['id']}"></a>` : '';
      return `\n\n${'#'.repeat(Number(name.charAt(1)))} ${anchor}${inner.replace(/\s*\n\s*/g, ' ').trim()}\n\n`;
    }
    return `\n\n<${name}${attributes}>\n\n${inner.trim()}\n\n</${name}>\n\n`;
  }
  /** The HTML that an element is given as a text, or the Markdown that it is made of. */
  function htmlOf(own: { readonly [name: string]: Known }): string | undefined {
    const inner = own['dangerouslySetInnerHTML'];
    const html = own['set:html'] ?? (isRecord(inner) && inner !== notKnown ? inner['__html'] : inner);
    if (html === notKnown) unknown.push('an expression');
    return typeof html === 'string' ? mdxOfHtml(html) : isMarkdown(html) ? mdxOfMarkdown(html.markdown) : undefined;
  }
  function attribute(key: string, value: Known): string {
    if (key === 'set:html' || key === 'dangerouslySetInnerHTML' || key === 'children' || key === 'slot' || key.startsWith('__') || key.includes(':')) return '';
    if (/^on(?:[A-Z]|[a-z]+$)/.test(key)) {
      unknown.push(ofScript);
      return '';
    }
    if (value === notKnown || typeof value === 'function' || isPackageCall(value)) {
      if (!quietAttribute.test(key)) unknown.push(`the attribute ${key}`);
      return '';
    }
    if (value === undefined || value === null || value === false) return '';
    if (value === true) return ` ${key}`;
    // The lines of a text between quotes would lose their indentation.
    return typeof value === 'string' && !value.includes('\n') ? ` ${key}="${value.replaceAll('"', '&quot;')}"` : ` ${key}={${JSON.stringify(value)}}`;
  }

  const shown = component([props]);
  if (!isElement(shown) && !Array.isArray(shown) && typeof shown !== 'string') return undefined;
  return { mdx: textOf(shown), unknown, quiet };
}

/** Under which property a component of Astro finds what it is given, by slot. */
export const slotsKey = '__slots';

/** Under which property it finds the language of the page. */
export const languageKey = '__language';

/** Under which property it finds file and address of the page. */
export const pageKey = '__page';

/** The children of an element by the slot that each asks for. */
function slotsOf(children: readonly Known[]): { readonly [name: string]: Known } {
  const slots: { [name: string]: Known[] } = {};
  for (const child of children) {
    if (child === undefined || child === null || child === false) continue;
    const wanted = isElement(child) && typeof child.props['slot'] === 'string' ? child.props['slot'] : 'default';
    (slots[wanted] ??= []).push(child);
  }
  return slots;
}

function escaped(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&').replaceAll('<', '&lt;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');
}

/** A component of Astro as a module whose default export is a function that gives what it shows. */
export function astroModule(text: string): string {
  const module = writeAstroModule(text);
  return canBeRead(module) ? module : writeAstroModule(text, withSiblings);
}

/** `jsx` in which elements beside each other between parentheses, which Astro takes, are one. */
function withSiblings(jsx: string): string {
  let result = jsx;
  for (const { index, 0: whole } of [...jsx.matchAll(/\(\s*(?=<[A-Za-z>])/g)].toReversed()) {
    const end = closingOf(result, index);
    if (end > 0) result = `${result.slice(0, index + whole.length)}<>${result.slice(index + whole.length, end)}</>${result.slice(end)}`;
  }
  return result;
}

/** Where the parenthesis that opens at `start` is closed. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}

function writeAstroModule(text: string, prepare = (jsx: string): string => jsx): string {
  const [, script = '', template = text] = /^\s*---\n([\s\S]*?)\n?---\n?([\s\S]*)$/.exec(text) ?? [];
  const imports: string[] = [];
  const rest = script.replace(/^import\b[\s\S]*?(?:from\s*)?['"][^'"\n]+['"];?/gm, (statement) => {
    imports.push(statement);
    return '';
  });
  const shown = prepare(template)
    // In an expression something has to stand there.
    .replace(/<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1>/g, (_whole, name) => (name === undefined ? '' : '<></>'))
    .replace(/<slot\b((?:"[^"]*"|'[^']*'|[^"'/>])*)(?:\/>|>([\s\S]*?)<\/slot>)/g, (_whole, attributes: string, otherwise = '') => {
      const name = /\bname=["']([^"']*)["']/.exec(attributes)?.[1] ?? 'default';
      return `<>{Astro.slots.all[${JSON.stringify(name)}] ?? <>${otherwise}</>}</>`;
    });
  const jsx = closeVoidTags(shown)
    // A text with places for values is an attribute without braces.
    .replace(/(\s[\w:@.-]+)=(`[^`]*`)/g, '$1={$2}')
    // `{href}` among attributes is short for `href={href}`.
    .replace(/<[A-Za-z][\w.-]*(?:\s+(?:[\w:@.-]+(?:=(?:"[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\}))?|\{[^{}]*\}))+/g, (tag) =>
      tag.replace(/(\s)\{(\w+)\}/g, '$1$2={$2}'),
    );
  const own = rest.replace(/^export\s+type\s*\{[^{}]*\}(?:\s*from\s*['"][^'"\n]*['"])?;?/gm, '').replace(/^export\s+(?=interface|type)/gm, '');
  const begin = 'const __self = async (__props) => {\nconst Astro = { ...__astro(__props), self: __self };';
  return [...imports, begin, own, `return <>${jsx}</>;\n};`, 'export default __self;', ''].join('\n');
}
