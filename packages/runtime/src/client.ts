// What a document loads at once: nothing that this entry leads to may import React.
export { boot } from './hydration/boot.ts';
export { bootByHash } from './hydration/boot-by-hash.ts';
export { islands } from './islands/islands.ts';
export { followedLink } from './navigation/follow-links.ts';
export { defineClient } from './theme.ts';
