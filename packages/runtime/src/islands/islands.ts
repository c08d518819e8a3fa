import type { Behaviour, LoadIsland } from '../theme.ts';
import { mountIslands } from './mount-islands.tsx';

/**
 * The behaviour that wakes the islands in an article, by the names that `islands` of the theme's server side gives
 * them. The code of an island is loaded when the reader comes near, and by no page without it.
 *
 * @example defineClient({ behaviours: { islands: islands({ Rating: () => import('./Rating.js') }) } });
 */
export function islands(loaders: { readonly [name: string]: LoadIsland }): Behaviour {
  return {
    selector: 'hg-island',
    when: 'near',
    // Not a module of its own: it would have React in common with the page, and so part React, too, into more requests.
    load: async () => ({ attach: (elements, { runtime }) => mountIslands(elements, loaders, runtime) }),
  };
}
