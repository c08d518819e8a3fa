import type { BlockMark, Json, MadeFile, MarkdownPlace } from '@helpgen/model';
import { placeOf } from '../read/open-document.ts';
import type { Spot } from '../read/spot.ts';
import { documentMarkdown, type MarkdownOptions } from './document-markdown.ts';

/** Writes a page piece by piece. */
export interface PageWriter {
  /** Adds Markdown of our own. */
  raw(markdown: string): void;
  /** Adds Markdown of the document, its headings below those of level `level`. */
  text(spot: Spot, level?: number): void;
  /** Adds code in a fence, with what stands behind it. */
  fence(info: string, code: string): void;
  /** Has a part draw something; search finds `text`. */
  part(part: string, props: object, text?: string): void;
  /** Has a part draw all that `write` writes. */
  group(part: string, write: () => void, isSilent?: true): void;
  finish(path: string, head: PageHead): MadeFile;
}

/** What a page says of itself. */
export interface PageHead {
  readonly frontMatter: { readonly [key: string]: Json };
  /** Where its title stands in the document. */
  readonly title?: Spot;
  readonly data?: Json;
}

/** A writer for one page; what it writes that stands nowhere in the document is told of at `origin`. */
export function createPageWriter(origin: Spot, options: MarkdownOptions): PageWriter {
  const places: MarkdownPlace[] = [{ start: 0, ...placeOf(origin) }];
  const blocks: BlockMark[] = [];
  let markdown = '';
  return {
    raw(text) {
      markdown += text;
    },
    text(spot, level = 2) {
      if (typeof spot.value !== 'string' || spot.value.trim() === '') return;
      places.push({ start: markdown.length, ...placeOf(spot) });
      markdown += `${documentMarkdown(spot.value, level, options)}\n\n`;
      places.push({ start: markdown.length, ...placeOf(origin) });
    },
    fence(info, code) {
      const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      markdown += `${marks}${info}\n${code}${code.endsWith('\n') ? '' : '\n'}${marks}\n\n`;
    },
    part(part, props, text) {
      blocks.push({ kind: 'replaced', start: markdown.length, part, props: toJson(props), ...(text === undefined ? {} : { text }) });
      markdown += '…\n\n';
    },
    group(part, write, isSilent) {
      const start = markdown.length;
      write();
      blocks.push({ kind: 'group', start, end: markdown.length, part, ...(isSilent === undefined ? {} : { isSilent }) });
    },
    finish: (path, { frontMatter, title, data }) => ({
      path,
      frontMatter,
      markdown,
      places,
      blocks,
      ...(title === undefined ? {} : { frontMatterPlaces: { title: placeOf(title) } }),
      ...(data === undefined ? {} : { data }),
    }),
  };
}

/** `value`, which is JSON: interfaces say so of no key but their own. */
export function toJson(value: object): { readonly [key: string]: Json } {
  return value as { readonly [key: string]: Json };
}

/** `text` as inline Markdown that says no more than the text, on one line. */
export function plainInline(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/[\\`*_[\]<>&~{}|$:#]/g, (mark) => `\\${mark}`);
}
