export { openPreview } from './open-preview.ts';
export type { Preview, PreviewTools } from './open-preview.ts';
