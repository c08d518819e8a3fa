import path from 'node:path';
import type { Html, Nodes, Text } from 'mdast';
import { collectLosses, relativePath } from '../convert/page-losses.ts';
import { emojiOf, emojiPattern } from '../convert/emoji.ts';
import { iconComponent, iconOf } from '../convert/icon-names.ts';
import { attributeEdits } from '../convert/attribute-lists.ts';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { attributeOf, badgeOf, filmOf, isComponent, stubOf, tagsOf, type PageTag } from '../convert/page-tags.ts';
import { parseMarkdown, splitHead, walk } from '../convert/parse-markdown.ts';
import type { ConvertedText, ForeignPage } from '../foreign-site.ts';
import { expandComponent, languageKey, pageKey, slotsKey } from '../mdx/expand-component.ts';
import { hole } from '../mdx/own-component.ts';
import { isRecord, notKnown, type Known } from '../read/known.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { codeEdits, codeGroups, groupEnds, importedCode } from './vitepress-code.ts';
import { writeHome } from './vitepress-home.ts';
import { indexLinkEdits, linkOf } from './vitepress-links.ts';
import { fileOf, type ImportedName, type PageWork, type VitePressContext } from './vitepress-page.ts';
import { tabEdits } from './vitepress-tabs.ts';
import { hasTeam, writeTeam } from './vitepress-team.ts';

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

function editsOf(body: string, work: PageWork): readonly Edit[] {
  const root = parseMarkdown(body);
  const literal = literalRanges(body);
  const groups = codeGroups(body);
  const edits: Edit[] = [...tabEdits(body), ...groupEnds(body)];
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
    else if (node.type === 'code') {
      const labels = groups.find((group) => start > group.start && start < group.end)?.labels;
      edits.push(...codeEdits(body, node, { ...work, labels }));
    }
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
      const bound = attributeOf(tag.attributes, ':text');
      const value = bound === undefined ? undefined : work.context.value(bound);
      const text = attributeOf(tag.attributes, 'text') ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
      if (bound !== undefined && text === undefined) {
        work.note('a badge of which only running the site would tell the text', start + tag.start, 'It is left out.');
        return [{ ...place, text: '' }];
      }
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

/** What the scripts of a page import, each by its name in the page. */
function importsIn(body: string): readonly ImportedName[] {
  return [...body.matchAll(/^[ \t]*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*['"]([^'"\n]+)['"]/gm)].flatMap(
    ([, main, named = '', from = '']): readonly ImportedName[] => [
      ...(main === undefined ? [] : [{ local: main, exported: 'default', from }]),
      ...[...named.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)].map(([, exported = '', local = exported]) => ({ local, exported, from })),
    ],
  );
}

/** What a component of the site shows, in the place of its element; `undefined`: nothing of it is known. */
function drawComponent(
  tag: PageTag,
  { body, start, end }: { readonly body: string; readonly start: number; readonly end: number },
  work: PageWork,
): Edit | undefined {
  const name = tag.name.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const imported = importsIn(body).find(({ local }) => local === name);
  const component = (work.depth ?? 0) > 5 ? undefined : work.context.component(name, imported);
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
  const { locale, path: below, from: filePath } = work.page;
  const page = { theme: work.context.theme(locale), frontmatter: work.frontMatter as Known, page: { relativePath: below, filePath } };
  const props = { ...Object.fromEntries(attributes), [slotsKey]: slots, [languageKey]: work.context.language(locale), [pageKey]: page };
  const shown = expandComponent(component, props, (inner) => inner === 'Badge');
  const isFilmHidden = film !== undefined && shown !== undefined && !/<(?:video|source)\b/.test(shown.mdx);
  if (shown === undefined || isFilmHidden || (shown.unknown.length > 0 && (link !== undefined || shown.mdx.trim() === ''))) return instead();
  for (const what of new Set(shown.unknown)) work.note(`${what} in the component <${tag.name}>`, start, 'The rest of the component is kept.');
  for (const what of new Set(shown.quiet)) work.noteHarmless(`${what} in the component <${tag.name}>`, start, 'The rest of the component is kept.');
  const text = shown.mdx
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
  return { start, end: closing < 0 ? end : closing + `</${tag.name}>`.length, text: applyEdits(text, editsOf(text, noted)) };
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
    work.noteHarmless('an include of a file that is not there', at, 'Nothing stands in its place, as in the old site.');
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
    // The code in a page, its own perhaps, is not what is left of it here.
    const target = name.endsWith('.md') ? undefined : work.context.newPath(fileOf(name, work));
    const outside = target === undefined ? work.context.textAt(fileOf(name, work)) : undefined;
    if (target === undefined && outside === undefined) {
      work.noteHarmless('a code snippet of a file that is not there', start + index, 'Nothing stands in its place: the old site has no code there, either.');
      edits.push({ start: start + index, end: start + index + whole.length, text: '' });
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
  edits.push(...importedCode(source, start, { textAt: (name) => work.context.textAt(fileOf(name, work)), noteHarmless: work.noteHarmless }));
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
