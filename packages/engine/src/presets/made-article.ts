import type { MadeText } from '@helpgen/content';
import type { MadeArticle } from '@helpgen/model';

/** The file that an author would have written in the place of `made`. */
export function writeMade({ frontMatter = {}, markdown, places = [], frontMatterPlaces = {} }: MadeArticle): MadeText {
  const head = Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
  const start = head === '' ? '' : `---\n${head}---\n\n`;
  return { text: start + markdown, bodyStart: start.length, places, frontMatterPlaces };
}
