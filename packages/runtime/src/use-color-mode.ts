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

/** The colour mode of the page: what the inline script decided, then what the reader chooses here or in another tab. */
export function useColorMode(): ColorMode {
  const { colorMode, storageNamespace } = useFrame().options;
  const key = `theme${storageNamespace}`;
  const rest: ColorChoice = colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode;
  const choice = useSyncExternalStore(
    (listener) => subscribe(key, rest, listener),
    () => readChoice(rest),
    () => null,
  );
  return {
    choice,
    cycle() {
      const order: readonly ColorChoice[] = colorMode.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'];
      const next = order[(order.indexOf(readChoice(rest)) + 1) % order.length] ?? rest;
      store(key, next);
      show(next);
      return next;
    },
  };
}

function readChoice(rest: ColorChoice): ColorChoice {
  return parseChoice(document.documentElement.dataset['themeChoice']) ?? rest;
}

function parseChoice(text: string | null | undefined): ColorChoice | undefined {
  return text === 'light' || text === 'dark' || text === 'system' ? text : undefined;
}

function subscribe(key: string, rest: ColorChoice, listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onStorage = (event: StorageEvent): void => {
    // Clearing the whole storage has no key.
    if (event.key === key || event.key === null) show(parseChoice(event.newValue) ?? rest);
  };
  const onSystem = (): void => {
    if (readChoice(rest) === 'system') show('system');
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changed, listener);
  system.addEventListener('change', onSystem);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changed, listener);
    system.removeEventListener('change', onSystem);
  };
}

function show(choice: ColorChoice): void {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = choice;
  const isDark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  dataset['theme'] = isDark ? 'dark' : 'light';
  window.dispatchEvent(new Event(changed));
}

function store(key: string, choice: ColorChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
