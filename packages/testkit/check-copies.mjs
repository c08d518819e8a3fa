// Looks for all text of each page of built sites in its Markdown copy: `node packages/testkit/check-copies.mjs FOLDER...`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingText } from './dist/missing-text.js';

let pages = 0;
let missing = 0;
for (const entry of process.argv.slice(2).flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const document = join(entry.parentPath, entry.name);
  const copy = copyOf(document);
  const text = readFileSync(document, 'utf8');
  const isPage = text.includes('type="text/markdown"');
  if (!existsSync(copy) && !isPage) continue;
  pages += 1;
  const found = existsSync(copy) ? missingText(text, readFileSync(copy, 'utf8')) : ['the copy itself'];
  missing += found.length;
  for (const segment of found.slice(0, 5)) console.error(`${copy}: missing: ${segment.trim().slice(0, 200)}`);
}
console.log(`${pages} pages compared with their Markdown copies, ${missing} pieces of text missing`);
if (missing > 0 || pages === 0) process.exitCode = 1;

/** Where the copy of a page is: at its address with `.md`, that of the home page beside it. */
function copyOf(document) {
  const beside = document.replace(/\.html$/, '.md');
  return existsSync(beside) ? beside : document.replace(/(?:\/index)?\.html$/, '.md');
}
