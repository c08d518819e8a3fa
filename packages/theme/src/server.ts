import { defineServer } from '@helpgen/runtime';
import { articleParts } from './article/article-parts.ts';
import { Article } from './article/Article.tsx';
import { Admonition } from './parts/Admonition.tsx';
import { CodeBlock } from './parts/CodeBlock.tsx';
import { Details } from './parts/Details.tsx';
import { Diagram } from './parts/Diagram.tsx';
import { Figure } from './parts/Figure.tsx';
import { Steps } from './parts/Steps.tsx';
import { referenceParts } from './reference/reference-parts.ts';
import { TabPanel, Tabs } from './parts/Tabs.tsx';
import { SidebarTree } from './sidebar/SidebarTree.tsx';
import { articleEn } from './strings/article-en.ts';
import { articleRu } from './strings/article-ru.ts';
import { en } from './strings/en.ts';
import { feedbackEn } from './strings/feedback-en.ts';
import { feedbackRu } from './strings/feedback-ru.ts';
import { referenceEn } from './strings/reference-en.ts';
import { referenceRu } from './strings/reference-ru.ts';
import { ru } from './strings/ru.ts';

/** The default theme: what is drawn on the server alone, and every word. */
export default defineServer({
  Article,
  parts: { ...articleParts, ...referenceParts, Admonition, CodeBlock, Details, Diagram, Figure, Steps, TabPanel, Tabs },
  frameColors: { light: '#ffffff', dark: '#14181e' },
  regions: { sidebar: SidebarTree },
  strings: { en, ru },
  articleStrings: { en: { ...articleEn, ...feedbackEn, ...referenceEn }, ru: { ...articleRu, ...feedbackRu, ...referenceRu } },
});
