import { cliCatalogue, defineDiagnostics } from '@helpgen/model/diagnostics';

/** A finding of the server. */
export const finding = defineDiagnostics(cliCatalogue);
