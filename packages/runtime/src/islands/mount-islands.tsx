import { hydrateRoot } from 'react-dom/client';
import { RuntimeContext, type RuntimeValue } from '../runtime-context.tsx';
import type { LoadIsland, PartProps } from '../theme.ts';
import { drawIsland, insideTag, type PartComponent } from './draw-island.tsx';

/** Hydrates each of `elements`, each by a root of its own, until `signal`. */
export function mountIslands(
  elements: readonly HTMLElement[],
  loaders: { readonly [name: string]: LoadIsland },
  runtime: object,
  signal: AbortSignal,
): void {
  async function mount(element: HTMLElement): Promise<void> {
    const { part = '', props = '{}', prefix = '' } = element.dataset;
    const load = Object.hasOwn(loaders, part) ? loaders[part] : undefined;
    if (load === undefined) throw new Error(`No island has the name ${part}.`);
    const Island = (await load()).default as PartComponent;
    if (signal.aborted) return;
    const given = JSON.parse(props) as PartProps;
    const inside = element.querySelector(insideTag)?.innerHTML ?? '';
    const tree = <RuntimeContext value={runtime as RuntimeValue}>{drawIsland(Island, given, inside)}</RuntimeContext>;
    const root = hydrateRoot(element, tree, { identifierPrefix: prefix });
    // React is in the middle of drawing the next page.
    signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  }

  for (const element of elements) mount(element).catch((error: unknown) => console.warn(error));
}
