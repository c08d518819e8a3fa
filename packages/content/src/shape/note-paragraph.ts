import type { Paragraph } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { spanOf } from '../source/locate.ts';
import { rangeOf, textOf } from './mdast.ts';
import { foldCode } from '../text/fold-code.ts';

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

/** The words of a text, counted and hashed. */
interface HashedWords {
  readonly count: number;
  /** 52 bits of their letters and digits in lower case; what stands between words does not count. */
  readonly hash: number;
}

/** Hashes the words of `text` with two 32-bit FNV-1a hashes (Fowler, Noll, Vo) that begin differently. */
function hashWords(text: string): HashedWords {
  let first = 0x811c9dc5;
  let second = 0x2f4a7c15;
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = foldCode(text.charCodeAt(at));
    const isWord = isWordCode(code);
    if (isWord) {
      if (!isInWord) {
        count += 1;
        first = Math.imul(first ^ space, prime);
        second = Math.imul(second ^ space, prime);
      }
      first = Math.imul(first ^ code, prime);
      second = Math.imul(second ^ code, prime);
    }
    isInWord = isWord;
  }
  return { count, hash: (first >>> 0) * 0x100000 + (second >>> 12) };
}

const prime = 0x01000193;
const space = 0x20;

/** Signs are told from letters by their blocks of Unicode, which is enough to compare. */
function isWordCode(code: number): boolean {
  if (code < 0xc0) return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a);
  return code < 0x2000 || code >= 0x2c00;
}
