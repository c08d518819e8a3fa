export { adoptStyles } from './adopt-styles.ts';
export { attachCards } from './cards/attach-cards.ts';
export type { Card, CardSource } from './cards/attach-cards.ts';
export { isLoneKey, keysKey } from './lone-key.ts';
export { chooseColor, colorChoices } from './use-color-mode.ts';
