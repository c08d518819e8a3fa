import { make } from '@helpgen/runtime/behaviours';
import type { Translate } from '@helpgen/runtime';

/** What stands under the search box. */
export type PanelView =
  | { readonly kind: 'empty' }
  /** `title` stands above the list unless it is empty. */
  | { readonly kind: 'list'; readonly title: string }
  /** `nearest`: what is written as the question but for one letter. */
  | { readonly kind: 'none'; readonly question: string; readonly nearest: string | undefined }
  /** `message` is empty when no server answers. */
  | { readonly kind: 'failed'; readonly message: string };

/** The panel under the search box, around `list`. */
export function drawPanel(
  list: HTMLElement,
  text: Translate,
  { retry, ask, waysOn }: { retry(): void; ask(question: string): void; waysOn(question: string): HTMLElement },
) {
  const title = make('p', { class: 'hg-panel-title' });
  const status = make('p', { role: 'status', class: 'hg-live' });
  const problem = make('div', { class: 'hg-panel-problem' });
  const root = make('div', { class: 'hg-panel', hidden: '' }, title, problem, list, status);
  let kind: PanelView['kind'] = 'empty';

  return {
    root,
    show(view: PanelView): void {
      kind = view.kind;
      status.textContent = '';
      title.textContent = 'title' in view ? view.title : '';
      title.hidden = title.textContent === '';
      if (view.kind === 'failed') list.hidden = true;
      problem.hidden = view.kind !== 'failed' && view.kind !== 'none';
      if (view.kind === 'none') {
        const near = view.nearest === undefined ? [] : [drawNearest(view.nearest, text, ask)];
        problem.replaceChildren(
          make('strong', {}, text('search.nothingFor', { text: view.question.trim() })),
          ...near,
          waysOn(view.question),
        );
      } else if (view.kind === 'failed') {
        const button = make('button', { type: 'button' }, text('search.retry'));
        button.addEventListener('click', retry);
        problem.replaceChildren(
          make('strong', {}, text('search.failed')),
          make('p', {}, view.message || text('search.unreachable')),
          button,
        );
        status.textContent = text('search.failed');
      }
    },
    hasContent: (): boolean => kind !== 'empty',
    /** Keeps it below `form`, inside of `frame`. */
    stayUnder(form: HTMLElement, frame: HTMLElement): void {
      // Told when the page has been laid out anyway: asked for at any other time it would be laid out once more.
      const observer = new ResizeObserver(() => {
        const [own, outer] = [form.getBoundingClientRect(), frame.getBoundingClientRect()];
        const isRtl = getComputedStyle(frame).direction === 'rtl';
        const room = isRtl ? own.left - outer.left : outer.right - own.right;
        root.style.setProperty('--hg-panel-end', `${Math.max(room, 0)}px`);
      });
      for (const element of [form, frame]) observer.observe(element);
    },
    /** Tells people who use a screen reader. */
    tell: (message: string): void => {
      status.textContent = message;
    },
  };
}

/** Offers what is written most like a question that found nothing. */
export function drawNearest(nearest: string, text: Translate, ask: (question: string) => void): HTMLElement {
  const button = make('button', { type: 'button' }, nearest);
  button.addEventListener('click', () => ask(nearest));
  return make('p', {}, text('search.nearest'), ' ', button);
}
