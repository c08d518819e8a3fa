import type { Root } from 'mdast';
import { toAnyNode } from '../shape/mdast.ts';
import type { AnyNode } from '../shape/mdast.ts';
import { compactWords, isCompactible } from '../text/compact-words.ts';
import { parserFor } from './create-parser.ts';
import { castNode, makeMould } from './mould.ts';
import type { Mould } from './mould.ts';
import { splitBlocks } from './split-blocks.ts';
import type { Block } from './split-blocks.ts';
import { joinList, splitList } from './split-list.ts';
import { featuresOf } from './syntax-features.ts';

/** How many characters of compact text are remembered; a mould takes some hundred bytes for each. */
const mostRemembered = 50_000;
/** A block longer than this is hardly built like another. */
const longestRemembered = 2_000;

/** Parses Markdown; remembers how texts were built. */
export interface MarkdownParser {
  /** The tree of `text` with offsets into it; lines and columns mean nothing. `math`: whether `$$` begins a formula. */
  parse(text: string, math: boolean): Root;
}

/**
 * A parser that makes each block short and remembers what it made of it: most blocks of a site differ from earlier
 * ones in nothing but their words. What it remembers never changes a tree.
 */
export function createMarkdownParser(): MarkdownParser {
  const moulds = new Map<string, Mould>();
  let remembered = 0;
  const mouldOf = (text: string, math: boolean): Mould => {
    const key = `${math ? '$' : ' '}${text}`;
    const known = moulds.get(key);
    if (known !== undefined) return known;
    const mould = makeMould(toAnyNode(parserFor(featuresOf(text, math))(text)), text);
    if (text.length > longestRemembered) return mould;
    remembered += key.length;
    if (remembered > mostRemembered) {
      moulds.clear();
      remembered = key.length;
    }
    moulds.set(key, mould);
    return mould;
  };
  return {
    parse(text, math) {
      if (!isCompactible(text)) return parserFor(featuresOf(text, math))(text);
      const read = (block: Block): readonly AnyNode[] => {
        const compact = compactWords(text, block);
        return castNode(mouldOf(compact.text, math), compact.meanings, block.start).children ?? [];
      };
      const children = splitBlocks(text).flatMap((block) => {
        const list = joinList(splitList(text, block)?.flatMap(read) ?? []);
        return list === undefined ? read(block) : [list];
      });
      return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: text.length } } } as Root;
    },
  };
}
