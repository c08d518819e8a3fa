import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import type { Nodes, Root } from 'hast';
import { escapeText } from '@helpgen/model';
import { sanitizeSchema } from './render/sanitize-schema.ts';
import { writeAttributes } from './render/write-attributes.ts';
import { voidTags } from './render/write-inline.ts';

/**
 * `html` from outside of articles as it may stand in a page: parsed as a browser would, without what the raw HTML of an
 * article may not hold unless `isTrusted`, and written with every attribute in double quotes. Addresses stay as they are.
 */
export function cleanFragment(html: string, isTrusted: boolean): string {
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const parsed = unified().use(rehypeRaw).runSync(tree) as Root;
  const cleaned = isTrusted ? parsed : (unified().use(rehypeSanitize, sanitizeSchema([])).runSync(parsed) as Root);
  return cleaned.children.map(write).join('');
}

function write(node: Nodes): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element') return '';
  const start = `<${node.tagName}${writeAttributes(node.properties)}>`;
  return voidTags.has(node.tagName) ? start : `${start}${node.children.map(write).join('')}</${node.tagName}>`;
}
