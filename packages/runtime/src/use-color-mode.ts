import type { FrameData } from '@helpgen/model';
import { useSyncExternalStore } from 'react';
import { useFrame } from './hooks.ts';

type FrameOptions = FrameData['options'];

/** What the reader chose: a mode, or to follow the system. */
export type ColorChoice = 'system' | 'light' | 'dark';

/** The colour mode of the page. */
export interface ColorMode {
  /** `null` on the server and at hydration, where it is not known. */
  readonly choice: ColorChoice | null;
  /** Chooses what comes next: system, light, dark where the system is respected, else light and dark by turns. */
  cycle(): ColorChoice;
}

const changed = 'hg:color-mode';

/** The choices of a reader in their order: system, light, dark where the system is respected, else light and dark. */
export function colorChoices({ colorMode }: Pick<FrameOptions, 'colorMode'>): readonly ColorChoice[] {
  return colorMode.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'];
}

/** Shows the page as `choice` says, and remembers it. */
export function chooseColor({ storageNamespace }: Pick<FrameOptions, 'storageNamespace'>, choice: ColorChoice): void {
  const key = `theme${storageNamespace}`;
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(choice);
}

/** The colour mode of the page: what the first script decided, then what the reader chooses here or in another tab. */
export function useColorMode(): ColorMode {
  const { options } = useFrame();
  const choices = colorChoices(options);
  const rest = choices[0] === 'system' ? 'system' : options.colorMode.defaultMode;
  const choice = useSyncExternalStore((listener) => subscribe(`theme${options.storageNamespace}`, rest, listener), readChoice, () => null);
  return {
    choice,
    cycle() {
      const next = choices[(choices.indexOf(readChoice()) + 1) % choices.length] ?? rest;
      chooseColor(options, next);
      return next;
    },
  };
}

/** The first script has written it. */
function readChoice(): ColorChoice {
  return document.documentElement.dataset['themeChoice'] as ColorChoice;
}

function subscribe(key: string, rest: ColorChoice, listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Clearing the whole storage has no key.
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : rest);
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener(changed, listener, { signal });
  systemMode().addEventListener('change', () => show(readChoice()), { signal });
  return () => ending.abort();
}

function show(choice: ColorChoice): void {
  const isDark = choice === 'system' ? systemMode().matches : choice === 'dark';
  const theme = isDark ? 'dark' : 'light';
  Object.assign(document.documentElement.dataset, { themeChoice: choice, theme });
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-dark]')) meta.content = meta.dataset[theme] ?? '';
  dispatchEvent(new Event(changed));
}

function systemMode(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
