export { buildSite } from './build-site.ts';
export { cleanSite } from './clean-site.ts';
export type { FileSystem, Host } from '@helpgen/disk';
export { nodeHost } from '@helpgen/disk';
export { readPresetCatalogue, readPresetWordings } from './presets/read-catalogue.ts';
export { readOutput } from './read-output.ts';
export type { BuildOptions, BuildProgress, BuildReport, StepName } from './report.ts';
export { exportSearch, openAskedSite, openSite, openSiteEditor, searchOutput } from './on-demand.ts';
export type { SearchRequest } from './search-output.ts';
export type { SearchAnswer as SearchOutcome } from '@helpgen/search/query';
export type { SearchExport, SearchExportRequest } from './search-export.ts';
export { toolId } from './tool-id.ts';
export type { AskedOutput } from './ask/open-asked-site.ts';
export type { SiteState } from './analyse-state.ts';
export type { EditorOptions, SiteEditor, SourceChanges } from './move/open-site-editor.ts';
export { partsOf, readBlock, readSiteManifest } from '@helpgen/manifest';
export type {
  BlockKind, GoldenAnswer, ManifestBlock, ManifestFinding, ManifestHead, ManifestPage, PageBlock, PageParts, SiteManifest,
} from '@helpgen/manifest';
export type { HtmlElement, HtmlNode } from '@helpgen/copy';
export { attributeOf } from '@helpgen/copy';
export type { OpenOptions, OpenSite, PageState } from './open/open-site.ts';
export type { SiteView } from './open/site-state.ts';
