import { articleWords } from '@helpgen/model/locales/article';
import { feedbackWords } from '@helpgen/model/locales/feedback';
import { interfaceWords } from '@helpgen/model/locales/interface';
import { defineServer } from '@helpgen/runtime';
import { articleParts } from './article/article-parts.tsx';
import { Article } from './article/Article.tsx';
import { boxes } from './parts/boxes.tsx';
import { CodeBlock } from './parts/CodeBlock.tsx';
import { Diagram, Figure, Video } from './parts/figures.tsx';
import { TabPanel, Tabs } from './parts/Tabs.tsx';
import { SidebarTree } from './sidebar/SidebarTree.tsx';

/** The default theme: what is drawn on the server alone, and every word. */
export default defineServer({
  Article,
  parts: { ...articleParts, ...boxes, CodeBlock, Diagram, Figure, TabPanel, Tabs, Video },
  frameColors: { light: '#ffffff', dark: '#181516' },
  regions: { sidebar: SidebarTree },
  strings: interfaceWords,
  articleStrings: Object.fromEntries(
    Object.entries(articleWords).map(([locale, words]) => [locale, { ...words, ...feedbackWords[locale as keyof typeof feedbackWords] }]),
  ),
});
