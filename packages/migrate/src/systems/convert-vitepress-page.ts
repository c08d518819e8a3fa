import path from 'node:path';
import type { Html, Nodes, Text } from 'mdast';
import { collectLosses, relativePath } from '../convert/page-losses.ts';
import { emojiOf, emojiPattern } from '../convert/emoji.ts';
import { iconComponent, iconOf } from '../convert/icon-names.ts';
import { attributeEdits } from '../convert/attribute-lists.ts';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { attributeOf, badgeOf, isComponent, stubOf, tagsOf, type PageTag } from '../convert/page-tags.ts';
import { parseMarkdown, splitHead, walk } from '../convert/parse-markdown.ts';
import type { ConvertedText, ForeignPage } from '../foreign-site.ts';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { containerEdits } from './vitepress-containers.ts';
import { codeEdits, codeGroups, groupEnds, importedCode } from './vitepress-code.ts';
import { drawComponent, drawTemplate } from './vitepress-drawing.ts';
import { writeHome } from './vitepress-home.ts';
import { indexLinkEdits } from './vitepress-links.ts';
import { fileOf, isUntold, type PageWork, type VitePressContext } from './vitepress-page.ts';
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
  const edits: Edit[] = [...tabEdits(body), ...groupEnds(body), ...containerEdits(body, work)];
  for (const node of walk(root)) {
    const [start] = rangeOf(node);
    // https://github.com/mdit-vue/mdit-vue, after markdown-it-attrs
    if ('children' in node)
      edits.push(
        ...node.children.flatMap((child, index) =>
          child.type === 'text' && index > 0 ? attributeEdits(body, child, { parent: node, index }, work) : [],
        ),
      );
    const isLiteral = literal.some(([from, to]) => start >= from && start < to);
    if (node.type === 'html') edits.push(...editsOfHtml(node, body, { ...work, isLiteral }));
    else if (node.type === 'text') edits.push(...editsOfText(body, node, { ...work, isLiteral }));
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

/** A text of a page, in which `{{ }}` may be text. */
type LiteralWork = PageWork & { readonly isLiteral: boolean };

function editsOfHtml(node: Html, body: string, work: LiteralWork): readonly Edit[] {
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
  const drawn = work.isLiteral ? undefined : drawTemplate(source, start, work, editsOf);
  if (drawn !== undefined) return [{ start, end, text: drawn }];
  if (!work.isLiteral && !source.startsWith('<!--') && /\{\{[^{}]*\}\}/.test(source)) work.note('an expression of Vue', start, 'It stays in the page as text.');
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
      const drawn = drawComponent(tag, { body, start: place.start, end: place.end }, work, editsOf);
      if (drawn !== undefined) return [drawn];
      const closing = tag.isEmpty ? -1 : body.indexOf(`</${tag.name}>`, place.end);
      if (tag.attributes.trim() === '' && closing > 0 && body.slice(place.end, closing).trim() !== '') {
        work.noteHarmless(`the look of the component <${tag.name}>`, start + tag.start, 'What it holds is kept.');
        return [{ ...place, text: '' }];
      }
      work.note(`the component <${tag.name}>`, start + tag.start, 'A comment stands in its place; what it holds is kept.');
      return [{ ...place, text: stubOf(tag.name) }];
    }
    return hiddenElement(body, tag, place, work) ?? vueEdits(body, place, tag.attributes, work);
  });
}

