import type { FrameData } from '@helpgen/model';
import type { ComponentType } from 'react';
import type { PageChunk } from './page-chunk.ts';

/** A page with all that is needed to show it. */
export interface PageView extends Pick<PageChunk, 'data' | 'html' | 'vendor'> {
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
