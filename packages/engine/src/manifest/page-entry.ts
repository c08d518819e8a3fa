import type { Page } from '@helpgen/model';
import { digestOf } from '../cache/digest-of.ts';
import type { MadeFile } from '../output/made-file.ts';
import { partsOf } from './page-blocks.ts';

/** What a manifest says of a page that follows from its document alone, as JSON: it is kept under the key of the page. */
export interface PageEntry {
  /** Path of the document in the output. */
  readonly file: string;
  readonly bytes: number;
  /** Of the whole document. */
  readonly digest: string;
  /** Digest of what stands in the head of the document, and of description, date and tags. */
  readonly meta: string;
  /** Digest of the way to the page: sidebar, breadcrumbs, neighbours, menus of versions and languages. */
  readonly navigation: string;
  /** Ids that addresses can lead to, each with how what stands there begins. */
  readonly anchors: readonly (readonly [id: string, text: string])[];
  /** Kind and digest of each block of the article, in order: `text 3vJbT0Kd1aQ`. */
  readonly blocks: readonly string[];
}

/** The entry of `page`, whose document is `file` with the text `html`. */
export function makePageEntry({ data, head }: Pick<Page, 'data' | 'head'>, file: MadeFile, html: string): string {
  const { blocks, anchors } = partsOf(html);
  const { documentTitle, description, lastUpdate, tags, editHref, sidebar, crumbs, previous, next, versions, locales, version, toc } = data;
  return JSON.stringify({
    file: file.path,
    bytes: file.bytes.length,
    digest: file.digest,
    meta: digestOf(JSON.stringify([documentTitle, description, lastUpdate, tags, editHref, head])),
    navigation: digestOf(JSON.stringify([sidebar, crumbs, previous, next, versions, locales, version, toc])),
    anchors: anchors.map(({ id, text }) => [id, text] as const),
    blocks: blocks.map(({ kind, digest }) => `${kind} ${digest}`),
  } satisfies PageEntry);
}
