import type { BehaviourContext } from '@helpgen/runtime';
import type { NamedLink, OwnerUses } from '../type-reference.ts';
import type { UsesFile } from '../uses-file.ts';
import { loadBeside } from './load-cards.ts';
import { usesWords } from './words.ts';

/** Fills a namespace with the members in it that use the type, when it is opened. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const ending = new AbortController();
  const fill = async (element: HTMLElement): Promise<void> => {
    const file = (await loadBeside('', '.uses.js', context)) as UsesFile;
    const uses = file[element.querySelector('summary')?.firstChild?.textContent?.trim() ?? ''];
    if (uses !== undefined && !ending.signal.aborted) element.querySelector('div')?.replaceChildren(...draw(uses, context));
  };
  for (const element of elements) {
    const open = (): void => {
      if (!(element as HTMLDetailsElement).open) return;
      element.removeEventListener('toggle', open);
      // Where it cannot be had, the link to the namespace stays.
      fill(element).catch(() => element.addEventListener('toggle', open, { signal: ending.signal }));
    };
    element.addEventListener('toggle', open, { signal: ending.signal });
    // It may have been opened before this was loaded.
    open();
  }
  return () => ending.abort();
}

function draw({ parameter, result }: UsesFile[string], { words }: BehaviourContext): readonly Node[] {
  const text = words(usesWords);
  return [...drawOwners(text('type.parameter'), parameter), ...drawOwners(text('type.result'), result)];
}

function drawOwners(title: string, uses: readonly OwnerUses[]): readonly Node[] {
  const items = uses.map(({ owner, members }) => {
    const links = members.flatMap((member, at) => (at > 0 ? [', ', link(member)] : [link(member)]));
    return make('li', link(owner), ': ', ...links);
  });
  return uses.length === 0 ? [] : [make('p', title), make('ul', ...items)];
}

function link({ text, href }: NamedLink): HTMLElement {
  const element = make('a', text);
  element.setAttribute('href', href);
  return element;
}

function make(tag: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
