import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { headingIdEdits } from '../convert/give-heading-ids.ts';
import { githubRules } from '../convert/heading-rules.ts';
import { headingsOf, parseMarkdown } from '../convert/parse-markdown.ts';
import { iconOf } from '../convert/icon-names.ts';
import { relativePath } from '../convert/page-losses.ts';
import { badgeOf } from '../convert/page-tags.ts';
import { directive, rangeOf } from '../rewrite.ts';
import { isRecord, type Known } from '../read/known.ts';
import { addressOf } from './element-attributes.ts';
import { packageManagerTabs } from './install-tabs.ts';
import {
  attributeValue,
  innerOf,
  innerOfNodes,
  isMdxElement,
  textAttribute,
  wayTo,
  type ConvertNode,
  type MdxElement,
  type MdxWork,
} from './mdx-page.ts';

/** What a component becomes; `undefined`: it cannot be told. */
export type ComponentForm = (element: MdxElement, work: MdxWork, convert: ConvertNode) => string | undefined;

const content: ComponentForm = (element, work, convert) => innerOf(work, element, convert).trim();

/** Components of Docusaurus, Starlight and Astro that have a counterpart here, by their names. */
export const componentForms: { readonly [name: string]: ComponentForm } = {
  Tabs: tabsOf,
  TabItem: (element, work, convert) => {
    work.noteHarmless('the label of a tab outside of tabs', rangeOf(element)[0], 'What the tab holds is kept.');
    return innerOf(work, element, convert).trim();
  },
  Aside: admonitionOf,
  Admonition: admonitionOf,
  Details: (element, work, convert) =>
    directive('details', { label: textAttribute(element, 'summary', work) || 'Details', content: innerOf(work, element, convert) }),
  CodeBlock: codeOf,
  Code: codeOf,
  Steps: stepsOf,
  FileTree: (element, work, convert) => directive('file-tree', { content: innerOf(work, element, convert) }),
  Badge: (element, work, convert) =>
    badgeOf(textAttribute(element, 'text', work) || innerOf(work, element, convert), textAttribute(element, 'variant', work)),
  Card: (element, work, convert) => directive('cards', { content: cardOf(element, work, convert) }),
  LinkCard: (element, work, convert) => directive('cards', { content: cardOf(element, work, convert) }),
  CardGrid: cardGridOf,
  LinkButton: (element, work, convert) => {
    const link = linkOf(innerOf(work, element, convert).trim(), addressAttribute(element, 'href', work));
    if (standsAlone(element, work)) return directive('buttons', { content: link });
    work.noteHarmless('the look of the component <LinkButton>', rangeOf(element)[0], 'In a line with others it is a link.');
    return link;
  },
  Link: (element, work, convert) =>
    linkOf(lineOf(innerOf(work, element, convert)), addressAttribute(element, 'to', work) || addressAttribute(element, 'href', work)),
  Image: imageOf,
  ThemedImage: imageOf,
  Icon: (element, work) => {
    const icon = iconOf(textAttribute(element, 'name', work));
    // Without a label it is hidden from those who cannot see it, so it says nothing that is not said beside it.
    if (icon === undefined) work.noteHarmless('an icon', rangeOf(element)[0], 'Its label stands in its place.');
    const label = textAttribute(element, 'label', work);
    return icon === undefined ? label : `:icon[${icon}]${label === '' ? '' : `{label="${label.replaceAll('"', '')}"}`}`;
  },
  DocCardList: pageCardsOf,
  YouTube: videoOf,
  Vimeo: videoOf,
  LiteYouTubeEmbed: videoOf,
  PackageManagers: (element, work) =>
    packageManagerTabs((name) => textAttribute(element, name, work), attributeValue(element, 'dev', work) === true),
  TOCInline: contentsOf,
  Head: (element, work) => {
    work.noteHarmless('what a page says in its head', rangeOf(element)[0], 'Its description is kept, the rest is left out.');
    return '';
  },
  BrowserOnly: content,
  ReadMore: content,
  Zoom: content,
  Kbd: keysOf,
};

/** `<Kbd windows="Ctrl+C" mac="⌃+C" />` of starlight-kbd: keys to press, which systems call otherwise; other components of that name hold theirs. */
function keysOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const given = new Map(['windows', 'linux', 'mac', 'chromeos', 'ios', 'android'].map((name) => [name, textAttribute(element, name, work)]));
  const keys = [...new Set(given.values())].filter((text) => text !== '').map((text) => `<kbd>${text.replaceAll('<', '&lt;')}</kbd>`);
  return keys.length === 0 ? `<kbd>${innerOf(work, element, convert).trim()}</kbd>` : keys.join(' / ');
}

