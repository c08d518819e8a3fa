import type { FrameData, PageData, ShownPage } from '@helpgen/model';
import { chooseWords } from '@helpgen/model/locales/words-for';
import { useMemo, useSyncExternalStore } from 'react';
import { chooseColor, colorChoices, colorsChanged, readColor, restOf, type ColorChoice } from './color-choice.ts';
import { useRuntime } from './runtime-context.tsx';
import type { ThemeParts, ThemeStrings, Translate } from './theme.ts';
import { createTranslate } from './translate.ts';

/** The page that is shown. */
export function usePage(): ShownPage {
  return useRuntime().state.view.data;
}

/** The page with all that its article shows; for what the server draws alone, because the browser gets the article as HTML. */
export function useArticle(): PageData {
  const { article } = useRuntime();
  if (article === undefined) throw new Error('useArticle works in what only the server draws: the Article and the parts of a theme.');
  return article;
}

/** What surrounds every page of the edition: navbar, footer, options. */
export function useFrame(): FrameData {
  return useRuntime().state.view.frame;
}

/** The words of the theme in the language of the page. */
export function useStrings(): Translate {
  return useRuntime().text;
}

/**
 * The same for words that a part brings along because it is loaded late; a word that the theme's strings have too is
 * theirs. `own` must stay the same object.
 */
export function useWords(own: ThemeStrings): Translate {
  const { words, locale } = useFrame();
  const { ownWords } = useRuntime();
  return useMemo(() => createTranslate({ ...words, ...ownWords }, locale.code, chooseWords(own, locale.code)), [own, ownWords, words, locale]);
}

/**
 * The parts of the theme, among them those that replace its own; on the server inside an article also those of its
 * server's side.
 *
 * @example const { Footer } = useParts<typeof parts>();
 */
export function useParts<Parts extends ThemeParts>(): Parts {
  return useRuntime().parts as Parts;
}

/** See {@link useNavigation}. */
export type Navigation = ReturnType<typeof useNavigation>;

/** What is on its way, and how to go somewhere. */
export function useNavigation() {
  const { state, navigator } = useRuntime();
  const { navigate, retry, announce, dismiss } = navigator;
  // The document that is hydrated was written before it became a copy.
  const savedAt = useBrowserValue(undefined, () => state.view.savedAt);
  return { pendingHref: state.pendingHref, failure: state.failure, savedAt, navigate, retry, announce, dismiss };
}

/**
 * `server` on the server and at hydration, then what `read` returns: for what only a browser knows. `read` must return
 * equal values while nothing changes.
 */
export function useBrowserValue<T>(server: T, read: () => T): T {
  return useSyncExternalStore(nothingToHear, read, () => server);
}

const nothingToHear = () => (): void => undefined;

/** See {@link useColorMode}. */
export type ColorMode = ReturnType<typeof useColorMode>;

/** The colour mode of the page: what the first script decided, then what the reader chooses here or in another tab. */
export function useColorMode() {
  const { options } = useFrame();
  const choices = colorChoices(options);
  const choice = useSyncExternalStore(onColorChange, readColor, () => null);
  return {
    /** `null` on the server and at hydration, where it is not known. */
    choice,
    /** Chooses what comes next: system, light, dark where the system is respected, else light and dark by turns. */
    cycle(): ColorChoice {
      const next = choices[(choices.indexOf(readColor()) + 1) % choices.length] ?? restOf(options);
      chooseColor(options, next);
      return next;
    },
  };
}

function onColorChange(listener: () => void): () => void {
  addEventListener(colorsChanged, listener);
  return () => removeEventListener(colorsChanged, listener);
}
