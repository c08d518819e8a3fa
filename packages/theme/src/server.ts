import { articleWords } from '@helpgen/model/locales/article';
import { feedbackWords } from '@helpgen/model/locales/feedback';
import { interfaceWords } from '@helpgen/model/locales/interface';
import { defineServer } from '@helpgen/runtime';
import type { ThemeStrings } from '@helpgen/runtime';
import { articleParts } from './article/article-parts.ts';
import { Article } from './article/Article.tsx';
import { Admonition } from './parts/Admonition.tsx';
import { CodeBlock } from './parts/CodeBlock.tsx';
import { CodeNotes } from './parts/CodeNotes.tsx';
import { Details } from './parts/Details.tsx';
import { Diagram } from './parts/Diagram.tsx';
import { Figure } from './parts/Figure.tsx';
import { ButtonRow, CardList, Grid, Hero, HeroSide, HeroText, SearchField } from './parts/Home.tsx';
import { FileTree } from './parts/FileTree.tsx';
import { Steps } from './parts/Steps.tsx';
import { TabPanel, Tabs } from './parts/Tabs.tsx';
import { Video } from './parts/Video.tsx';
import { SidebarTree } from './sidebar/SidebarTree.tsx';

/** The default theme: what is drawn on the server alone, and every word. */
export default defineServer({
  Article,
  parts: {
    ...articleParts,
    Admonition, ButtonRow, CardList, CodeBlock, CodeNotes, Details, Diagram, Figure,
    FileTree, Grid, Hero, HeroSide, HeroText, SearchField, Steps, TabPanel, Tabs, Video,
  },
  frameColors: { light: '#ffffff', dark: '#181516' },
  regions: { sidebar: SidebarTree },
  strings: interfaceWords,
  articleStrings: joinWords(articleWords, feedbackWords),
});

function joinWords(first: ThemeStrings, ...others: readonly ThemeStrings[]): ThemeStrings {
  const join = (locale: string): ThemeStrings[string] => Object.assign({}, first[locale], ...others.map((words) => words[locale] ?? words['en']));
  return Object.fromEntries(Object.keys(first).map((locale) => [locale, join(locale)]));
}
