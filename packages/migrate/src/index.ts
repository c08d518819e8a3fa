export { migrateSite } from './migrate-site.ts';
export type { MigrateOptions } from './migrate-site.ts';
export { groupLosses } from './write/write-report.ts';
export type { LossGroup, MigrationReport } from './write/write-report.ts';
