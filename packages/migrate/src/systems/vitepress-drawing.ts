import { relativePath } from '../convert/page-losses.ts';
import { attributeOf, filmOf, tagsOf, type PageTag } from '../convert/page-tags.ts';
import { expandComponent, languageKey, pageKey, slotsKey } from '../mdx/expand-component.ts';
import { hole } from '../mdx/own-component.ts';
import { isVoidTag } from '../mdx/vue-module.ts';
import { isRecord, notKnown, type Known } from '../read/known.ts';
import { applyEdits, type Edit } from '../rewrite.ts';
import { linkOf } from './vitepress-links.ts';
import type { PageWork } from './vitepress-page.ts';

/** How the text that something shows is converted in its turn. */
type ConvertText = (text: string, work: PageWork) => readonly Edit[];

/** Where a tag stands in the text of its page. */
interface TagPlace {
  readonly body: string;
  readonly start: number;
  readonly end: number;
}

/** What a component of the site shows, in the place of its element; `undefined`: nothing of it is known. */
export function drawComponent(tag: PageTag, { body, start, end }: TagPlace, work: PageWork, convert: ConvertText): Edit | undefined {
  const name = tag.name.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const component = (work.depth ?? 0) > 5 ? undefined : work.context.component(name);
  const closing = tag.isEmpty ? -1 : body.indexOf(`</${tag.name}>`, end);
  const content = closing < 0 ? '' : body.slice(end, closing).trim();
  const plain = /[<[{]|\n\s*\n/.test(content) ? '' : content.replace(/\s*\n\s*/g, ' ');
  const label = component === undefined ? plain : '';
  const film = content === plain ? filmOf(attributeOf(tag.attributes, 'src'), plain || attributeOf(tag.attributes, 'title') || '') : undefined;
  const folder = [...tag.attributes.matchAll(/="([^"]*)"/g)].map(([, value = '']) => work.context.codeFolder(value)).find((code) => code !== undefined);
  const link = film ?? folder ?? (content === '' || label !== '' ? linkOf(tag, work, label) : undefined);
  const instead = (): Edit | undefined => {
    if (link !== undefined) work.noteHarmless(`the look of the component <${tag.name}>`, start, 'What it leads to or shows stands there.');
    return link === undefined ? undefined : { start, end: closing < 0 ? end : closing + `</${tag.name}>`.length, text: link };
  };
  if (component === undefined) return instead();
  const attributes = [...tag.attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)].map(([, key = '', a, b]) =>
    givenValue(key, a ?? b, work.context.value),
  );
  const given = slotsIn(content);
  const slots = Object.fromEntries([...given.keys()].map((slot) => [slot, hole(slot, plain === '' ? undefined : plain)]));
  const props = { ...Object.fromEntries(attributes), [slotsKey]: slots, ...pageProps(work) };
  const shown = expandComponent(component, props, (inner) => inner === 'Badge');
  const isFilmHidden = film !== undefined && shown !== undefined && !/<(?:video|source)\b/.test(shown.mdx);
  if (shown === undefined || isFilmHidden || (shown.unknown.length > 0 && (link !== undefined || shown.mdx.trim() === ''))) return instead();
  for (const what of new Set(shown.unknown)) work.note(`${what} in the component <${tag.name}>`, start, 'The rest of the component is kept.');
  for (const what of new Set(shown.quiet)) work.noteHarmless(`${what} in the component <${tag.name}>`, start, 'The rest of the component is kept.');
  return { start, end: closing < 0 ? end : closing + `</${tag.name}>`.length, text: writeShown(shown.mdx, given, start, { ...work, convert }) };
}

/**
 * What `html` at `start`, with a loop, a choice or something else in it that Vue works out, shows in its page; `undefined`: it holds no such thing,
 * or nothing of it is known.
 */
export function drawTemplate(html: string, start: number, work: PageWork, convert: ConvertText): string | undefined {
  if (!isTemplate(html) || !isWhole(html) || (work.depth ?? 0) > 5) return undefined;
  const component = work.context.template(html);
  if (typeof component !== 'function') return undefined;
  const shown = expandComponent(component, { [slotsKey]: {}, ...pageProps(work) }, (inner) => inner === 'Badge');
  if (shown === undefined || (shown.unknown.length > 0 && shown.mdx.replace(/<[^>]*>/g, '').trim() === '')) return undefined;
  for (const what of new Set(shown.unknown)) work.note(`${what} in HTML of a page`, start, 'The rest of it is kept.');
  for (const what of new Set(shown.quiet)) work.noteHarmless(`${what} in HTML of a page`, start, 'The rest of it is kept.');
  return writeShown(shown.mdx, new Map(), start, { ...work, convert });
}

function isTemplate(html: string): boolean {
  return /\{\{|\sv-(?:for|if|html|text)\b|<[a-z][^<>]*\s:(?!class|style|key)[a-z][\w-]*="/.test(html) && !/^<!--|\sv-pre\b/.test(html);
}

/** Whether all elements that begin in `html` end in it. */
function isWhole(html: string): boolean {
  const open: string[] = [];
  for (const { name, isClosing, isEmpty } of tagsOf(html)) {
    if (name === '' || isEmpty || isVoidTag(name)) continue;
    if (!isClosing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** What tells a component which page shows it. */
function pageProps({ page, context, frontMatter }: PageWork): { readonly [name: string]: Known } {
  const { locale, path: below, from: filePath } = page;
  const shownIn = { theme: context.theme(locale), frontmatter: frontMatter as Known, page: { relativePath: below, filePath } };
  return { [languageKey]: context.language(locale), [pageKey]: shownIn };
}

/** `mdx`, which a component shows at `start` with what stands in its slots, as a page has it. */
function writeShown(mdx: string, given: ReadonlyMap<string, string>, start: number, work: PageWork & { readonly convert: ConvertText }): string {
  const text = mdx
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/<HelpgenSlot\b(?:[^>]*\bname="([^"]*)")?[^>]*\/>/g, (_whole, slot = 'default') => given.get(String(slot)) ?? '')
    .replace(/=\{("?)([\w.-]+)\1\}/g, '="$2"')
    .replace(/\s[\w-]+=\{\{"file":"([^"]*)"\}\}/g, (whole, file: string) => {
      const to = work.context.newPath(file);
      return to === undefined ? '' : whole.replace(/\{.*$/, () => `"${relativePath(work.page.to, to)}"`);
    })
    // Only components and elements that are always empty end like that in HTML.
    .replace(/<((?!(?:area|br|col|embed|hr|img|input|link|source|track|wbr)\b)[a-z][\w-]*)((?:"[^"]*"|[^"<>])*?)\s\/>/g, '<$1$2></$1>')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const noted: PageWork = {
    ...work,
    depth: (work.depth ?? 0) + 1,
    note: (construct, _at, fate) => work.note(construct, start, fate),
    noteHarmless: (construct, _at, fate) => work.noteHarmless(construct, start, fate),
  };
  return applyEdits(text, work.convert(text, noted));
}

/** What stands in a component, by the slot that it is for. */
function slotsIn(content: string): ReadonlyMap<string, string> {
  const slots = new Map<string, string>();
  const rest = content.replace(/<template\s+(?:v-slot:|#)([\w-]+)(?:="[^"]*")?\s*>([\s\S]*?)<\/template>/g, (_whole, slot: string, inner: string) => {
    slots.set(slot, inner.trim());
    return '';
  });
  if (rest.trim() !== '') slots.set('default', `${slots.get('default') ?? ''}${rest.trim()}`);
  return slots;
}

/** The name and value of an attribute; of one that Vue works out as far as it is known. */
function givenValue(key: string, written: string | undefined, value: (expression: string) => Known): readonly [string, Known] {
  return key.startsWith(':') ? [key.slice(1), plainValue(value(written ?? key.slice(1)))] : [key, written ?? true];
}

/** What a call of a package would give is not known. */
function plainValue(value: Known): Known {
  return value === undefined || typeof value === 'function' || (isRecord(value) && 'calls' in value) ? notKnown : value;
}

