export type { BuildOptions, BuildProgress, BuildReport, StepName } from './report.ts';
