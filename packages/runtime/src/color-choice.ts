import type { FrameData } from '@helpgen/model';
import { writeItem } from './storage.ts';

type FrameOptions = FrameData['options'];

/** What the reader chose: a mode, or to follow the system. */
export type ColorChoice = 'system' | 'light' | 'dark';

/** Name of the event of the window that tells of another mode. */
export const colorsChanged = 'hg:color-mode';

/** The choices of a reader in their order: system, light, dark where the system is respected, else light and dark. */
export function colorChoices({ colorMode }: Pick<FrameOptions, 'colorMode'>): readonly ColorChoice[] {
  return colorMode.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'];
}

/** Shows the page as `choice` says, and remembers it. */
export function chooseColor({ storageNamespace }: Pick<FrameOptions, 'storageNamespace'>, choice: ColorChoice): void {
  writeItem(`theme${storageNamespace}`, choice === 'system' ? null : choice);
  show(choice);
}

/** Shows the mode that the reader chooses in another tab, and that of the system while it is to be followed. */
export function followColors(loadOptions: () => Promise<FrameOptions>): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Clearing the whole storage has no key.
    if (key !== null && !key.startsWith('theme')) return;
    void loadOptions().then((options) => {
      if (key !== null && key !== `theme${options.storageNamespace}`) return;
      show(newValue === 'light' || newValue === 'dark' ? newValue : restOf(options));
    });
  });
  systemMode().addEventListener('change', () => show(readColor()));
}

/** The mode of readers who have not chosen. */
export function restOf(options: Pick<FrameOptions, 'colorMode'>): ColorChoice {
  return colorChoices(options)[0] === 'system' ? 'system' : options.colorMode.defaultMode;
}

/** What is chosen, as the first script and {@link chooseColor} have written it. */
export function readColor(): ColorChoice {
  return document.documentElement.dataset['themeChoice'] as ColorChoice;
}

function show(choice: ColorChoice): void {
  const isDark = choice === 'system' ? systemMode().matches : choice === 'dark';
  const theme = isDark ? 'dark' : 'light';
  Object.assign(document.documentElement.dataset, { themeChoice: choice, theme });
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-dark]')) meta.content = meta.dataset[theme] ?? '';
  dispatchEvent(new Event(colorsChanged));
}

function systemMode(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