/** The cards of a category, which are those of the page's own unless the element is given others. */
function pageCardsOf(element: MdxElement, work: MdxWork): string {
  const given = element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'items')?.value;
  const written = typeof given === 'object' && given !== null ? given.value : undefined;
  const isOwn = written === undefined || /^useCurrentSidebarCategory\(\)\.items$/.test(written.trim());
  const all = isOwn ? work.cards?.() : undefined;
  if (all === undefined || all.length === 0) {
    work.note('a list of cards that is generated (DocCardList)', rangeOf(element)[0], 'A comment stands in its place; the sidebar lists the same pages.');
    return '<!-- The list of cards did not come over. -->';
  }
  const items = all.map(({ label, description, to, href = '' }) => {
    const link = linkOf(label.replace(/[[\]]/g, '\\$&'), to === undefined ? href : relativePath(work.page.to, to));
    return description === undefined || description === '' ? `- ${link}` : `- ${link}\n\n  ${description.replace(/[{}<]/g, '\\$&')}`;
  });
  return directive('cards', { content: items.join('\n\n') });
}

/** Steps, whose list may be written in HTML: here it is one of Markdown. */
function stepsOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const items = elementsOf(element.children, 'ol').flatMap(({ children }) => elementsOf(children, 'li'));
  const list = items.map((item, index) => `${String(index + 1)}. ${innerOf(work, item, convert).trim().replace(/\n(?=[^\n])/g, '\n   ')}`);
  return directive('steps', { content: items.length === 0 ? innerOf(work, element, convert) : list.join('\n\n') });
}

/** Whether `element` has its lines for itself. */
function standsAlone(element: MdxElement, { body }: MdxWork): boolean {
  const [start, end] = rangeOf(element);
  return /(?:^|\n)[ \t]*$/.test(body.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(body.slice(end));
}

/** `html` as the text of a link may hold it: what stands in blocks of it in lines of their own. */
function lineOf(html: string): string {
  const block = /\s*<\/?(?:article|div|figure|footer|h[1-6]|header|li|p|section|ul)\b[^>]*>\s*/;
  return html
    .trim()
    .split(new RegExp(`(?:${block.source}|\\n\\s*\\n)+`))
    .filter((part) => part !== '')
    .join('<br>');
}

/** `[label](href)`, or the label alone when the address is not known. */
function linkOf(label: string, href: string): string {
  return href === '' ? label : `[${label.replace(/\s*\n\s*/g, ' ')}](${/[\s()<>]/.test(href) ? `<${href}>` : href})`;
}

function addressAttribute(element: MdxElement, name: string, work: MdxWork): string {
  return addressOf(attributeValue(element, name, work), work) ?? '';
}

/** `<Tabs groupId queryString defaultValue values><TabItem value label default>`; in Starlight `syncKey`. */
function tabsOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const labels = new Map(
    listOf(attributeValue(element, 'values', work)).flatMap((item) =>
      isRecord(item) && typeof item['value'] === 'string' ? [[item['value'], String(item['label'] ?? item['value'])] as const] : [],
    ),
  );
  const seen = new Set<string>();
  const tabs = elementsOf(element.children, 'TabItem').map((tab) => {
    const written = textAttribute(tab, 'value', work);
    const label = textAttribute(tab, 'label', work) || labels.get(written) || written || 'Tab';
    const wish = written || label;
    const value = seen.has(wish) ? `${wish} ${String(seen.size + 1)}` : wish;
    seen.add(value);
    const attributes = [
      ...(value === label ? [] : [`value="${value.replaceAll('"', '')}"`]),
      ...(attributeValue(tab, 'default', work) === true ? ['default'] : []),
    ];
    return directive('tab', { label, attributes: attributes.join(' '), content: innerOf(work, tab, convert) });
  });
  if (tabs.length === 0) return innerOf(work, element, convert).trim();
  const group = textAttribute(element, 'groupId', work) || textAttribute(element, 'syncKey', work);
  const query = attributeValue(element, 'queryString', work);
  const chosen = textAttribute(element, 'defaultValue', work);
  const attributes = [
    ...(group === '' ? [] : [`group="${group}"`]),
    ...(query === undefined || query === false || (query === true && group === '')
      ? []
      : [query === true ? 'queryString' : `queryString="${String(query)}"`]),
    ...(seen.has(chosen) ? [`default="${chosen}"`] : []),
  ];
  return directive('tabs', { attributes: attributes.join(' '), content: tabs.join('\n\n') });
}

