import { defineDiagnostics, siteCatalogue } from '@helpgen/model';

/** Makes a finding about the site as a whole. */
export const finding = defineDiagnostics(siteCatalogue);
