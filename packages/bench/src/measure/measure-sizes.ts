import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a reader downloads, in bytes; gzip at level 9 as far as it is compressed. */
export interface Sizes {
  readonly pages: number;
  readonly htmlGzip: number;
  readonly scriptGzip: number;
  readonly styleGzip: number;
  /** The document, its style sheets, and its scripts with all that they import at once; fonts aside. */
  readonly requests: number;
  /** What is downloaded before the first results, and all parts together; `null`: there is no index. */
  readonly index: { readonly firstGzip: number; readonly allGzip: number } | null;
}

/** Sizes of the built site in `outDir`; `article` is the path of an article without extension. */
export async function measureSizes(outDir: string, pages: number, article: string): Promise<Sizes> {
  const documentPath = [`${article}/index.html`, `${article}.html`].find((path) => existsSync(join(outDir, path)));
  if (documentPath === undefined) throw new Error(`The built site has no document for \`${article}\` in \`${outDir}\`.`);
  const html = await readFile(join(outDir, documentPath), 'utf8');
  const from = `/${documentPath}`;
  const styles = attributesOf(html, /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g, 'href').map((href) => pathOf(href, from));
  const entries = [
    ...attributesOf(html, /<script\b[^>]*\bsrc=[^>]*>/g, 'src'),
    ...attributesOf(html, /<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, 'href'),
  ].map((href) => pathOf(href, from));
  const scripts = await followImports(outDir, entries);
  const index = join(outDir, 'search-index.json');
  return {
    pages,
    htmlGzip: gzip(Buffer.from(html)),
    scriptGzip: await gzipAll(outDir, scripts),
    styleGzip: await gzipAll(outDir, styles),
    requests: 1 + new Set(styles).size + scripts.length,
    index: existsSync(index) ? await measureIndex(outDir, index) : null,
  };
}

async function followImports(outDir: string, entries: readonly string[]): Promise<readonly string[]> {
  const found = [...new Set(entries)];
  for (const path of found) {
    const source = await readFile(join(outDir, path), 'utf8');
    // Only static imports: `import"x"`, `import{a}from"x"`, `export{a}from"x"`.
    for (const match of source.matchAll(/(?:\bfrom|\bimport)\s*"(\.{0,2}\/[^"]+)"/g)) {
      const target = pathOf(match[1] ?? '', path);
      if (!found.includes(target)) found.push(target);
    }
  }
  return found;
}

function attributesOf(html: string, tags: RegExp, attribute: string): readonly string[] {
  return (html.match(tags) ?? []).flatMap((tag) => new RegExp(`\\b${attribute}="?([^"\\s>]+)`).exec(tag)?.[1] ?? []);
}

function pathOf(href: string, from: string): string {
  return decodeURI(href.startsWith('/') ? href : posix.join(posix.dirname(from), href)).replace(/[?#].*/, '');
}

async function gzipAll(outDir: string, paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of new Set(paths)) sum += gzip(await readFile(join(outDir, path)));
  return sum;
}

async function measureIndex(outDir: string, path: string): Promise<{ readonly firstGzip: number; readonly allGzip: number }> {
  const text = await readFile(path);
  const parts = [...text.toString().matchAll(/"\/(assets\/search-[\w-]+\.json)"/g)].map(([, part = '']) => part);
  const firstGzip = gzip(text);
  return { firstGzip, allGzip: firstGzip + (await gzipAll(outDir, parts)) };
}

function gzip(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length;
}
