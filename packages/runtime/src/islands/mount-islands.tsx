import type { Json } from '@helpgen/model';
import { hydrateRoot } from 'react-dom/client';
import type { RuntimeValue } from '../runtime-context.tsx';
import type { LoadIsland } from '../theme.ts';
import { IslandRoot, insideTag, type PartComponent } from './IslandRoot.tsx';

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
    const given = JSON.parse(props) as { readonly [name: string]: Json };
    const inside = element.querySelector(insideTag)?.innerHTML ?? '';
    const tree = <IslandRoot runtime={runtime as RuntimeValue} Island={Island} given={given} inside={inside} />;
    const root = hydrateRoot(element, tree, { identifierPrefix: prefix });
    // React is in the middle of drawing the next page.
    signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  }

  for (const element of elements) mount(element).catch((error: unknown) => console.warn(error));
}
