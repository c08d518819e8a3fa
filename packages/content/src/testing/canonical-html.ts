import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { escapeText } from '@helpgen/model';

const inlineTags = new Set('a abbr b code del em i img input ins kbd q s span strong sub sup u var br'.split(' '));

/** `written` as a browser understands it, white space and the order of attributes made equal, our additions taken out. */
export function canonicalHtml(written: string): string {
  const html = written.trim();
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root, { value: html }) as Root;
  return writeAll(tree.children, false).trim();
}

function writeAll(nodes: readonly Nodes[], isPre: boolean): string {
  let html = '';
  for (const node of nodes) html += write(node, isPre);
  return isPre ? html : html.replace(/ *\n */g, '\n').replace(/\n+/g, '\n');
}

function write(node: Nodes, isPre: boolean): string {
  if (node.type === 'text') return escapeText(isPre ? node.value : node.value.replace(/\s+/g, ' '));
  if (node.type === 'comment') return `<!--${node.value}-->`;
  if (node.type !== 'element') return '';
  if (isOwnAddition(node)) return node.tagName === 'a' ? '' : writeAll(node.children, isPre);
  const inside = isPre || node.tagName === 'pre';
  const inner = writeAll(node.children, inside);
  const isInline = inlineTags.has(node.tagName);
  const edge = isInline || isPre ? '' : '\n';
  const content = isInline || inside ? inner : `\n${inner.trim()}\n`;
  return `${edge}<${node.tagName}${attributes(node)}>${content}</${node.tagName}>${edge}`;
}

function isOwnAddition(node: Element): boolean {
  const classes = node.properties['className'];
  return Array.isArray(classes) && (classes.includes('hg-anchor') || classes.includes('hg-table'));
}

function attributes(node: Element): string {
  const isMadeId = /^h[2-6]$/.test(node.tagName);
  return Object.entries(node.properties)
    .filter(([name, value]) => value !== false && value !== undefined && value !== null && !(name === 'id' && isMadeId))
    .filter(([name]) => !(node.tagName === 'input' && name === 'ariaLabel'))
    .map(([name, value]) => ` ${name}="${canonicalValue(name, Array.isArray(value) ? value.join(' ') : String(value))}"`)
    .map((text) => text.replace(/^ className="align-(\w+)"$/, ' align="$1"'))
    .filter((text) => text !== ' className=""')
    .sort()
    .join('');
}

function canonicalValue(name: string, value: string): string {
  if (name === 'href' || name === 'src') return decoded(value);
  return name === 'className' ? value.replace(/(?:^| )(?:hg-long|(?:contains-)?task-list(?:-item)?)/g, '').trim() : value;
}

// CommonMark's renderer encodes what ours leaves to where addresses are resolved.
function decoded(url: string): string {
  return url.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
