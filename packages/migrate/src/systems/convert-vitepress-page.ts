import path from 'node:path';
import type { Html, Link, Nodes, Text } from 'mdast';
import { collectLosses, relativePath, type PageLosses } from '../convert/page-losses.ts';
import { emojiOf, emojiPattern } from '../convert/emoji.ts';
import { iconComponent, iconOf } from '../convert/icon-names.ts';
import { attributeEdits } from '../convert/attribute-lists.ts';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { attributeOf, badgeOf, isComponent, stubOf, tagsOf, type PageTag } from '../convert/page-tags.ts';
import { parseMarkdown, splitHead, walk } from '../convert/parse-markdown.ts';
import type { ConvertedText, ForeignPage } from '../foreign-site.ts';
import { expandComponent, languageKey, slotsKey } from '../mdx/expand-component.ts';
import { hole } from '../mdx/own-component.ts';
import { isRecord, notKnown, type Known, type KnownFunction } from '../read/known.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { codeEdits } from './vitepress-code.ts';
import { writeHome } from './vitepress-home.ts';
import { tabEdits } from './vitepress-tabs.ts';
import { hasTeam, writeTeam } from './vitepress-team.ts';

/** What the conversion of a page of VitePress needs to know of its site. */
export interface VitePressContext {
  /** The folder that `@` stands for. */
  readonly sourceFolder: string;
  readonly hasMath: boolean;
  /** Where the file at a path of the old site lies in the new one; `undefined`: it does not exist. */
  readonly newPath: (file: string) => string | undefined;
  readonly textAt: (file: string) => string | undefined;
  /** What a language of the site is called in its pages. */
  readonly language: (locale: string) => string;
  /** The component that pages call `name`, of the file that one imports or of the theme. */
  readonly component: (name: string, imported: string | undefined) => KnownFunction | undefined;
  /** What an expression of the page stands for, as far as it is known. */
  readonly value: (expression: string) => Known;
  /** Label of the page in the sidebar of its language. */
  readonly label: string | undefined;
}

/** Converts a page of VitePress, or a part that is included. */
export function convertVitePressPage(page: ForeignPage, text: string, context: VitePressContext): ConvertedText {
  const collected = collectLosses(page.from, text);
  const more = context.label === undefined ? {} : { sidebar_label: context.label };
  const head = convertFrontMatter(text, headRules, more);
  if (head.isBroken) collected.note('front matter that is no YAML', 0, 'It stays as it is.');
  for (const key of head.unknown) collected.noteKey(key);
  const home = head.data['layout'] === 'home' ? writeHome(head.data) : '';
  const body = text.slice(head.bodyStart);
  const edits = editsOf(body, {
    page,
    context,
    frontMatter: head.data,
    note: (construct, at, fate) => collected.note(construct, head.bodyStart + at, fate),
    noteHarmless: (construct, at, fate) => collected.noteHarmless(construct, head.bodyStart + at, fate),
  });
  const converted = applyEdits(body, edits);
  return { text: `${page.address === undefined ? '' : head.head}${home}${converted}`, losses: collected.losses };
}

const headRules: { readonly [key: string]: KeyRule } = {
  layout: (value) => (value === 'home' ? { layout: 'home' } : {}),
  hero: () => ({}),
  features: () => ({}),
  outline: (value) => (value === false ? { hide_table_of_contents: true } : outlineOf(value)),
  prev: (value) => (value === false ? { pagination_prev: null } : {}),
  next: (value) => (value === false ? { pagination_next: null } : {}),
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  editLink: (value) => (value === false ? { custom_edit_url: null } : {}),
  titleTemplate: () => ({}),
  lastUpdated: () => ({}),
  navbar: () => ({}),
  footer: () => ({}),
  search: () => ({}),
  pageClass: (value) => (typeof value === 'string' ? { wrapperClassName: value } : {}),
};

function outlineOf(value: unknown): { readonly [key: string]: unknown } {
  const levels = Array.isArray(value) ? value.map(Number) : typeof value === 'number' ? [value, value] : value === 'deep' ? [2, 6] : [];
  const [from, to] = levels;
  return from === undefined || to === undefined ? {} : { toc_min_heading_level: Math.max(2, from), toc_max_heading_level: Math.max(2, to) };
}

