import type { PreviewState } from '@helpgen/model';
import { drawFinding } from './draw-finding.ts';
import type { FindingTools } from './draw-finding.ts';
import { drawPanel } from './draw-panel.ts';
import { element } from './element.ts';
import { previewLook } from './preview-look.ts';

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

/** How often what was changed a while ago is told anew. */
const tellMs = 30_000;

/** Puts the preview beside the page, in a tree of its own that neither the page nor its styles reach. */
export function createPreviewView(tools: ViewTools): PreviewView {
  const { words } = tools;
  const host = document.createElement('hg-preview');
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(previewLook);
  root.adoptedStyleSheets = [look];
  const label = element('span', { class: 'label' });
  const toggle = element(
    'button',
    { type: 'button', class: 'toggle', 'aria-expanded': 'false', 'aria-controls': 'panel' },
    element('span', { class: 'dot' }),
    label,
  );
  const close = drawClose(() => leave());
  const content = element('div');
  const panel = element(
    'section',
    { class: 'panel', id: 'panel', 'aria-label': words.panel, hidden: '' },
    element('div', { class: 'head' }, element('h2', {}, words.panel), close),
    content,
  );
  const trouble = element('section', { class: 'trouble', role: 'alert', hidden: '' });
  root.append(element('aside', { 'aria-label': words.panel }, toggle, panel), trouble);
  document.documentElement.append(host);
  let last: PreviewState | undefined;
  let drawn = '';
  let shownTrouble = '';

  toggle.addEventListener('click', () => fold(!panel.hidden));
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.stopPropagation();
    if (trouble.hidden) leave();
    else hideTrouble();
  });
  setInterval(() => (panel.hidden || last === undefined ? undefined : draw(last)), tellMs);

  function drawClose(onClick: () => void): HTMLElement {
    const button = element('button', { type: 'button', class: 'close', 'aria-label': words.close }, '×');
    button.addEventListener('click', onClick);
    return button;
  }

  function fold(isFolded: boolean): void {
    panel.hidden = isFolded;
    toggle.setAttribute('aria-expanded', String(!isFolded));
    if (isFolded) return;
    if (last !== undefined) draw(last);
    tools.onOpen();
  }

  function leave(): void {
    fold(true);
    toggle.focus();
  }

  function hideTrouble(): void {
    trouble.hidden = true;
    toggle.focus();
  }

  function showTrouble({ trouble: findings, troubles, isEarlier }: PreviewState): void {
    const text = JSON.stringify([findings, troubles, isEarlier]);
    // What was closed stays closed until something else is wrong.
    if (text === shownTrouble) return;
    shownTrouble = text;
    trouble.hidden = findings.length === 0;
    const title = words.errors(troubles);
    trouble.setAttribute('aria-label', title);
    trouble.classList.toggle('alone', document.getElementById('hg-root') === null);
    const beneath = isEarlier ? [element('p', { class: 'beneath' }, words.beneath)] : [];
    const more = troubles > findings.length ? [element('p', { class: 'hint' }, words.more(troubles - findings.length))] : [];
    const list = element('ul', {}, ...findings.map((finding) => drawFinding(finding, tools)));
    trouble.replaceChildren(
      element('div', { class: 'head' }, element('strong', {}, title), drawClose(hideTrouble)),
      ...beneath,
      list,
      ...more,
    );
  }

  /** Draws the panel when it says anything new; what is unfolded and focused in it stays so. */
  function draw(state: PreviewState): void {
    const nodes = drawPanel(state, tools);
    const text = nodes.map((node) => node.textContent).join('\n');
    if (text === drawn) return;
    drawn = text;
    const unfolded = new Set([...content.querySelectorAll('details[open]')].map((group) => group.getAttribute('data-key')));
    const place = focusable(content).indexOf(root.activeElement as HTMLElement);
    content.replaceChildren(...nodes);
    for (const group of content.querySelectorAll('details')) group.open = unfolded.has(group.getAttribute('data-key'));
    if (place >= 0) (focusable(content)[place] ?? close).focus();
  }

  return {
    show(told) {
      // What a check said of the rest of the site stays until the next one has answered.
      const isSamePage = last?.page?.route === told.page?.route;
      const state =
        told.elsewhere === undefined && last?.elsewhere !== undefined && !panel.hidden && isSamePage
          ? { ...told, elsewhere: last.elsewhere, counts: last.counts }
          : told;
      last = state;
      showTrouble(state);
      const { findings, counts } = state;
      const problems = counts.errors + counts.warnings;
      toggle.dataset['mood'] = counts.errors > 0 ? 'error' : problems > 0 ? 'warning' : 'fine';
      label.textContent = findings.length > 0 || problems > 0 ? words.badge(findings.length, Math.max(problems, findings.length)) : '';
      toggle.setAttribute('aria-label', [words.panel, label.textContent].filter((part) => part !== '').join(': '));
      if (!panel.hidden) draw(state);
    },
    showLost() {
      toggle.dataset['mood'] = 'lost';
      label.textContent = words.lost;
      toggle.setAttribute('aria-label', words.lost);
    },
    isOpen: () => !panel.hidden,
  };
}

function focusable(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button, a, summary, pre')];
}
