import { useSyncExternalStore } from 'react';
import { useFrame } from './hooks.ts';

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

/** The colour mode of the page: what the first script decided, then what the reader chooses here or in another tab. */
export function useColorMode(): ColorMode {
  const { colorMode, storageNamespace } = useFrame().options;
  const key = `theme${storageNamespace}`;
  const choices: readonly ColorChoice[] = colorMode.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'];
  const rest = choices[0] === 'system' ? 'system' : colorMode.defaultMode;
  const choice = useSyncExternalStore((listener) => subscribe(key, rest, listener), readChoice, () => null);
  return {
    choice,
    cycle() {
      const next = choices[(choices.indexOf(readChoice()) + 1) % choices.length] ?? rest;
      try {
        if (next === 'system') localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      show(next);
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
