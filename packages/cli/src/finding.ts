import { cliCatalogue, defineDiagnostics } from '@helpgen/model/diagnostics';

/** Makes a finding of the command line. */
export const finding = defineDiagnostics(cliCatalogue);
