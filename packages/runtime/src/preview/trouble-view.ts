import { fillIn } from '@helpgen/model/locales/words-for';
import type { PreviewState } from '@helpgen/model';
import { drawClose } from './draw-close.ts';
import { drawFinding } from './draw-finding.ts';
import type { FindingTools } from './draw-finding.ts';
import { make } from '../make-element.ts';

/** The errors that stand in the way of the page. */
export interface TroubleView {
  readonly root: HTMLElement;
  show(state: PreviewState): void;
  hide(): void;
}

/** A view of errors, with none yet; `onHide` is called when the reader closes it. */
export function createTroubleView(tools: FindingTools, onHide: () => void): TroubleView {
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
    show({ trouble: findings, troubles, isEarlier }) {
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
