/** Name of the element around an island. */
export const islandTag = 'hg-island';
