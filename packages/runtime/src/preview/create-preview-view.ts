import { drawFinding } from './draw-finding.ts';
import type { FindingTools } from './draw-finding.ts';
import { element } from './element.ts';
import { previewLook } from './preview-look.ts';
import type { PreviewState } from './preview-state.ts';
import type { PreviewWords } from './preview-words.ts';

/** What of a preview is seen: the panel, and the errors that stand in the way. */
export interface PreviewView {
  show(state: PreviewState): void;
  /** The server does not answer. */
  showLost(): void;
}

/** Words that a person reads in a minute. */
const wordsInMinute = 180;

/** Puts the preview beside the page, in a tree of its own that neither the page nor its styles reach. */
export function createPreviewView(tools: FindingTools): PreviewView {
  const { words } = tools;
  const host = document.createElement('hg-preview');
  const root = host.attachShadow({ mode: 'open' });
  const look = new CSSStyleSheet();
  look.replaceSync(previewLook);
  root.adoptedStyleSheets = [look];
  const label = element('span');
  const toggle = element('button', { type: 'button', class: 'toggle', 'aria-expanded': 'false', 'aria-controls': 'panel', 'aria-label': words.panel }, element('span', { class: 'dot' }), label);
  const panel = element('section', { class: 'panel', id: 'panel', 'aria-label': words.panel, hidden: '' });
  const trouble = element('section', { class: 'trouble', role: 'alert', 'aria-label': words.trouble, hidden: '' });
  root.append(toggle, panel, trouble);
  document.documentElement.append(host);
  let shown = '';

  toggle.addEventListener('click', () => fold(!panel.hidden));
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.stopPropagation();
    if (!trouble.hidden) trouble.hidden = true;
    else fold(true);
    toggle.focus();
  });

  function fold(isFolded: boolean): void {
    panel.hidden = isFolded;
    toggle.setAttribute('aria-expanded', String(!isFolded));
  }

  function showTrouble({ trouble: findings }: PreviewState): void {
    const text = JSON.stringify(findings);
    // What was closed stays closed until something else is wrong.
    if (text === shown) return;
    shown = text;
    trouble.hidden = findings.length === 0;
    const close = element('button', { type: 'button', class: 'close', 'aria-label': words.close }, '×');
    close.addEventListener('click', () => (trouble.hidden = true));
    const list = element('ul', {}, ...findings.map((finding) => drawFinding(finding, tools)));
    trouble.replaceChildren(element('div', { class: 'head' }, element('strong', {}, words.trouble), close), list);
  }

  return {
    show(state) {
      const { page, findings, counts, isComplete } = state;
      showTrouble(state);
      const problems = counts.errors + counts.warnings;
      host.dataset['mood'] = counts.errors > 0 ? 'error' : counts.warnings > 0 ? 'warning' : 'fine';
      toggle.dataset['mood'] = host.dataset['mood'];
      label.textContent = findings.length > 0 || problems > 0 ? `${findings.length} / ${problems}` : '';
      const own = findings.length === 0 ? [element('p', {}, words.nothingWrong)] : [element('ul', {}, ...findings.map((finding) => drawFinding(finding, tools)))];
      panel.replaceChildren(
        ...(page === null ? [] : [element('h2', {}, words.page), drawFacts(page, words), ...own]),
        element('h2', {}, words.site),
        isComplete ? drawCounts(counts, words) : element('p', {}, words.incomplete),
      );
    },
    showLost() {
      toggle.dataset['mood'] = 'lost';
      label.textContent = words.lost;
    },
  };
}

function drawFacts(page: NonNullable<PreviewState['page']>, words: PreviewWords): HTMLElement {
  const changed = page.changedAt === '' ? '—' : new Date(page.changedAt).toLocaleString(document.documentElement.lang);
  const facts: readonly (readonly [string, string])[] = [
    [words.words, String(page.words)],
    [words.minutes, String(Math.max(1, Math.ceil(page.words / wordsInMinute)))],
    [words.changed, changed],
  ];
  return drawList(page.words === 0 ? facts.slice(2) : facts);
}

function drawCounts({ errors, warnings, notes }: PreviewState['counts'], words: PreviewWords): HTMLElement {
  if (errors + warnings + notes === 0) return element('p', {}, words.fine);
  return drawList([[words.errors, String(errors)], [words.warnings, String(warnings)], [words.notes, String(notes)]]);
}

function drawList(facts: readonly (readonly [string, string])[]): HTMLElement {
  return element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
}
