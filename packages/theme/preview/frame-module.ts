/** The frame of the preview as the module that a page of the preview loads. */
export { frame as default } from './sample-site.ts';
