import { buildCatalogue, defineDiagnostics, presetCatalogue, themeCatalogue } from '@helpgen/model';

/** Makes a finding of the engine: of what a build works with and on, of a theme, of presets. */
export const finding = defineDiagnostics({ ...buildCatalogue, ...themeCatalogue, ...presetCatalogue });
