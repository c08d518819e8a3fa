import type { Json, PageData } from '@helpgen/model';
import type { ComponentType } from 'react';

/** The words of a theme: locale code to key to text, with `{name}` for values and `|` between plural forms. */
export type ThemeStrings = { readonly [locale: string]: { readonly [key: string]: string } };

/** What a theme draws on both sides: everything inside the page's root element, and the words it says. */
export interface Theme {
  /** Draws the whole page from what the hooks return. */
  readonly Page: ComponentType;
  readonly strings: ThemeStrings;
}

/** What draws the parts of articles, by part name; used on the server alone, so it costs a reader nothing. */
export type ThemeParts = { readonly [part: string]: ComponentType<never> };

/** What a behaviour is told about the page it acts on. */
export interface BehaviourContext {
  readonly page: PageData;
  /** The text of a key of the theme's strings, see `useStrings`. */
  readonly text: Translate;
  /** The browser storage key for `name`: the site's namespace added. */
  storageKey(name: string): string;
  /** Address of a script that the theme ships apart; `undefined` on a page that does not need it. */
  vendorHref(name: string): string | undefined;
  /** Tells people who use a screen reader. */
  announce(message: string): void;
}

/** Something that makes the prose move: looked up by selector, loaded only by pages that have such an element. */
export interface Behaviour {
  readonly selector: string;
  load(): Promise<BehaviourModule>;
}

/** The code of a behaviour. */
export interface BehaviourModule {
  /** Acts on the elements that match; the result undoes it and is called before the prose is replaced. */
  attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void;
}

/** What a theme does in the browser besides drawing. */
export interface ThemeClient {
  readonly behaviours: { readonly [name: string]: Behaviour };
}

/** Finds the text of `key` and fills `{name}` with `values`; among plural forms `values.count` chooses. */
export type Translate = (key: string, values?: { readonly [name: string]: string | number }) => string;

/** Properties of a part, as an article gives them. */
export type PartProps = { readonly [name: string]: Json };

/**
 * A theme, checked by its type.
 *
 * @example export default defineTheme({ Page, strings: { en: { skip: 'Skip to main content' } } });
 */
export function defineTheme(theme: Theme): Theme {
  return theme;
}

/**
 * What a theme does in the browser, checked by its type.
 *
 * @example export default defineClient({ behaviours: { tabs: { selector: '[data-tabs]', load: () => import('./tabs.js') } } });
 */
export function defineClient(client: ThemeClient): ThemeClient {
  return client;
}

/**
 * The parts of a theme, checked by their type.
 *
 * @example export default defineParts({ Admonition: ({ title, children }) => <aside aria-label={title}>{children}</aside> });
 */
export function defineParts<const P extends ThemeParts>(parts: P): P {
  return parts;
}
