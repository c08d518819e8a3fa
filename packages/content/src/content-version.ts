/** Changes whenever the same source gives another article; part of the key under which articles are cached. */
export const contentVersion = '1';
