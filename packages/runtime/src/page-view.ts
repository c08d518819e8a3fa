import type { FrameData, PageSidebar, ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';

/** What a document and a chunk say alike of one page: all that the browser needs to show it. */
export interface PageChunk {
  /** Id of the asset manifest it was made with. */
  readonly assets: string;
  /** Address of the module with the frame data of the page's edition. */
  readonly frame: string;
  readonly data: ShownPage;
  /** The article as HTML: the prose with what the theme draws around it. */
  readonly html: string;
  /**
   * The style sheets that not all pages need and this one does; absent when it needs none. A chunk says their addresses, a
   * document a bit for each of those that its frame lists.
   */
  readonly sheets?: readonly string[] | number;
  /** Present when the page may load scripts that the theme ships apart: their addresses by name. */
  readonly vendor?: { readonly [name: string]: string };
}

/** The page as its document says it in JSON: without what the document shows anyway. */
export type WrittenPage = Omit<PageChunk, 'html' | 'data'> & {
  readonly data: Omit<ShownPage, 'documentTitle' | 'sidebar' | LeftOut> &
    Partial<Pick<ShownPage, LeftOut>> & { readonly sidebar: PageSidebar | Pick<PageSidebar, 'id' | 'treeHref'> | null };
};

type LeftOut = 'toc' | 'version' | 'versions' | 'locales';

/** A page with all that is needed to show it. */
export interface PageView extends Pick<PageChunk, 'data' | 'html' | 'vendor'>, Partial<Pick<PageChunk, 'assets'>> {
  readonly frame: FrameData;
  /** The component of a page that is a React module; `null` for other pages and for a module that exports none. */
  readonly Module: ComponentType | null;
  /** Present on a copy that was kept for want of a network: when the server sent it, in milliseconds since 1970; 0: unknown. */
  readonly savedAt?: number | undefined;
}

/** React modules that are pages, by source path: loaded already on the server, on demand in the browser. */
export type ServerModules = { readonly [source: string]: ComponentType | undefined };

/** See {@link ServerModules}. */
export type BrowserModules = { readonly [source: string]: () => Promise<{ readonly default?: ComponentType }> };
