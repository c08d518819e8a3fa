import { useSyncExternalStore } from 'react';
import { chooseColor, colorChoices, colorsChanged, readColor, restOf } from './color-choice.ts';
import type { ColorChoice } from './color-choice.ts';
import { useFrame } from './hooks.ts';

/** The colour mode of the page. */
export interface ColorMode {
  /** `null` on the server and at hydration, where it is not known. */
  readonly choice: ColorChoice | null;
  /** Chooses what comes next: system, light, dark where the system is respected, else light and dark by turns. */
  cycle(): ColorChoice;
}

/** The colour mode of the page: what the first script decided, then what the reader chooses here or in another tab. */
export function useColorMode(): ColorMode {
  const { options } = useFrame();
  const choices = colorChoices(options);
  const choice = useSyncExternalStore(subscribe, readColor, () => null);
  return {
    choice,
    cycle() {
      const next = choices[(choices.indexOf(readColor()) + 1) % choices.length] ?? restOf(options);
      chooseColor(options, next);
      return next;
    },
  };
}

function subscribe(listener: () => void): () => void {
  addEventListener(colorsChanged, listener);
  return () => removeEventListener(colorsChanged, listener);
}
