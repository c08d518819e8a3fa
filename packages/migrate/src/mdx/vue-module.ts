import { tagsOf } from '../convert/page-tags.ts';

type VueNode = string | VueElement;

interface VueElement {
  readonly tag: string;
  /** Values by name; an attribute without one has the empty text. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: VueNode[];
}

/**
 * A component of Vue in one file as a module whose default export is a function that gives what it shows; `undefined`: it is not
 * written with `<script setup>`. `registered` gives the specifier of a component that none has to import. Refs are what they begin with, as
 * nothing happens to them before somebody reads the page.
 */
export function vueModule(text: string, registered: (name: string) => string): string | undefined {
  const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  if (scripts.some(([, attributes = '']) => !/\bsetup\b/.test(attributes))) return undefined;
  const template = /<template>([\s\S]*)<\/template>/.exec(text)?.[1];
  if (template === undefined) return undefined;
  const imports: string[] = [];
  const script = scripts
    .map(([, , code = '']) => code)
    .join('\n')
    .replace(/^import\b[\s\S]*?(?:from\s*)?['"]([^'"\n]+)['"];?/gm, (statement, source: string) => {
      if (source !== 'vue' && source !== 'vitepress') imports.push(statement);
      return '';
    })
    .replace(/\.value\b/g, '')
    .replace(/^(\s*)((?:withDefaults\(\s*)?defineProps\b)/m, '$1const __given = $2');
  const given = /\bconst\s+(\w+)\s*=\s*(?:withDefaults\(\s*)?defineProps\b/.exec(script)?.[1];
  // Those that the script takes out itself have a name already.
  const taken = /\bconst\s+\{([^}]*)\}\s*=\s*(?:withDefaults\(\s*)?defineProps\b/.exec(script)?.[1];
  const free = propNames(script).filter((name) => !reserved.test(name) && !new RegExp(`\\b${name}\\b`).test(taken ?? ''));
  const names = given === undefined && taken === undefined ? '' : `const { ${free.join(', ')} } = ${given ?? '__props'};`;
  const data = /\bconst\s+(\w+)\s*=\s*useData\(/.exec(script)?.[1];
  // Refs in an object are asked for their values in a template, too.
  const plain = data === undefined ? template : template.replace(new RegExp(`\\b(${data}\\.\\w+)\\.value\\b`, 'g'), '$1');
  const nodes = parseTemplate(plain.replace(/<!--[\s\S]*?-->/g, ''));
  const body = writeChildren(nodes);
  for (const name of new Set(componentsIn(nodes))) {
    const file = registered(name);
    if (file.endsWith('.vue') && !new RegExp(`\\b${name}\\b`).test(imports.join('\n') + script)) imports.push(`import ${name} from '${file}';`);
  }
  return [...imports, 'const __self = (__props) => {', vueFunctions, script, names, `return <>${body}</>;\n};`, 'export default __self;', ''].join('\n');
}

// What a property may be called and a variable may not.
const reserved =
  /^(?:await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

const vueFunctions = `
const $slots = __props.__slots, $props = __props, $frontmatter = __props.__page?.frontmatter;
const ref = (value) => value, shallowRef = ref, reactive = ref, readonly = ref, toRef = (value, key) => value[key], toRefs = ref, withBase = ref;
const computed = (get) => get();
const defineProps = (rules) => __vueProps(rules, __props);
const withDefaults = (props, defaults) => __vueProps(defaults, props, true);
const useSlots = () => __vueSlots(__props);
const useData = () => ({ ...__props.__page, site: { lang: __props.__language }, lang: __props.__language });
`;

/** The names of the properties that `script` declares. */
function propNames(script: string): readonly string[] {
  const from = script.search(/\bdefineProps\b/);
  const [, typeName] = /^defineProps<\s*(\w+)\s*>/.exec(script.slice(from)) ?? [];
  const start = typeName === undefined ? from : script.search(new RegExp(`\\b(?:interface|type)\\s+${typeName}\\b`));
  const rules = balanced(script.slice(Math.max(0, start)));
  if (rules.startsWith('[')) return [...rules.matchAll(/["'](\w+)["']/g)].map(([, name = '']) => name);
  // Only those at the first level: rules and types may have members of their own.
  const flat = rules.slice(1, -1).replace(/\{[^{}]*\}|\([^()]*\)/g, '');
  return [...flat.matchAll(/(?:^|[,;\n{])\s*(\w+)\??\s*:/g)].map(([, name = '']) => name);
}

/** From the first `{` or `[` of `text` to what closes it. */
function balanced(text: string): string {
  const start = text.search(/[{[]/);
  let depth = 0;
  for (let at = Math.max(0, start); at < text.length; at += 1) {
    if ('{['.includes(text.charAt(at))) depth += 1;
    else if (']}'.includes(text.charAt(at)) && (depth -= 1) === 0) return text.slice(start, at + 1);
  }
  return '';
}

/** Whether an element of HTML is always empty. */
export function isVoidTag(name: string): boolean {
  return voidTags.has(name);
}

const voidTags = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'source', 'track', 'wbr']);

function parseTemplate(html: string): readonly VueNode[] {
  const root: VueElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  let at = 0;
  for (const { name, isClosing, isEmpty, attributes, start, end } of tagsOf(html)) {
    if (start > at) open.at(-1)?.children.push(html.slice(at, start));
    at = end;
    if (isClosing) {
      const index = open.findLastIndex(({ tag }) => tag === name);
      if (index > 0) open.length = index;
      continue;
    }
    const values = [...attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)];
    const element: VueElement = { tag: name, attributes: new Map(values.map(([, key = '', a, b]) => [key, a ?? b ?? ''])), children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty && !voidTags.has(name)) open.push(element);
  }
  root.children.push(html.slice(at));
  return root.children;
}

/** The names of components that `nodes` hold, as JSX has them. */
function componentsIn(nodes: readonly VueNode[]): readonly string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [...(/^[A-Z]|-/.test(node.tag) ? [nameOf(node.tag)] : []), ...componentsIn(node.children)]));
}

function nameOf(tag: string): string {
  return tag.includes('-') ? tag.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase()) : tag;
}

/** `children` in JSX; those of which one is shown, as the choice between them. */
function writeChildren(children: readonly VueNode[]): string {
  let jsx = '';
  let isChoosing = false;
  for (const child of children) {
    if (typeof child === 'string') {
      if (child.trim() === '' && isChoosing) continue;
      // A text ends the choice.
      jsx += (isChoosing ? 'null}' : '') + writeText(child);
      isChoosing = false;
      continue;
    }
    const { attributes } = child;
    const condition = attributes.get('v-if') ?? attributes.get('v-else-if');
    const isNext = isChoosing && (attributes.has('v-else') || attributes.has('v-else-if'));
    if (isChoosing && !isNext) jsx += 'null}';
    if (condition !== undefined) jsx += `${isNext ? '' : '{'}(${condition}) ? ${writeElement(child)} : `;
    else if (isNext) jsx += `${writeElement(child)}}`;
    else jsx += attributes.has('v-for') ? `{${writeElement(child)}}` : writeElement(child);
    isChoosing = condition !== undefined;
  }
  return isChoosing ? `${jsx}null}` : jsx;
}

function writeText(text: string): string {
  return text
    .split(/\{\{([\s\S]*?)\}\}/)
    .map((part, index) => (index % 2 === 1 ? `{__vueText(${part})}` : part === '' ? '' : `{${JSON.stringify(part.replace(/\s+/g, ' '))}}`))
    .join('');
}

/** `element` as an expression. */
function writeElement({ tag, attributes, children }: VueElement): string {
  const loop = /^\s*\(?([\w{}\s,]+?)\)?\s+(?:in|of)\s+([\s\S]+)$/.exec(attributes.get('v-for') ?? '');
  const inner = attributes.has('v-text') ? `{${attributes.get('v-text') ?? ''}}` : writeChildren(children);
  const name = nameOf(tag);
  const own = [...attributes].map(([key, value]) => writeAttribute(key, value)).join('');
  const slot = JSON.stringify(attributes.get('name') ?? 'default');
  const jsx =
    tag === 'slot' ? `<>{__props.__slots[${slot}] ?? <>${inner}</>}</>` : tag === 'template' ? `<>${inner}</>` : `<${name}${own}>${inner}</${name}>`;
  return loop === null ? jsx : `(${loop[2] ?? ''}).map((${loop[1] ?? ''}) => ${jsx})`;
}

function writeAttribute(key: string, value: string): string {
  if (/^(?:v-(?:if|else|else-if|for|text|show|once|pre|cloak|slot)|:?(?:key|ref|class|style))$/.test(key)) return '';
  if (key === 'v-html') return ` set:html={${value}}`;
  const [, bound] = /^(?::|v-bind:)([\w-]+)$/.exec(key) ?? [];
  if (bound !== undefined) return ` ${bound}={${value === '' ? bound : value}}`;
  // What acts, and what only running it would tell.
  if (/^(?:@|v-)/.test(key)) return ' onAct={() => 0}';
  if (!/^[\w:-]+$/.test(key)) return '';
  return value === '' ? ` ${key}` : ` ${key}=${JSON.stringify(value)}`;
}
