// All that a build with nothing to do is over without, in one module: apart, each would be many small files of the bundle.
export { analyseSite } from './analyse-site.ts';
export { openSiteEditor } from './move/open-site-editor.ts';
export { openSite } from './open/open-site.ts';
export { exportSearch } from './search-export.ts';
export { searchOutput } from './search-output.ts';
export { askGoldenQuestions, openAsked } from './steps/golden-questions.ts';
export { verifySite } from './verify-site.ts';
export { writeSite } from './write-site.ts';
