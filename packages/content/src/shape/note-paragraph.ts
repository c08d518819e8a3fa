import type { Paragraph } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { spanOf } from '../source/locate.ts';
import { rangeOf, textOf } from './mdast.ts';

/** Fewer words may well stand in two places. */
const leastWords = 12;
const leastLength = 40;

/** Notes what the paragraph `node` says when it is long enough, no other file's, and no small print that many pages have. */
export function noteParagraph(node: Paragraph, compilation: Compilation): void {
  const [start, end] = rangeOf(node);
  const isSilent = node.data?.hProperties?.['hgsilent'] !== undefined;
  if (end - start < leastLength || isSilent || compilation.options.checks.repeatedText === 'ignore') return;
  const { count, hash } = hashWords(textOf(node));
  if (count < leastWords || compilation.fileAt(start) !== compilation.path) return;
  // Its beginning is enough to find it by, and costs less than to measure it.
  compilation.paragraphs.push({ hash, at: spanOf(compilation.place(start, start + leastLength)) });
}

/**
 * How many words `text` has, and 52 bits of their letters and digits in lower case, from two 32-bit FNV-1a hashes (Fowler, Noll, Vo) that
 * begin differently; what stands between words does not count.
 */
function hashWords(text: string): { readonly count: number; readonly hash: number } {
  const words = text.toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let first = 0x811c9dc5;
  let second = 0x2f4a7c15;
  const joined = ` ${words.join(' ')}`;
  for (let at = 0; at < joined.length; at += 1) {
    const code = joined.charCodeAt(at);
    first = Math.imul(first ^ code, prime);
    second = Math.imul(second ^ code, prime);
  }
  return { count: words.length, hash: (first >>> 0) * 0x100000 + (second >>> 12) };
}

const prime = 0x01000193;
