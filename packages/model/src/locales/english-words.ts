import { articleWords } from './en/article.ts';
import { blocksWords } from './en/blocks.ts';
import { cardWords } from './en/card.ts';
import { contentWords } from './en/content.ts';
import { diagramWords } from './en/diagram.ts';
import { feedbackWords } from './en/feedback.ts';
import { interfaceWords } from './en/interface.ts';
import { menuWords } from './en/menu.ts';
import { paletteWords } from './en/palette.ts';
import { searchWords } from './en/search.ts';
import { sidebarWords } from './en/sidebar.ts';
import { siteWords } from './en/site.ts';
import { zoomWords } from './en/zoom.ts';

/** Every word that helpgen says to readers, in English: the keys are those that a site may say otherwise. */
export const englishWords = {
  ...articleWords, ...blocksWords, ...cardWords, ...contentWords, ...diagramWords, ...feedbackWords, ...interfaceWords, ...menuWords,
  ...paletteWords, ...searchWords, ...sidebarWords, ...siteWords, ...zoomWords,
};
