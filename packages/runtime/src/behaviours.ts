export { listChoices } from './behaviours/list-choices.ts';
export type { ReaderChoice } from './behaviours/list-choices.ts';
export { readChoice } from './behaviours/read-choice.ts';
export { make } from './make-element.ts';
export { isLoneKey, keysKey } from './lone-key.ts';
export { ofSession, readItem, readJson, writeItem, type StorageArea } from './storage.ts';
export { chooseColor, colorChoices } from './color-choice.ts';