interface PageWork {
  /** How many components stand around the text. */
  readonly depth?: number;
  readonly page: ForeignPage;
  readonly context: VitePressContext;
  readonly frontMatter: { readonly [key: string]: unknown };
  readonly note: PageLosses['note'];
  readonly noteHarmless: PageLosses['note'];
}

function editsOf(body: string, work: PageWork): readonly Edit[] {
  const root = parseMarkdown(body);
  const literal = literalRanges(body);
  const edits: Edit[] = [...tabEdits(body)];
  for (const node of walk(root)) {
    const [start] = rangeOf(node);
    // https://github.com/mdit-vue/mdit-vue, after markdown-it-attrs
    if ('children' in node)
      edits.push(
        ...node.children.flatMap((child, index) =>
          child.type === 'text' && index > 0 ? attributeEdits(body, child, { parent: node, index }, work) : [],
        ),
      );
    if (node.type === 'html') edits.push(...editsOfHtml(node, body, work));
    else if (node.type === 'text')
      edits.push(...editsOfText(body, node, { ...work, isLiteral: literal.some(([from, to]) => start >= from && start < to) }));
    else if (node.type === 'paragraph') edits.push(...editsOfParagraph(body, node, work));
    else if (node.type === 'code') edits.push(...codeEdits(body, node, work));
    else if (node.type === 'link') edits.push(...indexLinkEdits(body, node, work));
  }
  // What only tells VitePress to leave the text alone.
  for (const match of body.matchAll(/^[ \t]*(:{3,})[ \t]*(?:v-pre|raw)[ \t]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm)) {
    const [whole, colons = ''] = match;
    const closing = match.index + whole.lastIndexOf(colons);
    edits.push(
      { start: match.index, end: match.index + whole.indexOf('\n'), text: '' },
      { start: closing, end: match.index + whole.length, text: '' },
    );
  }
  for (const { index, 0: whole } of body.matchAll(/^[ \t]*:{3,}[ \t]*[\w-]+[^\n]*?([ \t]*\{no-title\})[ \t]*$/gm)) {
    const at = index + whole.lastIndexOf('{');
    edits.push({ start: at, end: at + '{no-title}'.length, text: '' });
  }
  return edits;
}

/** Where `{{ }}` is text: in containers and elements of `v-pre`. */
function literalRanges(body: string): readonly (readonly [number, number])[] {
  const containers = [...body.matchAll(/^[ \t]*(:{3,})[ \t]*v-pre[ \t]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm)];
  const elements = [...body.matchAll(/<(\w+)[^>]*\sv-pre\b[^>]*>[\s\S]*?<\/\1>/g)];
  return [...containers, ...elements].map(({ index, 0: whole }) => [index, index + whole.length] as const);
}

