import { cardWords } from '@helpgen/model/locales/card';
import { adoptStyles } from '../adopt-styles.ts';
import { make } from '../make-element.ts';
import type { BehaviourContext } from '../theme.ts';
import cardStyles from '../../css/card.css' with { type: 'text' };

/** What a card says of what its link leads to. */
export interface Card {
  readonly title: string;
  /** The title is code, of one line or several. */
  readonly isCode?: boolean;
  /** Stand in small letters below the title. */
  readonly notes?: readonly string[];
  readonly text?: string;
  /** Is all that there is to read, in the place of a text and of the link to more. */
  readonly content?: Iterable<Node>;
}

/** Where the cards of some links come from. */
export interface CardSource {
  /** The card of `link`; `undefined` when there is none, or it cannot be had. */
  load(link: HTMLAnchorElement): Promise<Card | undefined>;
  /** Where one cannot point: the first tap shows the card and a second follows, or a tap follows and a long touch shows it. */
  readonly touch: 'tap' | 'long';
  /** Ends it. */
  readonly signal: AbortSignal;
}

const showDelayMs = 250;
/** Long enough to get from the link to its card. */
const hideDelayMs = 250;
const longTouchMs = 450;
const gap = 6;

/** Between a card and the sides of the window, in pixels: on a phone it stands in line with the text. */
const margin = 16;
const tooltipId = 'hg-card';

/**
 * Shows the card of each of `links` while the reader points at it or has it in focus. The card can be pointed at too and
 * leads on; Escape puts it away.
 */
export function attachCards(links: readonly HTMLElement[], { words }: Pick<BehaviourContext, 'words'>, source: CardSource): void {
  adoptStyles(cardStyles);
  const own = new Set<EventTarget>(links);
  const { signal } = source;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The link whose card is shown, or on its way. */
  let wanted: HTMLAnchorElement | null = null;
  let card: HTMLElement | null = null;
  /** A finger is down, and does not scroll. */
  let isTouched = false;
  /** The link whose card a long touch has shown: lifting the finger does not follow it. */
  let held: HTMLAnchorElement | null = null;

  const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link !== null && own.has(link) ? link : null;
  };
  const isInCard = (target: EventTarget | null): boolean => target instanceof Node && card?.contains(target) === true;
  const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void): void =>
    document.addEventListener(name, act, { signal, capture: true });

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

  async function show(link: HTMLAnchorElement, otherwise: () => void = () => undefined): Promise<void> {
    if (link === wanted) return;
    hide();
    wanted = link;
    const told = await source.load(link).catch(() => undefined);
    if (wanted !== link || signal.aborted) return;
    if (told === undefined) {
      wanted = null;
      return otherwise();
    }
    card = drawCard(told, link.href, words(cardWords)('card.more'));
    link.closest('[data-hg-prose]')?.append(card);
    place(card, link);
    link.setAttribute('aria-describedby', tooltipId);
  }

  function point(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === null ? isInCard(target) : link === wanted) clearTimeout(timer);
    else if (link !== null) later(showDelayMs, () => void show(link));
    else later(hideDelayMs, hide);
  }

  function focus(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link?.matches(':focus-visible') === true) void show(link);
  }

  function hold(link: HTMLAnchorElement): void {
    clearTimeout(timer);
    held = link;
    void show(link);
  }

  listen('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && point(target));
  const leave = ({ pointerType }: PointerEvent): void => void (pointerType !== 'touch' && later(hideDelayMs, hide));
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  listen('focusin', ({ target }) => focus(target));
  listen('focusout', ({ target, relatedTarget }) => void (target === wanted && !isInCard(relatedTarget) && hide()));
  listen('keydown', ({ key }) => void (key === 'Escape' && hide()));
  listen('pointerdown', ({ target, pointerType }) => {
    const link = linkAt(target);
    held = null;
    if (link !== wanted && !isInCard(target)) hide();
    isTouched = pointerType === 'touch';
    if (isTouched && link !== null && source.touch === 'long') later(longTouchMs, () => hold(link));
  });
  listen('pointerup', () => isTouched && clearTimeout(timer));
  // The finger scrolls.
  listen('pointercancel', () => {
    if (isTouched) clearTimeout(timer);
    isTouched = false;
  });
  // A long touch is the same to the browser: it would offer what can be done with a link.
  listen('contextmenu', (event) => {
    const link = linkAt(event.target);
    if (link === null || !isTouched || source.touch !== 'long') return;
    event.preventDefault();
    hold(link);
  });
  // Before the click is followed inside of the site.
  listen('click', (event) => {
    const link = linkAt(event.target);
    const isFirstTap = source.touch === 'tap' && isTouched && link !== null && link !== wanted;
    if (isInCard(event.target)) hide();
    if (!isFirstTap && (held === null || link !== held)) return;
    event.preventDefault();
    held = null;
    if (isFirstTap) void show(link, () => location.assign(link.href));
  });
  // One may have been pointed at before this was loaded.
  point(links.find((link) => link.matches(':hover')) ?? null);
  focus(document.activeElement);
  signal.addEventListener('abort', hide);
}

function drawCard({ title, isCode = false, notes = [], text = '', content }: Card, href: string, more: string): HTMLElement {
  const below = notes.length === 0 ? [] : [make('small', {}, notes.join(' · '))];
  const rest = content === undefined ? [text] : [make('div', {}, ...content)];
  const told = make('div', { id: tooltipId, role: 'tooltip' }, make(isCode ? 'code' : 'strong', {}, title), ...below, ...rest);
  // The link that the card is of leads to the same place, and is where the keyboard is.
  const link = make('a', { href, tabindex: '-1' }, more);
  link.addEventListener('mousedown', (event) => event.preventDefault());
  return make('div', { class: 'hg-card' }, told, ...(content === undefined ? [link] : []));
}

/** Puts `card` below the last line of `link`, or above the first where there is more room, inside of the window: the link stays to be read. */
function place(card: HTMLElement, link: HTMLElement): void {
  const lines = link.getClientRects();
  const [first = link.getBoundingClientRect(), last = first] = [lines[0], lines[lines.length - 1]];
  const origin = (card.offsetParent ?? document.body).getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const isAbove = last.bottom + gap + height > innerHeight && first.top > innerHeight - last.bottom;
  const left = Math.max(margin, Math.min(first.left, document.documentElement.clientWidth - width - margin));
  card.style.left = `${left - origin.left}px`;
  card.style.top = `${(isAbove ? first.top - gap - height : last.bottom + gap) - origin.top}px`;
}
