export { buildSite } from './build-site.ts';
export { cleanSite } from './clean-site.ts';
export type { FileSystem } from './host/file-system.ts';
export type { Host } from './host/host.ts';
export { nodeHost } from './host/host.ts';
export { readOutput } from './read-output.ts';
export type { BuildOptions, BuildProgress, BuildReport, StepName } from './report.ts';
export { searchOutput } from './search-output.ts';
export type { SearchOutcome, SearchRequest } from './search-output.ts';
