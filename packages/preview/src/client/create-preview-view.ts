import { fillIn } from '@helpgen/model/locales/words-for';
import type { PreviewState } from '@helpgen/model';
import { drawFinding, type FindingTools } from './draw-finding.ts';
import { make } from '@helpgen/runtime/behaviours';
import { drawClose } from './draw-close.ts';
import { drawPanel } from './draw-panel.ts';
import previewStyles from './preview.css' with { type: 'text' };

/** What the view is made with. */
export interface ViewTools extends FindingTools {
  /** The panel was unfolded. */
  onOpen(): void;
}

/** Puts the preview beside the page, in a tree of its own that neither the page nor its styles reach. */
export function createPreviewView(tools: ViewTools) {
  const { words } = tools;
  const host = document.createElement('hg-preview');
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(previewStyles);
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
    show(told: PreviewState): void {
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
    /** The server does not answer. */
    showLost(): void {
      toggle.dataset['mood'] = 'lost';
      label.textContent = words.lost;
      toggle.setAttribute('aria-label', words.lost);
    },
    /** Whether the panel is unfolded, so that it should know of the whole site. */
    isOpen: panel.isOpen,
  };
}

/** A view of errors, with none yet; `onHide` is called when the reader closes it. */
function createTroubleView(tools: FindingTools, onHide: () => void) {
  const { words } = tools;
  const root = make('section', { class: 'trouble', role: 'alert', hidden: '' });
  let shown = '';
  const hide = (): void => {
    root.hidden = true;
    onHide();
  };
  return {
    root,
    hide,
    show({ trouble: findings, troubles, isEarlier }: PreviewState): void {
      const text = JSON.stringify([findings, troubles, isEarlier]);
      // What was closed stays closed until something else is wrong.
      if (text === shown) return;
      shown = text;
      root.hidden = findings.length === 0;
      const title = words.errors(troubles);
      root.setAttribute('aria-label', title);
      root.classList.toggle('alone', document.getElementById('hg-root') === null);
      root.replaceChildren(
        make('div', { class: 'head' }, make('strong', {}, title), drawClose(words.close, hide)),
        ...(isEarlier ? [make('p', { class: 'beneath' }, words.beneath)] : []),
        make('ul', {}, ...findings.map((finding) => drawFinding(finding, tools))),
        ...(troubles > findings.length ? [make('p', { class: 'hint' }, fillIn(words.more, { count: troubles - findings.length }))] : []),
      );
    },
  };
}

/** How often what was changed a while ago is told anew. */
const tellMs = 30_000;

/** A folded panel behind `toggle`; `onOpen` is called when it is unfolded. */
function createPanelView(toggle: HTMLElement, { onOpen, ...tools }: FindingTools & { onOpen(): void }) {
  const { words } = tools;
  const content = make('div');
  const close = drawClose(words.close, leave);
  const head = make('div', { class: 'head' }, make('h2', {}, words.panel), close);
  const root = make('section', { class: 'panel', id: 'panel', 'aria-label': words.panel, hidden: '' }, head, content);
  let last: PreviewState | undefined;
  let drawn = '';
  toggle.addEventListener('click', () => fold(!root.hidden));
  setInterval(draw, tellMs);

  function fold(isFolded: boolean): void {
    root.hidden = isFolded;
    toggle.setAttribute('aria-expanded', String(!isFolded));
    if (isFolded) return;
    draw();
    onOpen();
  }

  function leave(): void {
    fold(true);
    toggle.focus();
  }

  /** Draws an open panel when it says anything new; what is unfolded and focused in it stays so. */
  function draw(): void {
    if (root.hidden || last === undefined) return;
    const nodes = drawPanel(last, tools);
    const text = nodes.map((node) => node.textContent).join('\n');
    if (text === drawn) return;
    drawn = text;
    const unfolded = new Set([...content.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-key')));
    const place = focusable(content).findIndex((node) => node.matches(':focus'));
    content.replaceChildren(...nodes);
    for (const group of content.querySelectorAll('details')) group.open = unfolded.has(group.getAttribute('data-key'));
    if (place >= 0) (focusable(content)[place] ?? close).focus();
  }

  return {
    root,
    /** Folds it; the focus goes to its button. */
    leave,
    isOpen: (): boolean => !root.hidden,
    show(state: PreviewState): void {
      last = state;
      draw();
    },
  };
}

function focusable(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button, a, summary, pre')];
}
