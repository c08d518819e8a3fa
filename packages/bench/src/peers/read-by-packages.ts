import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

// A program of its own: reads the Markdown below the folder that it is given into the trees that HTML is written from.
const [folder = '.'] = process.argv.slice(2);
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
  if (name.endsWith('.md')) processor.runSync(processor.parse(readFileSync(join(folder, name), 'utf8')));
}
