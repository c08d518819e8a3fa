export * from './break-places.ts';
export * from './in-order.ts';
export * from './paths.ts';
export * from './remember.ts';
export * from './search-index-path.ts';
export * from './suggest.ts';
export * from './url.ts';
