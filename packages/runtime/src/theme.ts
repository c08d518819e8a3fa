import type { FrameData, Json, LocalizedWords, ShownPage, SidebarNode } from '@helpgen/model';
import type { ComponentType, ReactNode } from 'react';

/** The words of a theme by locale code. */
export type ThemeStrings = LocalizedWords;

/** What a theme draws on both sides: everything inside the page's root element but the article. */
export interface Theme {
  /** Draws the whole page from what the hooks return, with `Content` where the article belongs. */
  readonly Page: ComponentType;
  /** What `Page` takes by `useParts`, so that another theme can replace one of them and keep the rest. */
  readonly parts?: ThemeParts;
}

/** What draws the parts of pages and articles, by part name. */
export type ThemeParts = { readonly [part: string]: ComponentType<never> };

/** What a theme draws on the server alone, which moves only by behaviours and costs a reader no script; and its words. */
export interface ThemeServer {
  /** Draws the article around its prose, which are its children: title, way to it, neighbours. Left out: the prose alone. */
  readonly Article?: ComponentType<{ readonly children: ReactNode }>;
  readonly parts: ThemeParts;
  /** Parts of articles that live in the browser too, see `islands`: drawn into the document, then hydrated. */
  readonly islands?: ThemeParts;
  /** Colours for the browser's own frame around the page in each mode (`theme-color`), as CSS writes them; left out: the browser's. */
  readonly frameColors?: { readonly light: string; readonly dark: string };
  /** What draws the regions of the page; see `Region`. */
  readonly regions?: { readonly [name: string]: ComponentType };
  /** What `Page` and the behaviours say, in every language of the theme; the browser gets the words of the page's language. */
  readonly strings: ThemeStrings;
  /** More words, which the browser does not get with the page: of the article and its parts, and those that a behaviour brings along. */
  readonly articleStrings?: ThemeStrings;
}

/** What a behaviour is told about the page it acts on. */
export interface BehaviourContext {
  readonly page: ShownPage;
  readonly frame: FrameData;
  /** The text of a key of the theme's strings, see `useStrings`. */
  readonly text: Translate;
  /** The same for words that the behaviour brings along; a word that the theme's strings have too is theirs. */
  words(own: ThemeStrings): Translate;
  /** The browser storage key for `name`: the site's namespace added. */
  storageKey(name: string): string;
  /** Loads a module that the theme ships apart; `undefined` on a page that does not need it. */
  loadVendor(name: string): Promise<unknown> | undefined;
  /** Tells people who use a screen reader. */
  announce(message: string): void;
  /** What is known of the page at `href`, loaded once; `null`: it cannot be had, or is none of this site. */
  loadPage(href: string): Promise<{ readonly data: ShownPage; /** The article. */ readonly html: string } | null>;
  /** The entries of the whole sidebar that the file at `treeHref` holds. */
  loadTree(treeHref: string): Promise<readonly SidebarNode[]>;
  /** The value of the file at `href`, as `writeDataModule` has written it. */
  loadData(href: string): Promise<unknown>;
  /** Those of the theme, for what lists their choices. */
  readonly behaviours: ThemeClient['behaviours'];
  /** What the runtime's own behaviours hand on. */
  readonly runtime: object;
}

/** Loads the code of an island: its default export is the component that `islands` of the server's side names. */
export type LoadIsland = () => Promise<{ readonly default: ComponentType<never> }>;

/** Something that makes the prose move: looked up by selector, loaded only by pages that have such an element. */
export interface Behaviour {
  readonly selector: string;
  /**
   * `near`: loaded when such an element is less than half a window away from what is seen; `pointed`: when the reader
   * first points at one or focuses it, and `near` where there is nothing to point with; `touched`: the same, and `awake`
   * where there is nothing to point with; `awake`: when the reader does anything at all. Left out: at once.
   */
  readonly when?: 'near' | 'pointed' | 'touched' | 'awake';
  /** Loaded only once the reader has chosen one of the `options` of its module; under this name the browser keeps which. */
  readonly choice?: string;
  load(): Promise<BehaviourModule>;
}

/** The code of a behaviour. */
export interface BehaviourModule {
  /** Acts on the elements that match until `signal`, before the prose is replaced: everything is undone then, here or by the result. */
  attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): (() => void) | void;
  /** What a reader may choose, where its behaviour has a `choice`: the first is what is shown to those who have not chosen. */
  options?(context: BehaviourContext): readonly { readonly value: string; readonly label: string }[];
}

/** Loads the code of a region of the page. */
export type LoadRegion = () => Promise<ComponentType>;

/** What a theme does in the browser besides drawing. */
export interface ThemeClient {
  /** What brings the regions of the page to life, by the names that the server side gives them; see `Region`. */
  readonly regions?: { readonly [name: string]: LoadRegion };
  readonly behaviours: { readonly [name: string]: Behaviour };
  /** Lets the frame of a new document listen, before anything is drawn; `ready` loads what acts, and so is for when a reader asks for something. */
  start?(ready: () => Promise<() => BehaviourContext>): void;
  /**
   * Shows that a page is on its way; part of the first view, because on a slow network it would come too late. The result is told
   * when a page begins to load (`true`) and when it is there, has failed or is wanted no more (`false`).
   */
  readonly pending?: (context: Pick<BehaviourContext, 'frame' | 'text'>) => (isPending: boolean) => void;
}

/** Finds the text of `key` and fills `{name}` with `values`; among plural forms `values.count` chooses. */
export type Translate = (key: string, values?: { readonly [name: string]: string | number }) => string;

/** Properties of a part, as an article gives them. */
export type PartProps = { readonly [name: string]: Json };

/**
 * A theme, checked by its type.
 *
 * @example export default defineTheme({ Page });
 */
export const defineTheme = <Defined extends Theme>(theme: Defined): Defined => theme;

/**
 * What a theme does in the browser, checked by its type.
 *
 * @example export default defineClient({ behaviours: { tabs: { selector: '[data-tabs]', load: () => import('./tabs.js') } } });
 */
export const defineClient = <Defined extends ThemeClient>(client: Defined): Defined => client;

/**
 * What a theme draws on the server alone, and its words, checked by its type.
 *
 * @example export default defineServer({ parts: { Steps: ({ children }) => <div className="steps">{children}</div> },
 * strings: { en: { skip: 'Skip to main content' } } });
 */
export const defineServer = <Defined extends ThemeServer>(server: Defined): Defined => server;