function listOf(value: Known): readonly Known[] {
  return Array.isArray(value) ? (value as readonly Known[]) : [];
}

/** The elements `name` in `nodes`; in a paragraph too, where several stand in one line. */
function elementsOf(nodes: readonly Nodes[], name: string): readonly MdxElement[] {
  return nodes.flatMap((node): readonly MdxElement[] => {
    if (isMdxElement(node) && node.name === name) return [node];
    return node.type === 'paragraph' ? elementsOf(node.children, name) : [];
  });
}

function admonitionOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const type = textAttribute(element, 'type', work);
  const kind = ['note', 'tip', 'info', 'warning', 'danger', 'caution'].includes(type) ? type : 'note';
  return directive(kind, { label: textAttribute(element, 'title', work), content: innerOf(work, element, convert) });
}

/** `<CodeBlock language title>{code}</CodeBlock>` and `<Code code lang title />`; the code of a file is named by it. */
function codeOf(element: MdxElement, work: MdxWork): string | undefined {
  const [child] = element.children;
  const expression = child?.type === 'mdxFlowExpression' || child?.type === 'mdxTextExpression' ? child.value.trim() : undefined;
  const named = expression === undefined ? undefined : work.names.get(expression);
  const given = attributeValue(element, 'code', work);
  const file = named?.kind === 'raw' ? named.file : isRecord(given) && typeof given['raw'] === 'string' ? given['raw'] : undefined;
  const literal = expression === undefined ? undefined : /^`([\s\S]*)`$/.exec(expression)?.[1];
  const value = named?.kind === 'value' ? named.value : (given ?? (expression === undefined ? undefined : work.evaluated?.(expression)));
  const plain = child?.type === 'paragraph' ? work.body.slice(...rangeOf(child)) : undefined;
  const code = literal?.replace(/\\([`$\\])/g, '$1') ?? (typeof value === 'string' ? value : plain);
  if (file === undefined && code === undefined) return undefined;
  const title = textAttribute(element, 'title', work);
  const language =
    textAttribute(element, 'language', work) ||
    textAttribute(element, 'lang', work) ||
    textAttribute(element, 'className', work).replace('language-', '');
  const way = file === undefined ? undefined : wayTo(file, work);
  const words = [
    language || (file === undefined ? 'text' : file.slice(file.lastIndexOf('.') + 1)),
    ...(way === undefined ? [] : [`file="${way}"`]),
    ...(title === '' ? [] : [`title="${title}"`]),
    ...(attributeValue(element, 'showLineNumbers', work) === true ? ['showLineNumbers'] : []),
  ];
  const text = way === undefined ? (code ?? work.textAt(file ?? '') ?? '') : '';
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));
  return `${marks}${words.join(' ')}\n${text === '' ? '' : `${text.replace(/^\n|\s+$/g, '')}\n`}${marks}`;
}

/** The table of contents in the text: a list of links to headings, at first to those of the second and third level. */
function contentsOf(element: MdxElement, work: MdxWork): string {
  const root = parseMarkdown(work.body);
  const [least, most] = ['minHeadingLevel', 'maxHeadingLevel'].map((name) => Number(textAttribute(element, name, work)));
  const { ids } = headingIdEdits(root, githubRules);
  const headings = headingsOf(root).filter(({ depth }, index) => depth > 1 || index > 0);
  return headings
    .flatMap(({ depth, children }, index) => {
      if (depth < (least || 2) || depth > (most || 3)) return [];
      const label = toString({ type: 'paragraph', children }).replace(/\s*\{#[^{}]*\}$/, '');
      return [`${'  '.repeat(depth - (least || 2))}- [${label.replace(/[\\[\]*_`<]/g, '\\$&')}](#${ids[index] ?? ''})`];
    })
    .join('\n');
}

/** A video of astro-embed or react-lite-youtube-embed, told by its address or id. */
function videoOf(element: MdxElement, work: MdxWork): string | undefined {
  const id = textAttribute(element, 'id', work);
  const site = element.name === 'Vimeo' ? 'https://vimeo.com/' : 'https://youtu.be/';
  return id === '' ? undefined : `::video[${textAttribute(element, 'title', work)}]{src=${id.startsWith('https:') ? id : site + id}}`;
}

/** A card as an item of the list that cards are written as. */
function cardOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const title = textAttribute(element, 'title', work);
  const href = addressAttribute(element, 'href', work);
  const description = textAttribute(element, 'description', work);
  const inner = innerOf(work, element, convert).trim();
  const head = href === '' ? (title === '' ? '' : `**${title}**`) : linkOf(title, href);
  const [first = '', ...rest] = [head, description, inner].filter((part) => part !== '');
  return `- ${[first, ...rest].join('\n\n').replace(/\n(?=[^\n])/g, '\n  ')}`;
}

function cardGridOf(element: MdxElement, work: MdxWork, convert: ConvertNode): string {
  const cards = element.children.flatMap((child) => elementsOf([child], 'Card').concat(elementsOf([child], 'LinkCard')));
  const others = element.children.filter((child) => elementsOf([child], 'Card').length + elementsOf([child], 'LinkCard').length === 0);
  if (cards.length === 0) return innerOf(work, element, convert).trim();
  const list = directive('cards', { content: cards.map((card) => cardOf(card, work, convert)).join('\n\n') });
  const rest = innerOfNodes(work, others, convert).trim();
  return rest === '' ? list : `${list}\n\n${rest}`;
}

/** An image of Astro or Docusaurus; of a pair for light and dark mode the light one. */
function imageOf(element: MdxElement, work: MdxWork): string | undefined {
  const sources = attributeValue(element, 'sources', work);
  const src = addressOf(isRecord(sources) ? sources['light'] : attributeValue(element, 'src', work), work);
  if (src === undefined) return undefined;
  const dark = isRecord(sources) ? addressOf(sources['dark'], work) : undefined;
  const sizes = (dark === undefined ? [] : [`dark=${dark}`]).concat(
    ['width', 'height'].flatMap((name) =>
      /^\d+$/.test(textAttribute(element, name, work)) ? [`${name}=${textAttribute(element, name, work)}`] : [],
    ),
  );
  return `![${textAttribute(element, 'alt', work).replace(/[[\]]/g, '\\$&')}](${src})${sizes.length === 0 ? '' : `{${sizes.join(' ')}}`}`;
}
