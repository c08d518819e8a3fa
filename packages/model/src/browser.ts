export * from './break-places.ts';
export * from './paths.ts';
export * from './search-index-path.ts';
export * from './suggest.ts';
export * from './url.ts';
