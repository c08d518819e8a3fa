export { areOurs, defaultTheme, findTheme, listAdditions, packageEntries, shippedName } from './find-theme.ts';
export { inspectModules } from './inspect-modules.ts';
export { joinedSheetsAt, joinSheets } from './join-sheets.ts';
export type { MadeBundle } from './make-theme-bundle.ts';
export { makeThemeBundle } from './make-theme-bundle.ts';
export { placeWords } from './place-words.ts';
export { collectReactDom, legacyServer, packReactDom, shippedReactDom } from './react-dom-files.ts';
export type { ThemeFiles } from './theme-files.ts';
