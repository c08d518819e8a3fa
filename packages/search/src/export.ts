export { exportDocuments, type ExportedFiles, type ExportFormat, exportFormats, type ExportOptions } from './export/export-documents.ts';
export { listDocuments, type DocumentPage, type SearchDocument } from './export/search-document.ts';
