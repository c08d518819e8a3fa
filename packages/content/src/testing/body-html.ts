import { dropOriginMarks, escapeAttribute } from '@helpgen/model';
import type { Article, Body, BodyNode } from '@helpgen/model';

/** The body of `article` as one string of HTML, as readers get it: holes filled with what was written, parts as `<x-…>` or plain code. */
export function bodyHtml(article: Article): string {
  return dropOriginMarks(htmlOf(article.body, article));
}

function htmlOf(body: Body, article: Article): string {
  return body.map((node) => nodeHtml(node, article)).join('');
}

function nodeHtml(node: BodyNode, article: Article): string {
  if (typeof node === 'string') return node;
  if ('link' in node) return ` href="${escapeAttribute(article.outline.links[node.link]?.url ?? '')}"`;
  if ('mention' in node) return node.html;
  if ('titleOf' in node) return '';
  if ('asset' in node) return ` src="${escapeAttribute(article.outline.assets[node.asset]?.url ?? '')}"`;
  const inner = htmlOf(node.children, article);
  if (node.part !== 'CodeBlock') return `<x-${node.part.toLowerCase()}>${inner}</x-${node.part.toLowerCase()}>`;
  const language = String(node.props['language']);
  const code = inner.replace(/<\/?span\b[^>]*>/g, '').replace(/^\n$/, '');
  return `<pre><code${language === 'text' ? '' : ` class="language-${language}"`}>${code}</code></pre>`;
}
