export { findOrigin, type Origin } from './find-origin.ts';
export { commandOf } from './fit-origin.ts';
export { inShell } from './in-shell.ts';
export { languageName, writeNewSite } from './write-new-site.ts';
