export { preset as default } from './preset.ts';
