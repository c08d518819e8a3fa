import { make } from '@helpgen/runtime/behaviours';

/** The panel under the search box, around `list`. */
export function drawPanel(list: HTMLElement) {
  const title = make('p', { class: 'hg-panel-title' });
  const status = make('p', { role: 'status', class: 'hg-live' });
  const place = make('div', { class: 'hg-panel-problem' });
  const root = make('div', { class: 'hg-panel', hidden: '' }, title, place, list, status);
  let hasContent = false;

  return {
    root,
    /** Shows the list, above it a title or what is wrong and how to go on; `null`: there is nothing to be shown. */
    show(content: { readonly title?: string; readonly problem?: readonly Node[] } | null): void {
      const { title: said = '', problem = [] } = content ?? {};
      hasContent = content !== null;
      status.textContent = '';
      title.textContent = said;
      title.hidden = said === '';
      place.replaceChildren(...problem);
      place.hidden = problem.length === 0;
    },
    hasContent: (): boolean => hasContent,
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
