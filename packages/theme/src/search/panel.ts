import { make } from '@helpgen/runtime/behaviours';
import { drawInParts } from './draw-in-parts.ts';

/** What can be chosen. */
export interface Option {
  readonly draw: () => HTMLElement;
  /** Told the element that shows it: its own, or one that showed the same before. */
  readonly shown?: (element: HTMLElement) => void;
}

/**
 * The list under the combobox `field`, named `label`, by the pattern of the ARIA Authoring Practices: the focus stays in the field.
 */
export function createListbox(field: HTMLInputElement, label: string) {
  // A page may have a field besides that of the header.
  const id = document.getElementById('hg-search-list') === null ? 'hg-search-list' : 'hg-search-list-2';
  const root = make('div', { id, role: 'listbox', 'aria-label': label });
  const idOf = (index: number): string => `${id}-${index}`;
  let options: readonly Option[] = [];
  /** The elements of those that are shown already. */
  let elements: HTMLElement[] = [];
  /** Draws what was offered and is not drawn yet. */
  let drawRest: (() => void) | undefined;
  let at = -1;
  let isMoved = false;
  let isScrolled = false;

  function choose(next: number): void {
    elements[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const element = elements[at];
    element?.setAttribute('aria-selected', 'true');
    // The browser lays the page out at once for it: not where the list stands at its start anyway.
    if (isMoved || isScrolled) element?.scrollIntoView({ block: 'nearest' });
    if (next < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', idOf(next));
  }

  /** Puts the option at `index` in the place of what is shown there, unless that is the same. */
  function show(index: number): void {
    const option = options[index];
    if (option === undefined) return;
    const before = root.children[index];
    const drawn = option.draw();
    for (const [name, value] of Object.entries({ id: idOf(index), role: 'option', 'aria-selected': String(index === at), tabindex: '-1' }))
      drawn.setAttribute(name, value);
    const isSame = before instanceof HTMLElement && before.isEqualNode(drawn);
    const element = isSame ? before : drawn;
    elements[index] = element;
    if (before === undefined) root.append(drawn);
    else if (!isSame) before.replaceWith(drawn);
    option.shown?.(element);
    if (index === options.length - 1) while (root.childElementCount > options.length) root.lastElementChild?.remove();
  }

  function isLeft(): boolean {
    return isMoved && at < 0;
  }

  // What scrolls is what the list stands in, and scrolling is heard there on its way down alone.
  addEventListener('scroll', ({ target }) => (isScrolled ||= target instanceof Node && target.contains(root) && target !== document), {
    capture: true,
    passive: true,
  });

  return {
    root,
    /**
     * Shows `options` one after another, until `signal` says that they are not wanted; the one that was chosen stays so while
     * it is among them, else the first is, when `isFirstChosen`. Otherwise nothing is, as where the reader has moved to nothing.
     */
    offer(next: readonly Option[], isFirstChosen: boolean, signal: AbortSignal): void {
      const key = isMoved ? keyOf(elements[at]) : undefined;
      options = next;
      elements = [];
      root.hidden = next.length === 0;
      at = isFirstChosen ? Math.min(0, next.length - 1) : -1;
      drawRest = drawInParts(next.length, show, signal);
      if (next.length === 0) root.replaceChildren();
      if (key !== undefined) drawRest?.();
      const kept = key === undefined ? -1 : elements.findIndex((element) => keyOf(element) === key);
      isMoved = kept >= 0 || (!isFirstChosen && isLeft());
      choose(kept >= 0 ? kept : at);
    },
    /** Moves the choice by `step`, through nothing behind the ends. */
    move(step: 1 | -1): void {
      isMoved = true;
      // The reader is faster than the frames.
      drawRest?.();
      // One more than there are options: nothing is chosen there.
      const count = options.length + 1;
      choose(((at + 1 + step + count) % count) - 1);
    },
    chosen(): HTMLElement | undefined {
      return elements[at];
    },
    /** Whether the reader has made the choice by keys. */
    isMoved: (): boolean => isMoved,
    /** Whether the reader has moved from all options back to the field. */
    isLeft,
  };
}

/** What an option is known by in the next list. */
function keyOf(option: HTMLElement | undefined): string | undefined {
  return option?.getAttribute('href') ?? option?.textContent ?? undefined;
}

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
