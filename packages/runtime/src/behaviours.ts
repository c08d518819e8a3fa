export { adoptStyles } from './adopt-styles.ts';
export { attachCards } from './cards/attach-cards.ts';
export type { Card, CardSource } from './cards/attach-cards.ts';
export { listChoices } from './behaviours/list-choices.ts';
export type { ReaderChoice } from './behaviours/list-choices.ts';
export { readChoice } from './behaviours/read-choice.ts';
export { isLoneKey, keysKey } from './lone-key.ts';
export { chooseColor, colorChoices } from './use-color-mode.ts';
