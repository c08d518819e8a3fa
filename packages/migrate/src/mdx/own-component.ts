import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { parseMdx } from '../convert/parse-markdown.ts';
import { filePackages } from '../read/file-packages.ts';
import { addressOf, isPlain } from '../read/known-calls.ts';
import { at, textOf } from '../read/known-values.ts';
import { isPackageCall, isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';
import { openScripts } from '../read/script-config.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { rangeOf } from '../rewrite.ts';
import { componentForms } from './component-forms.ts';
import { isDataLoader, loadedData } from './vue-data.ts';
import { vueModule } from './vue-module.ts';
import { astroModule, expandComponent, languageKey, ofScript, pageKey, partName, slotName, slotsKey } from './expand-component.ts';
import {
  attributeValue,
  isMdxElement,
  render,
  textAttribute,
  type ComponentReader,
  type ConvertNode,
  type MdxElement,
  type MdxWork,
  type SlotText,
} from './mdx-page.ts';

/** Reads components of a site, and what expressions in its pages stand for. */
export interface SiteScripts {
  readonly component: ComponentReader;
  /** What the module at `file` exports as `name`. */
  exported(file: string, name: string): Known;
  /** The default export of `code`, a module that stands where `page` does, as far as it is known without running it. */
  inPage(page: string, code: string): Known;
}

/** What components of a site may name without importing it. */
interface SiteNames {
  /** The words of the interface by key. */
  readonly wordsIn?: (language: string) => { readonly [key: string]: Known };
  /** The file of a component in Vue that all others and all pages may use. */
  readonly registered?: (name: string) => string | undefined;
  /** What `astro:content` gives: the collections of the site. */
  readonly collections?: () => Known;
  /** The address of the site. */
  readonly site?: string;
  /** What gives pages of the site as data to loaders of VitePress. */
  readonly createContentLoader?: KnownFunction;
  /** What packages export that the system brings along, told the file of the page that asks. */
  readonly packages?: (page: () => string | undefined) => { readonly [specifier: string]: Known };
}

const astroContent = 'astro:content';

// Before the path of a file below the folder of the site.
const ofSite = 'site:';

/** Reads components in React, Astro and Vue from `folder`, where `resolve` finds what they import. */
export function openComponents(
  folder: SiteFolder,
  resolve: (from: string, specifier: string) => string | undefined,
  { wordsIn = () => ({}), registered = () => undefined, collections, packages: own, createContentLoader, site = 'https://example.com/' }: SiteNames = {},
): SiteScripts {
  // What the component that is shown was given, for functions beside it that ask for its page.
  let asking: Known;
  const vitepress: { readonly [name: string]: Known } = { useData: () => pageData(asking), withBase: ([address]) => address, createContentLoader };
  const packages: { readonly [specifier: string]: Known } = { ...filePackages(folder), vitepress, ...own?.(() => textOf(asking, pageKey, 'from')) };
  const loaded = new Map<string, Known>();
  const translated = (language: Known, key: Known, values: Known): Known =>
    String(typeof key === 'string' ? (wordsIn(String(language))[key] ?? key) : '').replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      isRecord(values) && values[name] !== undefined ? String(values[name]) : whole,
    );
  const entryOf = (page: Known): Known => {
    const find = at(collections?.(), 'getCollection');
    const all = typeof find === 'function' ? find(['docs']) : undefined;
    return Array.isArray(all) ? (all as readonly Known[]).find((entry) => at(entry, 'filePath') === at(page, 'from')) : undefined;
  };
  const astro: KnownFunction = ([props]) => {
    const all = isRecord(props) ? props[slotsKey] : undefined;
    const lang = isRecord(props) ? props[languageKey] : undefined;
    const page = isRecord(props) ? props[pageKey] : undefined;
    const entry = entryOf(page);
    const url = new URL(String(at(page, 'address') ?? '/').replace(/^\//, ''), site);
    const t = Object.assign<KnownFunction, object>(([key, values]) => translated(lang, key, values), { dir: () => directionOf(lang) });
    const ids = { id: at(entry, 'id'), slug: at(entry, 'slug') };
    return {
      props,
      slots: { all, has: ([name]) => isRecord(all) && typeof name === 'string' && name in all },
      locals: { t, starlightRoute: { entryMeta: { lang }, lang, entry, ...ids, sidebar: [] } },
      // The base path is put in front of every address here.
      url: { ...addressOf(url), pathname: at(page, 'address') },
      request: { url: url.href },
      site: addressOf(new URL(site)),
      currentLocale: lang,
    };
  };
  const exportsAt = openScripts({
    textAt(file) {
      const [, code] = inPage.exec(file) ?? [];
      if (code !== undefined) return decodeURIComponent(code);
      const text = folder.textAt(file);
      if (text !== undefined && file.endsWith('.vue')) return vueModule(text, (name) => ofSite + (registered(name) ?? ''));
      return text !== undefined && file.endsWith('.astro') ? astroModule(text) : /\.[cm]?[jt]sx?$/.test(file) ? text : undefined;
    },
    resolve(from, specifier) {
      if (Object.hasOwn(packages, specifier) || (specifier === astroContent && collections !== undefined)) return specifier;
      const [, name = specifier, query = ''] = /^([^?]*)(\?raw)?/.exec(specifier.replace(/^!!raw-loader!(.*)$/, '$1?raw')) ?? [];
      const file = name.startsWith(ofSite) ? name.slice(ofSite.length) : resolve(from, name);
      return file === undefined ? undefined : file + query;
    },
    valueOf(file) {
      if (Object.hasOwn(packages, file)) return packages[file];
      if (file === astroContent) return collections?.();
      if (isDataLoader(file)) {
        if (!loaded.has(file)) loaded.set(file, undefined).set(file, loadedData(folder, file, exportsAt(file)['default']));
        return loaded.get(file);
      }
      if (file.endsWith('?raw')) return { default: folder.textAt(file.slice(0, -'?raw'.length)) };
      const json = folder.jsonAt(file) as Known;
      if (json !== undefined) return { default: json, ...(isRecord(json) ? json : {}) };
      if (/\.mdx?$/.test(file)) return { default: partOf(file), Content: partOf(file) };
      return /\.(?:astro|vue|[cm]?[jt]sx?)$/.test(file) ? undefined : { default: { file } };
    },
    glob(from, pattern) {
      const prefix = pattern.slice(0, pattern.lastIndexOf('/', pattern.search(/[*{]/)) + 1);
      const place = path.posix.join(path.posix.dirname(from), prefix).replace(/\/$/, '');
      if (!prefix.startsWith('.')) return undefined;
      return Object.fromEntries(folder.list(place).map((file) => [prefix + file.slice(place.length + 1), () => ({ default: { file } })]));
    },
    // Badges are there in every page of VitePress.
    globals: new Map<string, Known>([
      ['__astro', astro],
      ...Object.entries({ __vueProps: vueProps, __vueSlots: vueSlots, __vueText: vueText }),
      ['Badge', 'Badge'],
      ['ClientOnly', 'Fragment'],
    ]),
  });
  return {
    component(file, exported) {
      const all = exportsAt(file);
      const found = all[exported] ?? (isRecord(all['default']) ? all['default'][exported] : undefined);
      if (typeof found !== 'function') return undefined;
      return (args) => {
        [asking] = args;
        return found(args);
      };
    },
    exported: (file, name) => exportsAt(file)[name],
    inPage(page, code) {
      asking = { [pageKey]: { from: page } };
      return exportsAt(`${page}?${encodeURIComponent(code)}`)['default'];
    },
  };
}

/** The component that the Markdown of `file` is. */
export function partOf(file: string): KnownFunction {
  return () => ({ element: partName, name: partName, props: { file }, children: [] });
}

/** What `useData` of VitePress gives a module: refs. */
function pageData(props: Known): Known {
  const lang = at(props, languageKey);
  const page = at(props, pageKey);
  const values = { ...(isRecord(page) ? page : {}), ...(lang === undefined ? {} : { lang, site: { lang } }) };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

function directionOf(lang: Known): string {
  return /^(?:ar|fa|he|ur)\b/.test(String(lang)) ? 'rtl' : 'ltr';
}

// A module that stands where a page does.
const inPage = /^.*\.mdx?\?(.*)$/;

/** The scripts of the page of VitePress with `text` as a module whose default export is what `expression` stands for. */
export function vitePressModule(text: string, expression: string): string {
  const scripts = [...text.matchAll(/^<script\b[^>]*>([\s\S]*?)<\/script>/gm)].map(([, script = '']) =>
    script.replace(/^import\b[^'"]*['"](?:vue|vitepress)(?:\/[^'"\n]*)?['"];?/gm, '').replace(/\.value\b/g, ''),
  );
  return `const ref = (value) => value, shallowRef = ref, reactive = ref, computed = (get) => get();\n${scripts.join('\n')}\nexport default (${expression});\n`;
}

/** `html` in the page of VitePress with `text` as a module whose default export shows it, as a component does. */
export function vitePressTemplate(text: string, html: string, registered: (name: string) => string | undefined): string | undefined {
  const scripts = [...text.matchAll(/^<script\b[^>]*>[\s\S]*?<\/script>/gm)].map(([script]) => script.replace(/^<script\b[^>]*>/, '<script setup>'));
  return vueModule(`${scripts.join('\n')}\n<template>${html}</template>`, (name) => ofSite + (registered(name) ?? ''));
}

/** What a component of Vue finds in its slots: of a text that is nothing else the text. */
const vueSlots: KnownFunction = ([props]) => {
  const slots = isRecord(props) ? props[slotsKey] : undefined;
  return Object.fromEntries(
    (isRecord(slots) ? Object.entries(slots) : []).map(([name, element]) => [name, () => [{ children: at(element, 'plain') ?? element }]]),
  );
};

/** What `{{ }}` shows of a value: of what is no text its JSON. */
const vueText: KnownFunction = ([value]) => {
  const isData = typeof value === 'object' && value !== null && isPlain(value) && !isPackageCall(value);
  return isData || typeof value === 'boolean' ? JSON.stringify(value, null, 2) : value;
};

/** The properties that a component of Vue is given, completed by what its rules or its defaults say. */
const vueProps: KnownFunction = ([rules, props, areDefaults]) => {
  const all = isRecord(props) ? props : {};
  if (!isRecord(rules)) return all;
  const defaults = Object.entries(rules).map(([name, rule]) => [name, areDefaults === true ? rule : isRecord(rule) ? rule['default'] : undefined]);
  return { ...Object.fromEntries(defaults), ...all };
};

/** A component that stands in a page. */
export interface PlacedComponent {
  readonly component: KnownFunction | undefined;
  /**
   * What the script that it brings along does: it answers to readers, it answers to boxes that they tick, or it only cares for how things look or
   * where the page is scrolled to.
   */
  readonly script?: 'acts' | 'ticks' | 'quiet' | undefined;
}

/** Where something is shown, and what it is called. */
interface ShownPlace extends MdxWork {
  readonly start: number;
  readonly name: string;
}

/** What a component shows in a page, before it is converted. */
export interface ShownComponent {
  readonly tree: Root;
  /** By what the tree is converted. */
  readonly work: MdxWork;
  readonly place: ShownPlace;
  /** What of it only running it would tell, in words; scripts are none of it. */
  readonly unknown: readonly string[];
  readonly quiet: readonly string[];
  readonly script: PlacedComponent['script'];
}

/** What a component of the site shows in the place of `element`; `undefined`: nothing of it is known. */
export function showOwnComponent(element: MdxElement, placed: PlacedComponent, work: MdxWork): ShownComponent | undefined {
  const given = element.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : undefined;
    return name === undefined ? [] : [[name, attributeValue(element, name, work) ?? notKnown] as const];
  });
  const slots = slotsOf(element, work);
  const holes = Object.fromEntries([...slots.keys()].map((name) => [name, hole(name)]));
  const children = slots.has('default') ? { children: holes['default'] } : {};
  const place = { ...work, start: rangeOf(element)[0], name: `the component <${element.name ?? ''}>` };
  const slot = (wanted: string): SlotText => ({ nodes: slots.get(wanted) ?? [], work });
  return showComponent(placed, { ...Object.fromEntries(given), ...children, [slotsKey]: holes }, { ...place, slot });
}

/** What `component`, given `props`, shows at a place of a page; `undefined`: nothing of it is known. */
function showComponent({ component, script }: PlacedComponent, props: { readonly [name: string]: Known }, place: ShownPlace): ShownComponent | undefined {
  if (component === undefined) return undefined;
  const { start, name: _name, ...work } = place;
  const { address, from, locale } = work.page;
  const given = { [slotsKey]: {}, ...props, [languageKey]: locale, [pageKey]: { address, from } };
  const expanded = expandComponent(component, given, (wanted) => Object.hasOwn(componentForms, wanted));
  const tree = expanded === undefined ? undefined : parseMdx(expanded.mdx);
  if (expanded === undefined || tree === undefined) return undefined;
  const inner: MdxWork = {
    ...work,
    body: expanded.mdx,
    // All of it is written out.
    names: new Map(),
    evaluated: () => undefined,
    note: (construct, _offset, fate) => work.note(construct, start, fate),
    noteHarmless: (construct, _offset, fate) => work.noteHarmless(construct, start, fate),
  };
  const unknown = expanded.unknown.filter((what) => what !== ofScript);
  const acts = script === undefined && unknown.length < expanded.unknown.length ? 'acts' : script;
  return { tree, work: inner, place, unknown, quiet: expanded.quiet, script: acts };
}

/** `shown`, converted; `undefined`: it cannot be told from nothing. */
export function convertShown(shown: ShownComponent, convert: ConvertNode): string | undefined {
  const { tree, work, unknown, script } = shown;
  // What shows nothing to readers, all of it known, has come over; else all of it is lost.
  if (work.body.trim() === '') return unknown.length === 0 && (script === undefined || script === 'quiet') ? '' : undefined;
  noteUnknown(shown);
  return render(work, [0, work.body.length], tree.children, convert)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Tells of what did not come over of a component, the rest of which did. */
export function noteUnknown({ place, unknown, quiet, script }: ShownComponent): void {
  const acts = script !== undefined && script !== 'quiet';
  for (const what of new Set([...unknown, ...(acts ? [ofScript] : [])])) place.note(`${what} in ${place.name}`, place.start, 'The rest of it is kept.');
  const harmless = [...quiet, ...(script === 'quiet' ? ['a script that changes no text'] : [])];
  for (const what of new Set(harmless)) place.noteHarmless(`${what} in ${place.name}`, place.start, 'The rest of it is kept.');
}

/** What `expression` in the page shows; `undefined`: nothing of it is known. */
export function convertExpression(expression: string, place: ShownPlace, convert: ConvertNode): string | undefined {
  const value = place.evaluated?.(`() => <>{${expression}}</>`);
  const shown = showComponent({ component: typeof value === 'function' ? value : undefined }, {}, place);
  return shown === undefined ? undefined : convertShown(shown, convert);
}

/** The element in whose place the text of a slot stands; `plain` is that text where it has no marks. */
export function hole(name: string, plain?: string): Known {
  return { element: slotName, name: slotName, props: { name }, children: [], ...(plain === undefined ? {} : { plain }) };
}

/** What stands in `element`, by the slot that it asks for. */
function slotsOf({ children }: MdxElement, work: MdxWork): ReadonlyMap<string, readonly Nodes[]> {
  const slots = new Map<string, Nodes[]>();
  for (const child of children.flatMap(unravelled)) {
    const name = (isMdxElement(child) && textAttribute(child, 'slot', work)) || 'default';
    slots.set(name, [...(slots.get(name) ?? []), child]);
  }
  return slots;
}

/** A paragraph of nothing but elements is these elements. */
function unravelled(node: Nodes): readonly Nodes[] {
  if (node.type !== 'paragraph') return [node];
  const parts = node.children.filter((part) => part.type !== 'text' || part.value.trim() !== '');
  return parts.every(isMdxElement) ? parts : [node];
}
