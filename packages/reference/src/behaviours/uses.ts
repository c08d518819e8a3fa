import type { BehaviourContext } from '@helpgen/runtime';
import type { NamedLink, OwnerUses } from '../type-reference.ts';
import type { UsesFile } from '../uses-file.ts';
import { loadBeside } from './load-cards.ts';
import { usesWords } from './words.ts';

/** Puts in the place of the namespaces the members in them that use the type, when they are opened. */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const ending = new AbortController();
  const fill = async (element: HTMLElement): Promise<void> => {
    const file = (await loadBeside('', '.uses.js', context)) as UsesFile;
    if (!ending.signal.aborted) element.querySelector('div')?.replaceChildren(...Object.entries(file).map(([space, uses]) => drawSpace(space, uses, context)));
  };
  for (const element of elements) {
    const open = (): void => {
      if (!(element as HTMLDetailsElement).open) return;
      element.removeEventListener('toggle', open);
      // Where it cannot be had, the links to the namespaces stay.
      fill(element).catch(() => element.addEventListener('toggle', open, { signal: ending.signal }));
    };
    element.addEventListener('toggle', open, { signal: ending.signal });
    // It may have been opened before this was loaded.
    open();
  }
  return () => ending.abort();
}

function drawSpace(space: string, { parameter, result }: UsesFile[string], { words }: BehaviourContext): Node {
  const text = words(usesWords);
  const count = [...parameter, ...result].reduce((sum, { members }) => sum + members.length, 0);
  const drawn = make(
    'details',
    make('summary', `${space} `, make('small', String(count))),
    make('div', ...drawOwners(text('type.parameter'), parameter), ...drawOwners(text('type.result'), result)),
  );
  drawn.className = 'hg-uses';
  return drawn;
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
