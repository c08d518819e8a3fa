import { make } from './make-element.ts';

/** The list under a combobox, by the pattern of the ARIA Authoring Practices: the focus stays in the field. */
export interface Listbox {
  readonly root: HTMLElement;
  /** Shows `options`; the one that was chosen stays so while it is among them, else the first is, when `isFirstChosen`. */
  offer(options: readonly HTMLElement[], isFirstChosen: boolean): void;
  /** Moves the choice by `step`, through nothing behind the ends. */
  move(step: 1 | -1): void;
  chosen(): HTMLElement | undefined;
  /** Whether the reader has made the choice by keys. */
  isMoved(): boolean;
}

const optionsInFrame = 2;

/** A list of the name `label` for `field`. */
export function createListbox(field: HTMLInputElement, label: string): Listbox {
  const root = make('div', { id: 'hg-search-list', role: 'listbox', 'aria-label': label });
  let options: readonly HTMLElement[] = [];
  let at = -1;
  let isMoved = false;
  let isScrolled = false;

  function choose(next: number): void {
    options[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    // The browser lays the page out at once for it: not where the list stands at its start anyway.
    if (isMoved || isScrolled) option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', option.id);
  }

  /** Puts `next` in the place of what is shown from `from` on, a few a frame: all at once take long on a slow machine. */
  function show(next: readonly HTMLElement[], from: number, count = optionsInFrame): void {
    const until = from + count;
    for (const [index, option] of next.slice(from, until).entries()) {
      const before = root.children[from + index];
      if (before === undefined) root.append(option);
      else before.replaceWith(option);
    }
    // When the frame with these has been drawn.
    if (until < next.length) requestAnimationFrame(() => setTimeout(() => next === options && show(next, until)));
    else while (root.childElementCount > next.length) root.lastElementChild?.remove();
  }

  // What scrolls is what the list stands in, and scrolling is heard there on its way down alone.
  addEventListener('scroll', ({ target }) => (isScrolled ||= target instanceof Node && target.contains(root) && target !== document), { capture: true, passive: true });

  return {
    root,
    offer(next, isFirstChosen) {
      const key = isMoved ? keyOf(options[at]) : undefined;
      for (const [index, option] of next.entries()) {
        option.id = `hg-option-${index}`;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        option.tabIndex = -1;
      }
      const kept = key === undefined ? -1 : next.findIndex((option) => keyOf(option) === key);
      options = next;
      isMoved = kept >= 0;
      show(next, 0, isMoved ? next.length : optionsInFrame);
      choose(kept >= 0 ? kept : isFirstChosen && next.length > 0 ? 0 : -1);
    },
    move(step) {
      isMoved = true;
      // One more than there are options: nothing is chosen there.
      const count = options.length + 1;
      // The reader is faster than the frames.
      if (root.lastElementChild !== options.at(-1)) show(options, 0, options.length);
      choose(((at + 1 + step + count) % count) - 1);
    },
    chosen: () => options[at],
    isMoved: () => isMoved,
  };
}

/** What an option is known by in the next list. */
function keyOf(option: HTMLElement | undefined): string | undefined {
  return option?.getAttribute('href') ?? option?.textContent ?? undefined;
}
