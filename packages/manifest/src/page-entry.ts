import { digestOf } from '@helpgen/disk';
import { dropOriginMarks, ofOtherPages, originElements } from '@helpgen/model';
import type { Page } from '@helpgen/model';
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
  /**
   * Kind and digest of each block of the article, in order: `text 3vJbT0Kd1aQ`. Where it does not come of the page's own file alone, or
   * links to pages, there follow numbers of files in the sources of the page and, behind a second space, in `shows`; see {@link readBlock}.
   */
  readonly blocks: readonly string[];
  /** Addresses of pages that blocks link to; their titles, members or places stand there. */
  readonly shows?: readonly string[];
}

/** What a manifest says of a block. */
export interface ManifestBlock {
  /** Kind and digest. */
  readonly content: string;
  /** Numbers of files in the sources of the page. */
  readonly sources: readonly number[];
  /** Numbers in `shows` of the page. */
  readonly shows: readonly number[];
  /** It says what other pages say of themselves: those that it shows have their share in it like its sources. */
  readonly isDrawn: boolean;
}

/** A block as {@link PageEntry.blocks} has it. */
export function readBlock(written: string): ManifestBlock {
  const [kind, digest, sources = '0', shows] = written.split(' ');
  const shown = shows === undefined ? [] : numbersIn(shows);
  return { content: `${kind} ${digest}`, sources: numbersIn(sources), shows: shown, isDrawn: sources.includes(ofOtherPages) };
}

/** What is drawn of other pages stands in a part of the page's own. */
function numbersIn(list: string): readonly number[] {
  return [...new Set(list.split(',').map((part) => (part === ofOtherPages ? 0 : Number(part))))];
}

/** What an entry is made of besides its page. */
export interface EntryParts {
  readonly file: { readonly path: string; readonly bytes: Uint8Array; readonly digest: string };
  readonly html: string;
  /** The article in `html`, with marks of where its blocks come from. */
  readonly article: string;
  readonly basePath: string;
}

/** The entry of a page whose document is `file` with the text `html`. */
export function makePageEntry({ data, head }: Pick<Page, 'data' | 'head'>, { file, html, article, basePath }: EntryParts): string {
  const { blocks, anchors } = partsOf(withOrigins(html, article));
  const { documentTitle, description, lastUpdate, tags, editHref, sidebar, crumbs, previous, next, versions, locales, version, toc } = data;
  const shows = new Map<string, number>();
  const numberOf = (href: string): readonly number[] => {
    if (!href.startsWith(basePath) || href === data.href) return [];
    const number = shows.get(href) ?? shows.size;
    shows.set(href, number);
    return [number];
  };
  const written = blocks.map(({ kind, digest, origins, hrefs }) => {
    const linked = hrefs.flatMap(numberOf).join();
    const from = origins.length > 0 ? origins.join() : linked === '' ? '' : '0';
    return [kind, digest, from, linked].filter((part) => part !== '').join(' ');
  });
  return JSON.stringify({
    file: file.path,
    bytes: file.bytes.length,
    digest: file.digest,
    meta: digestOf(JSON.stringify([documentTitle, description, lastUpdate, tags, editHref, head])),
    navigation: digestOf(JSON.stringify([sidebar, crumbs, previous, next, versions, locales, version, toc])),
    anchors: anchors.map(({ id, text }) => [id, text] as const),
    blocks: written,
    ...(shows.size === 0 ? {} : { shows: [...shows.keys()] }),
  } satisfies PageEntry);
}

/** `html` with elements that say where the blocks of its article come from. */
function withOrigins(html: string, article: string): string {
  const plain = dropOriginMarks(article);
  return plain === article ? html : html.replace(plain, () => originElements(article));
}
