import { defineClient } from '@helpgen/runtime/client';
import '../css/theme.css';
import { awaitReader } from './frame/await-reader.ts';
import { showProgress } from './pending/progress-bar.ts';
import '../css/sheets/home.css' with {
  classes: 'hg-main-home hg-main-module hg-main-category hg-hero hg-buttons hg-find hg-search-field hg-grid hg-cards hg-search-page',
};
import '../css/sheets/notes.css' with { classes: 'hg-admonition' };
import '../css/sheets/tables.css' with { classes: 'hg-table' };
import '../css/sheets/stacked.css' with { classes: 'hg-stacked' };
import '../css/sheets/diagram.css' with { classes: 'hg-figure hg-drawing hg-formula hg-formula-error' };
import '../css/sheets/steps.css' with { classes: 'hg-steps' };
import '../css/sheets/parts.css' with {
  classes: 'hg-tabs hg-details hg-numbered line hg-badge task-list-item footnotes tok-tag tok-strong tok-emphasis bracket-unmatched',
};
import '../css/sheets/scripts.css' with { classes: 'hg-script-han hg-script-arabic hg-script-compound hg-rtl' };
import '../css/sheets/code-notes.css' with { classes: 'hg-code-notes' };
import '../css/sheets/extras.css' with {
  classes: 'hg-badge hg-lucide hg-file-tree hg-video hg-only-dark hg-only-light hg-one-sheet hg-header-dark hg-header-primary hg-footer-columns hg-broken',
};

/** The default theme: its style sheet, and what makes the prose move. */
export default defineClient({
  regions: { sidebar: async () => (await import('./sidebar/SidebarTree.tsx')).SidebarTree },
  start: awaitReader,
  pending: showProgress,
  behaviours: {
    blocks: { selector: '.hg-code, .hg-table, .hg-drawn, .hg-formula', when: 'awake', load: () => import('./behaviours/blocks.ts') },
    details: { selector: '.hg-prose details', load: () => import('./behaviours/details.ts') },
    tabs: { selector: '.hg-tabs', load: () => import('./behaviours/tabs.ts') },
    feedback: { selector: '.hg-feedback', when: 'near', load: () => import('./behaviours/feedback.ts') },
    zoom: { selector: 'img, .hg-drawing', when: 'near', load: () => import('./zoom/zoom.ts') },
    searchPage: { selector: '.hg-search-page', load: () => import('./search/search-life.ts') },
    terms: { selector: '.hg-term', when: 'pointed', load: () => import('./behaviours/cards.ts') },
    codeNotes: { selector: '.hg-code-note', when: 'pointed', load: () => import('./behaviours/cards.ts') },
    suggestions: { selector: '.hg-suggestions', load: () => import('./behaviours/suggestions.ts') },
    pageMenu: { selector: '.hg-page-menu', when: 'touched', load: () => import('./behaviours/page-menu.ts') },
    videos: { selector: '[data-hg-player]', load: () => import('./behaviours/videos.ts') },
    diagram: { selector: '[data-hg-vendor=mermaid]', load: () => import('./behaviours/diagram.ts') },
  },
});
