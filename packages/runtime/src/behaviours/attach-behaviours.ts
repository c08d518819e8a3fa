import type { BehaviourContext, ThemeClient, Translate } from '../theme.ts';
import type { PageView } from '../view.ts';

/** What {@link attachBehaviours} needs to know of the page. */
export interface BehaviourSurroundings {
  readonly view: PageView;
  readonly text: Translate;
  announce(message: string): void;
}

/** Loads and attaches every behaviour that has an element in `prose`; the result detaches them. */
export function attachBehaviours(client: ThemeClient, prose: HTMLElement, surroundings: BehaviourSurroundings): () => void {
  const detachments: (() => void)[] = [];
  let isGone = false;
  const context = makeContext(surroundings);
  for (const behaviour of Object.values(client.behaviours)) {
    if (prose.querySelector(behaviour.selector) === null) continue;
    behaviour
      .load()
      .then((module) => {
        if (!isGone) detachments.push(module.attach([...prose.querySelectorAll<HTMLElement>(behaviour.selector)], context));
      })
      .catch((error: unknown) => console.warn(error));
  }
  return () => {
    isGone = true;
    for (const detach of detachments) detach();
  };
}

function makeContext({ view, text, announce }: BehaviourSurroundings): BehaviourContext {
  return {
    page: view.data,
    text,
    announce,
    storageKey: (name) => name + view.frame.options.storageNamespace,
    vendorHref: (name) => view.vendor[name],
  };
}
