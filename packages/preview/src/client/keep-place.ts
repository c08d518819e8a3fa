/** Where a reader is on a page, and what is open there; plain data, so that it survives a load of the document. */
export interface KeptPlace {
  /** Blocks of the prose from the top of the window on: what each is, and how far from the top. */
  readonly anchors: readonly (readonly [key: string, top: number])[];
  readonly scrollTop: number;
  /** Keys of folded parts, with whether they are open. */
  readonly details: readonly (readonly [key: string, isOpen: boolean])[];
  /** Keys of tabs and their panels, with the attributes in which their state is. */
  readonly tabs: readonly (readonly [key: string, attributes: readonly (readonly [name: string, value: string | null])[]])[];
  /** Key of the element in the prose that has the focus; `null`: none there has. */
  readonly focus: string | null;
}

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, pre, tr, img, summary, dt, dd';
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';
const tabParts = '[role=tab], [role=tabpanel]';
const tabState = ['class', 'hidden', 'aria-selected', 'tabindex'];
/** Enough that one of them is still there when what is being written is changed. */
const mostAnchors = 40;

/** The place of the reader on the page of `document`. */
export function takePlace(document: Document): KeptPlace {
  const prose = findProse(document);
  const anchors: [string, number][] = [];
  for (const [key, block] of keyed(prose, blocks)) {
    const { top, bottom } = block.getBoundingClientRect();
    if (bottom > 0 && top !== bottom && anchors.length < mostAnchors) anchors.push([key, top]);
  }
  const focus = [...keyed(prose, focusable)].find(([, candidate]) => candidate === document.activeElement);
  return {
    anchors,
    scrollTop: document.defaultView?.scrollY ?? 0,
    details: [...keyed(prose, 'details')].map(([key, details]) => [key, (details as HTMLDetailsElement).open]),
    tabs: [...keyed(prose, tabParts)].map(([key, part]) => [key, tabState.map((name) => [name, part.getAttribute(name)])]),
    focus: focus?.[0] ?? null,
  };
}

/** Brings the page of `document` to `place`, as far as it still has what was there. */
export function returnTo(document: Document, place: KeptPlace): void {
  const prose = findProse(document);
  const details = keyed(prose, 'details');
  for (const [key, isOpen] of place.details) details.get(key)?.toggleAttribute('open', isOpen);
  const tabs = keyed(prose, tabParts);
  for (const [key, attributes] of place.tabs) {
    const part = tabs.get(key);
    for (const [name, value] of part === undefined ? [] : attributes) {
      if (value === null) part?.removeAttribute(name);
      else part?.setAttribute(name, value);
    }
  }
  const target = place.focus === null ? undefined : keyed(prose, focusable).get(place.focus);
  if (target instanceof HTMLElement && target !== document.activeElement) target.focus({ preventScroll: true });
  scrollBack(document, prose, place);
}

/** At the very top the page stays there, whatever is written above what was seen. */
function scrollBack(document: Document, prose: Element | null, { anchors, scrollTop }: KeptPlace): void {
  const view = document.defaultView;
  if (view === null || scrollTop === 0) return;
  const now = keyed(prose, blocks);
  const anchor = anchors.find(([key]) => now.has(key));
  const top = anchor === undefined ? undefined : now.get(anchor[0])?.getBoundingClientRect().top;
  const by = top === undefined || anchor === undefined ? scrollTop - view.scrollY : top - anchor[1];
  if (by !== 0) view.scrollBy({ top: by, behavior: 'instant' });
}

function findProse(document: Document): Element | null {
  return document.querySelector('[data-hg-prose]');
}

/** The elements that `selector` finds, each by what it is, what it says, and how many alike stand before it. */
function keyed(prose: Element | null, selector: string): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const candidate of prose?.querySelectorAll(selector) ?? []) {
    const name = `${candidate.localName} ${candidate.getAttribute('role') ?? ''} ${sayingOf(candidate)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    found.set(`${name} ${count}`, candidate);
  }
  return found;
}

function sayingOf(candidate: Element): string {
  if (candidate.getAttribute('role') === 'tabpanel') return candidate.getAttribute('data-value') ?? '';
  const saying = candidate instanceof HTMLDetailsElement ? candidate.querySelector('summary') : candidate;
  return (saying?.textContent ?? '').trim().slice(0, 80) || (candidate.getAttribute('src') ?? candidate.getAttribute('aria-label') ?? '');
}