/** A link to `../guide/index`, which VitePress takes for the page of the folder. */
function indexLinkEdits(body: string, node: Link, work: PageWork): readonly Edit[] {
  const [, file = ''] = /^([^:#?]*(?:^|\/)index)(?:[#?]|$)/.exec(node.url) ?? [];
  const isPage = file !== '' && work.context.newPath(fileOf(file.startsWith('/') ? `@${file}.md` : `${file}.md`, work)) !== undefined;
  const [start, end] = rangeOf(node);
  const at = isPage ? body.lastIndexOf(`(${file}`, end) : -1;
  return at < start ? [] : [{ start: at + 1, end: at + 1 + file.length, text: `${file}.md` }];
}

function editsOfHtml(node: Html, body: string, work: PageWork): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const source = body.slice(start, end);
  const include = /^<!--\s*@include:\s*(\S+?)\s*-->/.exec(source);
  if (include !== null) return [{ start, end: start + include[0].length, text: includeOf(include[1] ?? '', start, work) }];
  const page = /^<(script|style)\b/.exec(source)?.[1];
  if (page !== undefined) {
    if (page === 'style') work.noteHarmless('a style sheet of a page', start, 'It is left out.');
    return [{ start, end, text: '' }];
  }
  if (hasTeam(source)) {
    const onLoss = (): void => work.note('the component <VPTeamMembers>', start, 'A comment stands in its place.');
    return [{ start, end, text: writeTeam(source, work.context.value, onLoss) }];
  }
  return tagsOf(source).flatMap((tag): readonly Edit[] => {
    const place = { start: start + tag.start, end: start + tag.end };
    if (tag.name === 'Badge' || tag.name === 'VPBadge') {
      const text = attributeOf(tag.attributes, 'text');
      const type = attributeOf(tag.attributes, 'type');
      if (tag.isClosing) return [];
      if (text !== undefined) return [{ ...place, text: badgeOf(text, type) }];
      const close = body.indexOf(`</${tag.name}>`, place.end);
      return close < 0
        ? []
        : [
            {
              start: place.start,
              end: close + `</${tag.name}>`.length,
              text: badgeOf(body.slice(place.end, close).replace(/<[^>]*>/g, '').trim() || (attributeOf(tag.attributes, 'title') ?? ''), type),
            },
          ];
    }
    if (tag.name === 'Icon' && tag.isEmpty) {
      work.noteHarmless('an icon', start + tag.start, 'It is left out.');
      return [{ ...place, text: '' }];
    }
    // Only a component takes what is named.
    if (tag.name === 'template') return [{ ...place, text: '' }];
    const icon = tag.isEmpty ? iconComponent(tag.name) : undefined;
    if (icon !== undefined) {
      const known = iconOf(icon);
      if (known === undefined) work.noteHarmless('an icon', start + tag.start, 'It is left out.');
      return [{ ...place, text: known === undefined ? '' : `:icon[${known}]` }];
    }
    if (tag.name === 'ClientOnly') return [{ ...place, text: '' }];
    if (isComponent(tag.name)) {
      if (tag.isClosing) return [{ ...place, text: '' }];
      const drawn = drawComponent(tag, { body, start: place.start, end: place.end }, work);
      if (drawn !== undefined) return [drawn];
      const closing = tag.isEmpty ? -1 : body.indexOf(`</${tag.name}>`, place.end);
      if (tag.attributes.trim() === '' && closing > 0 && body.slice(place.end, closing).trim() !== '') {
        work.noteHarmless(`the look of the component <${tag.name}>`, start + tag.start, 'What it holds is kept.');
        return [{ ...place, text: '' }];
      }
      work.note(`the component <${tag.name}>`, start + tag.start, 'A comment stands in its place; what it holds is kept.');
      return [{ ...place, text: stubOf(tag.name) }];
    }
    return vueEdits(body, place, tag.attributes, work);
  });
}

const importLine = /^import\s+(\w+)\s+from\s*['"]([^'"\n]+)['"]/gm;

/** What a component of the site shows, in the place of its element; `undefined`: nothing of it is known. */
function drawComponent(
  tag: PageTag,
  { body, start, end }: { readonly body: string; readonly start: number; readonly end: number },
  work: PageWork,
): Edit | undefined {
  const name = tag.name.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const imported = [...body.matchAll(importLine)].find(([, local]) => local === name)?.[2];
  const component = (work.depth ?? 0) > 5 ? undefined : work.context.component(name, imported);
  const closing = tag.isEmpty ? -1 : body.indexOf(`</${tag.name}>`, end);
  const content = closing < 0 ? '' : body.slice(end, closing).trim();
  const label = component === undefined && !/[<[{]|\n\s*\n/.test(content) ? content.replace(/\s*\n\s*/g, ' ') : '';
  const link = content === '' || label !== '' ? linkOf(tag, work, label) : undefined;
  const instead = (): Edit | undefined => {
    if (link !== undefined) work.noteHarmless(`the look of the component <${tag.name}>`, start, 'A link to the same place stands there.');
    return link === undefined ? undefined : { start, end: closing < 0 ? end : closing + `</${tag.name}>`.length, text: link };
  };
  if (component === undefined) return instead();
  const given = [...tag.attributes.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)].map(([, key = '', a, b]) =>
    givenValue(key, a ?? b, work.context.value),
  );
  const slots = content === '' ? {} : { default: hole('default') };
  const props = { ...Object.fromEntries(given), [slotsKey]: slots, [languageKey]: work.context.language(work.page.locale) };
  const shown = expandComponent(component, props, (inner) => inner === 'Badge');
  if (shown === undefined || (shown.unknown.length > 0 && (link !== undefined || shown.mdx.trim() === ''))) return instead();
  for (const what of new Set(shown.unknown)) work.note(`${what} in the component <${tag.name}>`, start, 'The rest of the component is kept.');
  const text = shown.mdx
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/<HelpgenSlot\b[^>]*\/>/g, () => content)
    .replace(/=\{("?)([\w.-]+)\1\}/g, '="$2"')
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
  return { start, end: closing < 0 ? end : closing + `</${tag.name}>`.length, text: applyEdits(text, editsOf(text, noted)) };
}

/** A component that only a link is known of: to the page that it names, by what it holds, its label or the title of that page. */
function linkOf({ attributes }: PageTag, work: PageWork, content: string): string | undefined {
  const target = ['link', 'href', 'to'].map((name) => attributeOf(attributes, name)).find((value) => value !== undefined);
  const label = content || ['title', 'text', 'label'].map((name) => attributeOf(attributes, name)).find((value) => value !== undefined);
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target ?? '') ?? [];
  if (/^https?:/.test(page)) return label === undefined ? undefined : `[${label}](${page}${rest})`;
  const bare = page.replace(/^\/|(?:\.md|\.html|\/)$/g, '');
  const files = [`${bare}.md`, `${bare}/index.md`].map((name) => path.posix.join(work.context.sourceFolder, name));
  const file = bare === '' ? undefined : files.find((name) => work.context.newPath(name) !== undefined);
  const name = label ?? titleOf(work.context.textAt(file ?? '') ?? '');
  return file === undefined || name === undefined ? undefined : `[${name}](${relativePath(work.page.to, work.context.newPath(file) ?? '')}${rest})`;
}

function titleOf(text: string): string | undefined {
  const title = /^---\n(?:[\s\S]*?\n)?title:[ \t]*["']?(.+?)["']?[ \t]*\n[\s\S]*?^---/m.exec(text)?.[1];
  return title ?? /^#[ \t]+(.+?)[ \t]*(?:\{[^}]*\})?$/m.exec(text)?.[1];
}

/** The name and value of an attribute; of one that Vue works out as far as it is known. */
function givenValue(key: string, written: string | undefined, value: (expression: string) => Known): readonly [string, Known] {
  return key.startsWith(':') ? [key.slice(1), plainValue(value(written ?? key.slice(1)))] : [key, written ?? true];
}

/** What a call of a package would give is not known. */
function plainValue(value: Known): Known {
  return value === undefined || typeof value === 'function' || (isRecord(value) && 'calls' in value) ? notKnown : value;
}

/** Attributes that only Vue reads are taken off the element. */
function vueEdits(
  body: string,
  place: { readonly start: number; readonly end: number },
  attributes: string,
  work: PageWork,
): readonly Edit[] {
  const found = [...attributes.matchAll(/\s(?:v-[\w:.-]+|[:@][\w.-]+)(?:="[^"]*")?/g)];
  const at = place.start + body.slice(place.start, place.end).indexOf(attributes);
  return found.map(({ index, 0: whole }) => {
    if (!/^\sv-pre\b/.test(whole)) work.note('attributes of Vue', at + index, 'They are left out.');
    return { start: at + index, end: at + index + whole.length, text: '' };
  });
}

/** `<!--@include: ./part.md{3,10}-->` and `…#region-->`. */
function includeOf(written: string, at: number, work: PageWork): string {
  const [, name = '', region, range] = /^([^#{]+)(?:#([\w-]+))?(?:\{([\d,]*)\})?$/.exec(written) ?? [];
  const file = fileOf(name, work);
  const target = work.context.newPath(file);
  const text = work.context.textAt(file);
  if (text === undefined) {
    work.note('an include of a file that is not there', at, 'Nothing stands in its place.');
    return '';
  }
  // A file beside the folder of the sources, such as the README of a package, is put in as it is.
  if (target === undefined) {
    const depth = (work.depth ?? 0) + 1;
    const part = linesOf(text.slice(splitHead(text).bodyStart), region, range).trim();
    return depth > 5 ? '' : applyEdits(part, editsOf(part, { ...work, depth, note: (construct, _at, fate) => work.note(construct, at, fate) }));
  }
  if (range !== undefined) return linesOf(text, undefined, range).trim();
  return `::include{file="${relativePath(work.page.to, target)}"${region === undefined ? '' : ` region="${region}"`}}`;
}

/** The lines of `text` between the marks of `region`, of those the ones from and to which `range` counts. */
function linesOf(text: string, region: string | undefined, range: string | undefined): string {
  const lines = text.split('\n');
  const mark = (word: string): number => lines.findIndex((line) => new RegExp(`#?\\b${word}\\s+${region ?? ''}\\b`).test(line));
  const inside = region === undefined || mark('region') < 0 ? lines : lines.slice(mark('region') + 1, Math.max(mark('endregion'), 0) || undefined);
  const [from = '', to = from] = (range ?? ',').split(',');
  return inside.slice(from === '' ? 0 : Number(from) - 1, to === '' ? undefined : Number(to)).join('\n');
}

/** The file that `name` means: `@/` begins at the folder of the sources, everything else at that of the page. */
function fileOf(name: string, { page, context }: PageWork): string {
  const base = name.startsWith('@')
    ? path.posix.join(context.sourceFolder, name.replace(/^@\/?/, ''))
    : `${path.posix.dirname(page.from)}/${name}`;
  return path.posix.normalize(base).replace(/^\.\//, '');
}

const snippetLine = /^([ \t]*)<<<[ \t]*([^\s[{#]+)(?:#([\w-]+))?[ \t]*(?:\{([^}\n]*)\})?[ \t]*(?:\[([^\]\n]*)\])?[ \t]*$/gm;

/** Code of a file (`<<< @/file.js#region{1,3 ts:line-numbers} [title]`) and the place for the contents. */
function editsOfParagraph(body: string, node: Nodes, work: PageWork): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const source = body.slice(start, end);
  const edits: Edit[] = [...source.matchAll(/^\[\[toc\]\][ \t]*$/gim)].map(({ index, 0: whole }) => ({
    start: start + index,
    end: start + index + whole.length,
    text: '',
  }));
  for (const { index, 0: whole, 1: indent = '', 2: name = '', 3: region, 4: meta = '', 5: title } of source.matchAll(snippetLine)) {
    const target = work.context.newPath(fileOf(name, work));
    const outside = target === undefined ? work.context.textAt(fileOf(name, work)) : undefined;
    if (target === undefined && outside === undefined) {
      work.note('a code snippet of a file that is not there', start + index, 'The line stays in the page as text.');
      continue;
    }
    const [, lines = '', rest = ''] = /^([\d,-]*)\s*(.*)$/.exec(meta) ?? [];
    const [language = ''] = rest.split(/[:\s]/);
    const words = [
      language === '' ? path.posix.extname(name).slice(1) || 'text' : language,
      ...(target === undefined ? [] : [`file="${relativePath(work.page.to, target)}"`]),
      ...(target === undefined || region === undefined ? [] : [`region="${region}"`]),
      ...(lines === '' ? [] : [`{${lines}}`]),
      ...(/:line-numbers/.test(rest) ? ['showLineNumbers'] : []),
      ...(title === undefined ? [] : [`title="${title}"`]),
    ];
    const code = outside === undefined ? [] : linesOf(outside, region, undefined).trimEnd().split('\n');
    const marks = '`'.repeat(Math.max(3, ...code.map((line) => (/^\s*(`*)/.exec(line)?.[1]?.length ?? 0) + 1)));
    const block = [marks + words.join(' '), ...code, marks].map((line) => indent + line).join('\n');
    edits.push({ start: start + index, end: start + index + whole.length, text: block });
  }
  return edits;
}

function editsOfText(body: string, node: Text, work: PageWork & { readonly isLiteral: boolean }): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const source = body.slice(start, end);
  const edits: Edit[] = [];
  if (!work.isLiteral) {
    for (const { index, 0: whole, 1: expression = '' } of source.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
      const key = /^\$frontmatter\.(\w+)$/.exec(expression)?.[1];
      const value = key === undefined ? work.context.value(expression) : work.frontMatter[key];
      if (typeof value === 'string' || typeof value === 'number')
        edits.push({ start: start + index, end: start + index + whole.length, text: String(value) });
      else work.note('an expression of Vue', start + index, 'It stays in the page as text.');
    }
  }
  for (const { index, 0: whole, 1: name = '' } of source.matchAll(emojiPattern)) {
    const emoji = emojiOf(name);
    if (emoji !== undefined) edits.push({ start: start + index, end: start + index + whole.length, text: emoji });
  }
  if (work.context.hasMath) {
    for (const { index, 0: whole, 1: formula = '' } of source.matchAll(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?![\d$])/g)) {
      edits.push({ start: start + index, end: start + index + whole.length, text: `$$${formula}$$` });
    }
  }
  return edits;
}
