export { buildSite } from './build-site.ts';
export { cleanSite } from './clean-site.ts';
export { readOutput } from './read-output.ts';
export type { BuildOptions, BuildProgress, BuildReport, StepName } from './report.ts';
