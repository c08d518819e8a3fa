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

/** A list of the name `label` for `field`. */
export function createListbox(field: HTMLInputElement, label: string): Listbox {
  const root = make('div', { id: 'hg-search-list', role: 'listbox', 'aria-label': label });
  let options: readonly HTMLElement[] = [];
  let at = -1;
  let isMoved = false;

  function choose(next: number): void {
    options[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', option.id);
  }

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
      root.replaceChildren(...next);
      options = next;
      const kept = key === undefined ? -1 : next.findIndex((option) => keyOf(option) === key);
      isMoved = kept >= 0;
      choose(kept >= 0 ? kept : isFirstChosen && next.length > 0 ? 0 : -1);
    },
    move(step) {
      isMoved = true;
      // One more than there are options: nothing is chosen there.
      const count = options.length + 1;
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
