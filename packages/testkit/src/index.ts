export { startSearchServer } from './search-server.ts';
export type { SearchServerRig, ServedIndexes } from './search-server.ts';
export { cacheFolder, createSiteRig } from './site-rig.ts';
export type { SiteRig } from './site-rig.ts';
