import { startPreview } from './start-preview.ts';

// The program itself: what the pages of `helpgen serve --watch` wake beside their own scripts. No built site has it.
void startPreview(document.querySelector<HTMLElement>('script[data-hg-preview-client]'));
