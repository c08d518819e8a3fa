export { boot } from './waking/boot.ts';
export { bootByHash } from './waking/boot-by-hash.ts';
