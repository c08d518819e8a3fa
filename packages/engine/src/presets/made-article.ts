import type { MadeText } from '@helpgen/content';
import type { BlockMark, MadeArticle } from '@helpgen/model';

/** The file that an author would have written in the place of `made`, with what becomes of blocks of its Markdown. */
export function writeMade({ frontMatter = {}, markdown, places = [], frontMatterPlaces = {}, blocks = [] }: MadeArticle): MadeText & WithBlocks {
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
  const start = head === '' ? '' : `---\n${head}---\n`;
  return { text: start + markdown, bodyStart: start.length, places, frontMatterPlaces, blocks };
}

interface WithBlocks {
  readonly blocks: readonly BlockMark[];
}
