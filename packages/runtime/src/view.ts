import type { FrameData, ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';

/** A page with all that is needed to show it. */
export interface PageView {
  readonly data: ShownPage;
  readonly frame: FrameData;
  /** The article as HTML: the prose with what the theme draws around it. */
  readonly html: string;
  /** The component of a page that is a React module; `null` for other pages and for a module that exports none. */
  readonly Module: ComponentType | null;
  /** Scripts that the theme ships apart and this page may load, by name. */
  readonly vendor: { readonly [name: string]: string };
  /** Present on a copy that was kept for want of a network: when the server sent it, in milliseconds since 1970; 0: unknown. */
  readonly savedAt?: number;
}

/** React modules that are pages, by source path: loaded already on the server, on demand in the browser. */
export type ServerModules = { readonly [source: string]: ComponentType | undefined };

/** See {@link ServerModules}. */
export type BrowserModules = { readonly [source: string]: () => Promise<{ readonly default?: ComponentType }> };
