import path from 'node:path';
import type { Nodes } from 'mdast';
import { parseMdx } from '../convert/parse-markdown.ts';
import { isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';
import { openScripts } from '../read/script-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { rangeOf } from '../rewrite.ts';
import { componentForms } from './component-forms.ts';
import { vueModule } from './vue-module.ts';
import { astroModule, expandComponent, languageKey, slotName, slotsKey } from './expand-component.ts';
import {
  attributeValue,
  innerOfNodes,
  render,
  textAttribute,
  type ComponentReader,
  type ConvertNode,
  type MdxElement,
  type MdxWork,
} from './mdx-page.ts';

/** Reads components of a site, and what expressions in its pages stand for. */
export interface SiteScripts {
  readonly component: ComponentReader;
  /** What the module at `file` exports as `name`. */
  exported(file: string, name: string): Known;
  /** The value of `expression` in the page of VitePress at `page`, as far as it is known without running it. */
  value(page: string, expression: string): Known;
}

/** Reads components in React, Astro and Vue from `folder`, where `resolve` finds what they import. `wordsIn` gives the words of the interface by key. */
export function openComponents(
  folder: SiteFolder,
  resolve: (from: string, specifier: string) => string | undefined,
  wordsIn: (language: string) => { readonly [key: string]: Known } = () => ({}),
): SiteScripts {
  const translated = (language: Known, key: Known, values: Known): Known =>
    String(typeof key === 'string' ? (wordsIn(String(language))[key] ?? key) : '').replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      isRecord(values) && values[name] !== undefined ? String(values[name]) : whole,
    );
  const astro: KnownFunction = ([props]) => {
    const all = isRecord(props) ? props[slotsKey] : undefined;
    const lang = isRecord(props) ? props[languageKey] : undefined;
    return {
      props,
      slots: { all, has: ([name]) => isRecord(all) && typeof name === 'string' && name in all },
      locals: { t: ([key, values]) => translated(lang, key, values), starlightRoute: { entryMeta: { lang }, lang } },
      currentLocale: lang,
    };
  };
  const exportsAt = openScripts({
    textAt(file) {
      const [, page, expression] = asked.exec(file) ?? [];
      if (page !== undefined) return pageModule(folder.textAt(page) ?? '', decodeURIComponent(expression ?? ''));
      const text = folder.textAt(file);
      if (text !== undefined && file.endsWith('.vue')) return vueModule(text);
      return text !== undefined && file.endsWith('.astro') ? astroModule(text) : /\.[cm]?[jt]sx?$/.test(file) ? text : undefined;
    },
    resolve(from, specifier) {
      const [, name = specifier, query = ''] = /^([^?]*)(\?raw)?/.exec(specifier) ?? [];
      const file = resolve(from, name);
      return file === undefined ? undefined : file + query;
    },
    valueOf(file) {
      if (file.endsWith('?raw')) return { default: folder.textAt(file.slice(0, -'?raw'.length)) };
      const json = folder.jsonAt(file) as Known;
      if (json !== undefined) return { default: json, ...(isRecord(json) ? json : {}) };
      return /\.(?:astro|vue|[cm]?[jt]sx?)$/.test(file) ? undefined : { default: { file } };
    },
    glob(from, pattern) {
      const prefix = pattern.slice(0, pattern.lastIndexOf('/', pattern.search(/[*{]/)) + 1);
      const place = path.posix.join(path.posix.dirname(from), prefix).replace(/\/$/, '');
      if (!prefix.startsWith('.')) return undefined;
      return Object.fromEntries(folder.list(place).map((file) => [prefix + file.slice(place.length + 1), () => ({ default: { file } })]));
    },
    // Badges are there in every page of VitePress.
    globals: new Map<string, Known>([['__astro', astro], ['__vueProps', vueProps], ['Badge', 'Badge'], ['ClientOnly', 'Fragment']]),
  });
  return {
    component(file, exported) {
      const all = exportsAt(file);
      const found = all[exported] ?? (isRecord(all['default']) ? all['default'][exported] : undefined);
      return typeof found === 'function' ? found : undefined;
    },
    exported: (file, name) => exportsAt(file)[name],
    value: (page, expression) => exportsAt(`${page}?${encodeURIComponent(expression)}`)['default'],
  };
}

// The script of a page, asked for an expression that stands in it.
const asked = /^(.*\.md)\?(.*)$/;

/** The scripts of the page of VitePress with `text` as a module whose default export is what `expression` stands for. */
function pageModule(text: string, expression: string): string {
  const scripts = [...text.matchAll(/^<script\b[^>]*>([\s\S]*?)<\/script>/gm)].map(([, script = '']) =>
    script.replace(/^import\b[^'"]*['"](?:vue|vitepress)(?:\/[^'"\n]*)?['"];?/gm, '').replace(/\.value\b/g, ''),
  );
  return `const ref = (value) => value, shallowRef = ref, reactive = ref, computed = (get) => get();\n${scripts.join('\n')}\nexport default (${expression});\n`;
}

/** The properties that a component of Vue is given, completed by what its rules or its defaults say. */
const vueProps: KnownFunction = ([rules, props, areDefaults]) => {
  const all = isRecord(props) ? props : {};
  if (!isRecord(rules)) return all;
  const defaults = Object.entries(rules).map(([name, rule]) => [name, areDefaults === true ? rule : isRecord(rule) ? rule['default'] : undefined]);
  return { ...Object.fromEntries(defaults), ...all };
};

/** What a component of the site shows, in the place of `element`; `undefined`: nothing of it is known. */
export function convertOwnComponent(
  element: MdxElement,
  { file, exported }: { readonly file: string; readonly exported: string },
  work: MdxWork,
  convert: ConvertNode,
): string | undefined {
  const component = work.component?.(file, exported);
  if (component === undefined) return undefined;
  const given = element.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : undefined;
    return name === undefined ? [] : [[name, attributeValue(element, name, work.names) ?? notKnown] as const];
  });
  const slots = slotsOf(element, work);
  const holes = Object.fromEntries([...slots.keys()].map((name) => [name, hole(name)]));
  const children = slots.has('default') ? { children: holes['default'] } : {};
  const props = { ...Object.fromEntries(given), ...children, [slotsKey]: holes, [languageKey]: work.page.locale };
  const expanded = expandComponent(component, props, (name) => Object.hasOwn(componentForms, name));
  const [start] = rangeOf(element);
  const tree = expanded === undefined ? undefined : parseMdx(expanded.mdx);
  if (expanded === undefined || tree === undefined) return undefined;
  const name = `<${element.name ?? ''}>`;
  const hasScript = file.endsWith('.astro') && /<script\b/.test(work.textAt(file) ?? '');
  // What shows nothing to readers, all of it known, has come over; else all of it is lost.
  if (expanded.mdx.trim() === '') return expanded.unknown.length === 0 && !hasScript ? '' : undefined;
  for (const what of new Set([...expanded.unknown, ...(hasScript ? ['a script'] : [])]))
    work.note(`${what} in the component ${name}`, start, 'The rest of the component is kept.');
  const inner: MdxWork = {
    ...work,
    body: expanded.mdx,
    names: new Map(),
    note: (construct, _offset, fate) => work.note(construct, start, fate),
    noteHarmless: (construct, _offset, fate) => work.noteHarmless(construct, start, fate),
    slot: (wanted) => innerOfNodes(work, slots.get(wanted) ?? [], convert).trim(),
  };
  return render(inner, [0, expanded.mdx.length], tree.children, convert)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The element in whose place the text of a slot stands. */
export function hole(name: string): Known {
  return { element: slotName, name: slotName, props: { name }, children: [] };
}

/** What stands in `element`, by the slot that it asks for. */
function slotsOf({ children }: MdxElement, work: MdxWork): ReadonlyMap<string, readonly Nodes[]> {
  const slots = new Map<string, Nodes[]>();
  for (const child of children) {
    // An element alone in its line stands in a paragraph.
    const [only, ...others] = child.type === 'paragraph' ? child.children : [child];
    const isElement = others.length === 0 && (only?.type === 'mdxJsxFlowElement' || only?.type === 'mdxJsxTextElement');
    const name = (isElement && textAttribute(only, 'slot', work.names)) || 'default';
    slots.set(name, [...(slots.get(name) ?? []), child]);
  }
  return slots;
}
