import { contentCatalogue, defineDiagnostics, presetCatalogue } from '@helpgen/model';

/** Makes a finding about one file, or about what a preset makes of it. */
export const finding = defineDiagnostics({ ...contentCatalogue, ...presetCatalogue });
