import type { BehaviourContext } from '@helpgen/runtime';
import { adoptStyles } from '../adopt-styles.ts';

const showDelayMs = 250;
/** Long enough to get from the term to its card. */
const hideDelayMs = 250;
const gap = 6;
const cardId = 'hg-term-card';
const cardStyles = `@layer hg-parts {
  .hg-term-card { position: absolute; z-index: 15; width: max-content; max-width: min(22rem, calc(100vw - 2rem));
    padding: 0.7rem 0.95rem; border: 1px solid var(--hg-line); border-radius: var(--hg-radius); background: var(--hg-bg-raised);
    box-shadow: var(--hg-shadow); color: var(--hg-text); font-size: 0.9rem; line-height: 1.5; text-align: start; }
  .hg-term-card strong { display: block; font-weight: 600; }
}`;

/**
 * Shows what a term means, from the page that explains it, while the reader points at its mention or has it in focus.
 * The card can be pointed at too; Escape puts it away. Where one cannot point, a first tap shows it and a second follows.
 */
export function attach(elements: readonly HTMLElement[], { loadPage }: BehaviourContext): () => void {
  adoptStyles(cardStyles);
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: HTMLAnchorElement | null = null;
  let card: HTMLElement | null = null;

  function later(delayMs: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  }

  function hide(): void {
    clearTimeout(timer);
    wanted?.removeAttribute('aria-describedby');
    card?.remove();
    wanted = card = null;
  }

  async function show(link: HTMLAnchorElement, isTapped: boolean): Promise<void> {
    if (link === wanted) return;
    hide();
    wanted = link;
    const page = (await loadPage(link.href))?.data;
    if (wanted !== link || signal.aborted) return;
    if (page?.definition === undefined) {
      wanted = null;
      if (isTapped) location.assign(link.href);
      return;
    }
    card = makeCard(page.title, page.definition);
    link.closest('[data-hg-prose]')?.append(card);
    place(card, link);
    link.setAttribute('aria-describedby', cardId);
    card.addEventListener('pointerenter', () => clearTimeout(timer));
    card.addEventListener('pointerleave', () => later(hideDelayMs, hide));
  }

  for (const link of elements as readonly HTMLAnchorElement[]) {
    const point = (): void => (link === wanted ? clearTimeout(timer) : later(showDelayMs, () => void show(link, false)));
    const focus = (): void => void (link.matches(':focus-visible') && show(link, false));
    link.addEventListener('pointerenter', ({ pointerType }) => void (pointerType !== 'touch' && point()), { signal });
    link.addEventListener('pointerleave', ({ pointerType }) => void (pointerType !== 'touch' && later(hideDelayMs, hide)), { signal });
    link.addEventListener('focus', focus, { signal });
    link.addEventListener('blur', hide, { signal });
    link.addEventListener(
      'click',
      (event) => {
        if ((event as PointerEvent).pointerType !== 'touch' || link === wanted) return;
        event.preventDefault();
        void show(link, true);
      },
      { signal },
    );
    // It may have been pointed at before this was loaded.
    if (link.matches(':hover')) point();
    focus();
  }
  document.addEventListener('keydown', ({ key }) => void (key === 'Escape' && hide()), { signal });
  document.addEventListener('pointerdown', ({ target }) => void (target !== wanted && !card?.contains(target as Node) && hide()), {
    signal,
  });
  return () => {
    hide();
    ending.abort();
  };
}

function makeCard(title: string, definition: string): HTMLElement {
  const card = document.createElement('div');
  card.id = cardId;
  card.className = cardId;
  card.setAttribute('role', 'tooltip');
  const name = document.createElement('strong');
  name.textContent = title;
  card.append(name, definition);
  return card;
}

/** Puts `card` below the first line of `link`, or above it where there is more room, inside of the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const origin = (card.offsetParent ?? document.body).getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const isAbove = line.bottom + gap + height > innerHeight && line.top > innerHeight - line.bottom;
  const left = Math.max(gap, Math.min(line.left, document.documentElement.clientWidth - width - gap));
  card.style.left = `${left - origin.left}px`;
  card.style.top = `${(isAbove ? line.top - gap - height : line.bottom + gap) - origin.top}px`;
}
