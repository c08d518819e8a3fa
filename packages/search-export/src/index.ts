export { exportDocuments } from './export-documents.ts';
export type { ExportedFiles, ExportOptions } from './export-documents.ts';
export { exportFormats } from './describe-index.ts';
export type { ExportFormat } from './describe-index.ts';
