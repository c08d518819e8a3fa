import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, readBlock, readSiteManifest } from '@helpgen/engine';
import type { ManifestHead, ManifestPage, PageBlock, PageParts } from '@helpgen/engine';

/** One of two built sites that are compared. */
export interface SiteSide {
  readonly head: ManifestHead;
  readonly pages: readonly ManifestPage[];
  readonly byRoute: ReadonlyMap<string, ManifestPage>;
  /** The document of a page; empty when the folder lacks it. */
  htmlOf(page: ManifestPage): string;
  partsOf(page: ManifestPage): PageParts;
  /** The files that `block` of `page` comes from. */
  filesOf(page: ManifestPage, block: PageBlock): BlockFiles;
}

/** The files of a block. */
export interface BlockFiles {
  /** In which it is written. */
  readonly written: readonly string[];
  /** Of the pages that it links to, of which it may say what they say of themselves. */
  readonly shown: readonly string[];
  /** It is drawn of what all of them say. */
  readonly isDrawn: boolean;
}

/** The built site in `folder`. Throws a `HelpgenError` when it has no manifest that can be read. */
export function openSide(folder: string): SiteSide {
  const { head, pages } = readSiteManifest(folder);
  const parts = new Map<string, PageParts>();
  const htmlOf = ({ file }: ManifestPage): string => {
    try {
      return readFileSync(join(folder, ...file.split('/')), 'utf8');
    } catch {
      return '';
    }
  };
  const paths = Object.keys(head.sources);
  const side: SiteSide = {
    head,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    htmlOf,
    partsOf(page) {
      const known = parts.get(page.file) ?? partsOf(htmlOf(page));
      parts.set(page.file, known);
      return known;
    },
    filesOf(page, block) {
      const { sources, shows, isDrawn } = readBlock(page.blocks[side.partsOf(page).blocks.indexOf(block)] ?? '');
      const written = sources.map((number) => page.sources[number]);
      const shown = shows.map((number) => paths[page.shows?.[number] ?? -1]);
      return { written: written.filter((path) => path !== undefined), shown: shown.filter((path) => path !== undefined), isDrawn };
    },
  };
  return side;
}
