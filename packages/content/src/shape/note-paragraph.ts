import type { Paragraph } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { hashWords } from '../text/hash-words.ts';
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
