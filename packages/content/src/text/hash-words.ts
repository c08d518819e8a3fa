import { foldCode } from './fold-code.ts';

/** The words of a text, counted and hashed. */
export interface HashedWords {
  readonly count: number;
  /** 52 bits of their letters and digits in lower case; what stands between words does not count. */
  readonly hash: number;
}

/** Hashes the words of `text` with two 32-bit FNV-1a hashes (Fowler, Noll, Vo) that begin differently. */
export function hashWords(text: string): HashedWords {
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
