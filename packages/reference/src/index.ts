export { preset as default } from './preset.ts';
export type * from './type-description.ts';
