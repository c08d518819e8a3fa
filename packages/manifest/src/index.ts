export { partsOf } from './page-blocks.ts';
export type { BlockKind, PageBlock, PageParts } from './page-blocks.ts';
export { makePageEntry, readBlock } from './page-entry.ts';
export type { ManifestBlock } from './page-entry.ts';
export { readSiteManifest } from './read-manifest.ts';
export type { SiteManifest } from './read-manifest.ts';
export { siteManifestPath, writeManifest } from './site-manifest.ts';
export type { GoldenAnswer, ManifestFinding, ManifestHead, ManifestPage } from './site-manifest.ts';
