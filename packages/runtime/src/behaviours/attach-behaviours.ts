import { chooseWords } from '@helpgen/model/locales/words-for';
import type { RuntimeValue } from '../runtime-context.tsx';
import type { BehaviourContext, ThemeClient } from '../theme.ts';
import { firstInteraction } from '../hydration/first-interaction.ts';
import { readChoice } from '../storage.ts';
import { createTranslate } from '../translate.ts';

/** Loads and attaches every behaviour that has an element in `prose`, with what `context` makes for the first of them; the result detaches them. */
export function attachBehaviours({ behaviours }: ThemeClient, prose: HTMLElement, context: () => Promise<BehaviourContext>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  for (const behaviour of Object.values(behaviours)) {
    const elements = [...prose.querySelectorAll<HTMLElement>(behaviour.selector)];
    if (elements.length === 0) continue;
    const start = (): void =>
      void Promise.all([behaviour.load(), context()])
        .then(([module, told]) => {
          if (signal.aborted) return;
          const end = module.attach(elements, told, signal);
          if (end) signal.addEventListener('abort', end);
        })
        .catch((error: unknown) => console.warn(error));
    const { when, selector, choice } = behaviour;
    const isPointed = (when === 'pointed' || when === 'touched') && matchMedia('(hover: hover)').matches;
    if (choice !== undefined && readChoice({ storageKey }, choice) === null)
      document.addEventListener('hg:choice', start, { once: true, signal });
    else if (when === undefined) start();
    else if (isPointed) oncePointed(prose, selector, start, signal);
    else if (when === 'awake' || when === 'touched') void firstInteraction().then(start);
    else onceNear(elements, start, signal);
  }
  return () => ending.abort();
}

/** Calls `act` when the reader comes near to one of `elements`. */
function onceNear(elements: readonly Element[], act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '50%' },
  );
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls `act` when the reader points at something in `prose` that matches `selector` or focuses it. */
function oncePointed(prose: HTMLElement, selector: string, act: () => void, signal: AbortSignal): void {
  let isDone = false;
  const heed = ({ target }: Event): void => {
    if (isDone || !(target instanceof Element) || target.closest(selector) === null) return;
    isDone = true;
    act();
  };
  // One ear for all: code may have a thousand links.
  for (const name of ['pointerover', 'focusin']) prose.addEventListener(name, heed, { signal });
}

/** The root element says the namespace before anything is loaded. */
function storageKey(name: string): string {
  return name + (document.documentElement.dataset['hgStorage'] ?? '');
}

/** What a behaviour is told, of the page that `runtime` shows. */
export function makeContext(runtime: RuntimeValue): BehaviourContext {
  const { client, state, navigator, text } = runtime;
  const { data, frame, vendor } = state.view;
  const { code } = frame.locale;
  return {
    page: data,
    frame,
    runtime,
    behaviours: client?.behaviours ?? {},
    text,
    announce: navigator.announce,
    loadPage: navigator.preload,
    loadTree: navigator.loadTree,
    loadData: async (href) => ((await navigator.importModule(href)) as { readonly default?: unknown }).default,
    words: (own) => createTranslate(frame.words, code, chooseWords(own, code)),
    storageKey,
    loadVendor(name) {
      const href = vendor?.[name];
      return href === undefined ? undefined : navigator.importModule(href);
    },
  };
}
