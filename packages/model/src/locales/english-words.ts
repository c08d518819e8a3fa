import articleWords from './en/article.json' with { type: 'json' };
import blocksWords from './en/blocks.json' with { type: 'json' };
import cardWords from './en/card.json' with { type: 'json' };
import contentWords from './en/content.json' with { type: 'json' };
import diagramWords from './en/diagram.json' with { type: 'json' };
import feedbackWords from './en/feedback.json' with { type: 'json' };
import interfaceWords from './en/interface.json' with { type: 'json' };
import menuWords from './en/menu.json' with { type: 'json' };
import paletteWords from './en/palette.json' with { type: 'json' };
import searchWords from './en/search.json' with { type: 'json' };
import sidebarWords from './en/sidebar.json' with { type: 'json' };
import siteWords from './en/site.json' with { type: 'json' };
import zoomWords from './en/zoom.json' with { type: 'json' };

/** Every word that helpgen says to readers, in English: the keys are those that a site may say otherwise. */
export const englishWords = {
  ...articleWords, ...blocksWords, ...cardWords, ...contentWords, ...diagramWords, ...feedbackWords, ...interfaceWords, ...menuWords,
  ...paletteWords, ...searchWords, ...sidebarWords, ...siteWords, ...zoomWords,
};
