import type { Behaviour, LoadIsland } from '../theme.ts';
import { islandTag } from './island-tag.ts';

/**
 * The behaviour that wakes the islands in an article, by the names that `islands` of the theme's server side gives
 * them. The code of an island is loaded when the reader comes near, and by no page without it.
 *
 * @example defineClient({ behaviours: { islands: islands({ Rating: () => import('./Rating.js') }) } });
 */
export function islands(loaders: { readonly [name: string]: LoadIsland }): Behaviour {
  return {
    selector: islandTag,
    when: 'near',
    load: async () => {
      const { mountIslands } = await import('./mount-islands.tsx');
      return { attach: (elements, { runtime }, signal) => mountIslands(elements, loaders, runtime, signal) };
    },
  };
}