/** The whole of an element that Vue does not show, Markdown in it included. */
function hiddenElement(body: string, tag: PageTag, place: { readonly start: number; readonly end: number }, work: PageWork): readonly Edit[] | undefined {
  const condition = attributeOf(tag.attributes, 'v-if');
  const value = condition === undefined ? undefined : work.context.value(condition);
  if ((value === undefined && !isUntold(condition, work)) || Boolean(value) || tag.isEmpty) return undefined;
  let depth = 0;
  for (const { name, isClosing, isEmpty, end } of tagsOf(body.slice(place.start))) {
    if (name !== tag.name || isEmpty) continue;
    depth += isClosing ? -1 : 1;
    if (depth === 0) return [{ start: place.start, end: place.start + end, text: '' }];
  }
  return undefined;
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
    const [, name, expression = name] = /^\s(?::|v-bind:)([\w-]+)(?:="([^"]*)")?$/.exec(whole) ?? [];
    const value = expression === undefined ? undefined : work.context.value(expression);
    const isKnown = typeof value === 'string' || typeof value === 'number';
    const text = isKnown ? ` ${name ?? ''}="${String(value).replaceAll('"', '&quot;')}"` : '';
    const isShown = expression === undefined && Boolean(work.context.value(/^\sv-if="([^"]*)"$/.exec(whole)?.[1] ?? 'false'));
    const isLook = name !== undefined && /^(?:class|style|key|ref)$/.test(name);
    if (isLook || isUntold(expression, work)) work.noteHarmless('attributes of Vue', at + index, 'They are left out.');
    else if (!isKnown && !isShown && !/^\sv-pre\b/.test(whole)) work.note('attributes of Vue', at + index, 'They are left out.');
    return { start: at + index, end: at + index + whole.length, text };
  });
}

/** `<!--@include: ./part.md{3,10}-->` and `…#region-->`. */
function includeOf(written: string, at: number, work: PageWork): string {
  const [, name = '', region, range] = /^([^#{]+)(?:#([\w-]+))?(?:\{([\d,]*)\})?$/.exec(written) ?? [];
  const file = fileOf(name, work, work.partFile);
  const target = work.context.newPath(file);
  const text = work.context.textAt(file);
  if (text === undefined) {
    work.noteHarmless('an include of a file that is not there', at, 'Nothing stands in its place, as in the old site.');
    return '';
  }
  if (target !== undefined && file.endsWith('.svg')) return `![${/<title>([^<[\]]*)<\/title>/.exec(text)?.[1] ?? ''}](${relativePath(work.page.to, target)})`;
  // A file beside the folder of the sources, such as the README of a package, is put in as it is, and so is one that the scripts of its page speak to.
  // Lines are counted from the beginning of the file, front matter included.
  if (target === undefined || range !== undefined || usesVue(text)) {
    const depth = (work.depth ?? 0) + 1;
    const lines = linesOf(text, region, range);
    const part = lines.slice(splitHead(lines).bodyStart).trim();
    const context = work.context.withPart(part);
    const note: PageWork['note'] = (construct, _at, fate) => work.note(construct, at, fate);
    const noteHarmless: PageWork['note'] = (construct, _at, fate) => work.noteHarmless(construct, at, fate);
    return depth > 5 ? '' : applyEdits(part, editsOf(part, { ...work, depth, context, partFile: file, note, noteHarmless }));
  }
  return `::include{file="${relativePath(work.page.to, target)}"${region === undefined ? '' : ` region="${region}"`}}`;
}

/** Whether `text` has something that Vue works out by the scripts of the page that it is put into. */
function usesVue(text: string): boolean {
  const worked = text.replace(/^[ \t]*(`{3,}|~{3,})(?!\S*-vue)[\s\S]*?^[ \t]*\1|`[^`\n]+`/gm, '');
  return /\{\{|<script\b|<[A-Z]\w*[\s/>]|\s(?::[a-z][\w-]*|v-[a-z]+)="/.test(worked);
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
  // A formula over several lines has its marks in lines of their own here.
  const formula = work.context.hasMath ? /^\$\$([^$]*\n[^$]*)\$\$\s*$/.exec(source)?.[1] : undefined;
  if (formula !== undefined) return [{ start, end, text: `$$\n${formula.trim()}\n$$` }];
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


function editsOfText(body: string, node: Text, work: LiteralWork): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const source = body.slice(start, end);
  const edits: Edit[] = [];
  if (!work.isLiteral) {
    for (const { index, 0: whole, 1: expression = '' } of source.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) {
      const key = /^\$frontmatter\.(\w+)$/.exec(expression)?.[1];
      const value = key === undefined ? work.context.value(expression) : work.frontMatter[key];
      if (typeof value === 'string' || typeof value === 'number')
        edits.push({ start: start + index, end: start + index + whole.length, text: String(value) });
      else if (isUntold(expression, work)) {
        work.noteHarmless('an expression of Vue that nothing gives a value', start + index, 'Nothing stands in its place, as in the old site.');
        edits.push({ start: start + index, end: start + index + whole.length, text: '' });
      } else work.note('an expression of Vue', start + index, 'It stays in the page as text.');
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
