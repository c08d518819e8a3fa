import type { PreviewState } from '@helpgen/model';
import { drawClose } from './draw-close.ts';
import { drawPanel } from './draw-panel.ts';
import type { FindingTools } from './draw-finding.ts';
import { make } from '../make-element.ts';

/** The panel that is unfolded from its button: what is wrong with the page and the site. */
export interface PanelView {
  readonly root: HTMLElement;
  isOpen(): boolean;
  show(state: PreviewState): void;
  /** Folds it; the focus goes to its button. */
  leave(): void;
}

/** How often what was changed a while ago is told anew. */
const tellMs = 30_000;

/** A folded panel behind `toggle`; `onOpen` is called when it is unfolded. */
export function createPanelView(toggle: HTMLElement, { onOpen, ...tools }: FindingTools & { onOpen(): void }): PanelView {
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
    leave,
    isOpen: () => !root.hidden,
    show(state) {
      last = state;
      draw();
    },
  };
}

function focusable(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button, a, summary, pre')];
}
