import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, readSiteManifest } from '@helpgen/engine';
import type { ManifestHead, ManifestPage, PageParts } from '@helpgen/engine';

/** One of two built sites that are compared. */
export interface SiteSide {
  readonly head: ManifestHead;
  readonly pages: readonly ManifestPage[];
  readonly byRoute: ReadonlyMap<string, ManifestPage>;
  /** The document of a page; empty when the folder lacks it. */
  htmlOf(page: ManifestPage): string;
  partsOf(page: ManifestPage): PageParts;
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
  return {
    head,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    htmlOf,
    partsOf(page) {
      const known = parts.get(page.file) ?? partsOf(htmlOf(page));
      parts.set(page.file, known);
      return known;
    },
  };
}
