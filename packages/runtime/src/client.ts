export { boot } from './hydration/boot.ts';
export { bootByHash } from './hydration/boot-by-hash.ts';
