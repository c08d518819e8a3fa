import { fillIn } from '@helpgen/model/locales/words-for';
import type { PreviewState } from '@helpgen/model';
import type { FindingTools } from './draw-finding.ts';
import { make } from '../make-element.ts';
import { createPanelView } from './panel-view.ts';
import { previewLook } from './preview-look.ts';
import { createTroubleView } from './trouble-view.ts';

/** What of a preview is seen: the panel, and the errors that stand in the way. */
export interface PreviewView {
  show(state: PreviewState): void;
  /** The server does not answer. */
  showLost(): void;
  /** Whether the panel is unfolded, so that it should know of the whole site. */
  isOpen(): boolean;
}

/** What the view is made with. */
export interface ViewTools extends FindingTools {
  /** The panel was unfolded. */
  onOpen(): void;
}

/** Puts the preview beside the page, in a tree of its own that neither the page nor its styles reach. */
export function createPreviewView(tools: ViewTools): PreviewView {
  const { words } = tools;
  const host = document.createElement('hg-preview');
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(previewLook);
  root.adoptedStyleSheets = [look];
  const label = make('span', { class: 'label' });
  const attributes = { type: 'button', class: 'toggle', 'aria-expanded': 'false', 'aria-controls': 'panel' };
  const toggle = make('button', attributes, make('span', { class: 'dot' }), label);
  const panel = createPanelView(toggle, tools);
  const trouble = createTroubleView(tools, () => toggle.focus());
  root.append(make('aside', { 'aria-label': words.panel }, toggle, panel.root), trouble.root);
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.stopPropagation();
    if (trouble.root.hidden) panel.leave();
    else trouble.hide();
  });
  document.documentElement.append(host);
  let last: PreviewState | undefined;

  return {
    show(told) {
      // What a check said of the rest of the site stays until the next one has answered.
      const isSamePage = last?.page?.route === told.page?.route;
      const state =
        told.elsewhere === undefined && last?.elsewhere !== undefined && panel.isOpen() && isSamePage
          ? { ...told, elsewhere: last.elsewhere, counts: last.counts }
          : told;
      last = state;
      trouble.show(state);
      const { findings, counts } = state;
      const problems = counts.errors + counts.warnings;
      toggle.dataset['mood'] = counts.errors > 0 ? 'error' : problems > 0 ? 'warning' : 'fine';
      label.textContent = findings.length > 0 || problems > 0 ? fillIn(words.badge, { here: findings.length, all: Math.max(problems, findings.length) }) : '';
      toggle.setAttribute('aria-label', [words.panel, label.textContent].filter((part) => part !== '').join(': '));
      panel.show(state);
    },
    showLost() {
      toggle.dataset['mood'] = 'lost';
      label.textContent = words.lost;
      toggle.setAttribute('aria-label', words.lost);
    },
    isOpen: panel.isOpen,
  };
}
