import { isLoneKey, keysKey } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import { copyStyles } from './copy-styles.ts';
import { loadCards } from './load-cards.ts';
import { membersWords } from './words.ts';

/**
 * Lets the full name of a type be copied and its members be found: by both names, by what they take and give, and by what
 * they do. `f` leads to the field, Enter to the first member found, arrows from one to the next.
 */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext): () => void {
  const ending = new AbortController();
  for (const element of elements) {
    if (element.matches('.hg-facts')) offerCopy(element.querySelector('code'), context, ending.signal);
    else if (element.parentElement !== null) offerFilter(element, element.parentElement, context, ending.signal);
  }
  return () => ending.abort();
}

/** Puts a button behind `name` that copies it. */
function offerCopy(name: Element | null, { announce, words }: BehaviourContext, signal: AbortSignal): void {
  const text = words(membersWords);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hg-copy-name';
  button.title = text('type.copyName');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(name?.textContent ?? '');
    announce(text('type.copied'));
    button.classList.add('hg-copied');
  };
  const forget = (): void => button.classList.remove('hg-copied');
  for (const end of ['pointerleave', 'blur']) button.addEventListener(end, forget, { signal });
  // Without a secure context there is no clipboard: the name can be selected.
  button.addEventListener('click', () => void copy().catch(() => undefined), { signal });
  adoptStyles(copyStyles);
  name?.after(button);
  signal.addEventListener('abort', () => button.remove());
}

function offerFilter(bar: HTMLElement, index: HTMLElement, context: BehaviourContext, signal: AbortSignal): void {
  const { words, storageKey } = context;
  const field = bar.querySelector<HTMLInputElement>('input[type=search]');
  const inFull = bar.querySelector<HTMLInputElement>('input[type=checkbox]');
  const text = words(membersWords);
  const own = [...index.querySelectorAll<HTMLElement>('.hg-list > li')];
  const rows: MemberRow[] = own.map((row) => ({ row, folded: fold(`${row.textContent} ${declaredFor(row)}`) }));
  const lists = [...index.querySelectorAll<HTMLElement>('.hg-inherited p')];
  // Readers of the screen are told what it says.
  const found = document.createElement('output');
  let isLoaded = lists.length === 0;
  let loading: Promise<void> | undefined;

  const shown = (): readonly HTMLElement[] => rows.map(({ row }) => row).filter((row) => row.closest('[hidden]') === null);
  const filter = (): void => {
    const isAsked = field !== null && field.value !== '';
    const isFull = isLoaded && (isAsked || inFull?.checked === true);
    for (const list of lists) {
      list.hidden = isFull;
      if (list.nextElementSibling instanceof HTMLElement) list.nextElementSibling.hidden = !isFull;
    }
    // A colon and a type mean what comes back.
    const asked = fold(field?.value ?? '').split(/(?<!:)\s+/);
    for (const { row, folded } of rows) row.hidden = !asked.every((word) => folded.includes(word));
    // What is left without rows has nothing to head.
    for (const group of index.querySelectorAll<HTMLElement>(':scope > div, .hg-inherited > div')) {
      const isKnown = isLoaded || group.querySelector('p') === null;
      if (group !== bar) group.hidden = isAsked && isKnown && group.querySelector('.hg-list > li:not([hidden])') === null;
    }
    const count = shown().length;
    const isSure = isLoaded || loading === undefined;
    found.textContent = isAsked && isSure ? text(count === 0 ? 'members.none' : 'members.found', { count, total: rows.length }) : '';
  };
  const change = (): void => {
    // Where it cannot be had, the names stay, and lead there.
    loading ??= drawInherited(lists, context).then(
      (inherited) => {
        if (signal.aborted) return;
        rows.push(...inherited);
        isLoaded = true;
        filter();
      },
      () => {
        loading = undefined;
        filter();
      },
    );
    filter();
  };
  const step = (by: number): void => {
    const links = shown().flatMap((row) => row.querySelector('a') ?? []);
    const at = links.findIndex((link) => link === document.activeElement) + by;
    (at < 0 ? field : (links[at] ?? links.at(-1)))?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp' && event.target !== field) step(-1);
    else if (key === 'Escape' && event.target !== field) field?.focus();
    else if (key === 'Enter' && event.target === field) shown()[0]?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  };

  field?.addEventListener('input', change, { signal });
  inFull?.addEventListener('change', change, { signal });
  index.addEventListener('keydown', press, { signal });
  // On any layout.
  const call = (event: KeyboardEvent): void => {
    if (field === null || event.code !== 'KeyF' || event.shiftKey || !isLoneKey(event, storageKey(keysKey))) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', call, { signal });
  // Behind all else, where it moves nothing.
  bar.append(found);
  signal.addEventListener('abort', () => found.remove());
  // It may have been written in or switched on before this was loaded.
  if ((field?.value ?? '') !== '' || inFull?.checked === true) change();
}

/** A row of the index, and the words by which it is found. */
interface MemberRow {
  readonly row: HTMLElement;
  readonly folded: string;
}

/** The second name of the member of `row`, and what it takes in all of its forms, as the page says it further down. */
function declaredFor(row: HTMLElement): string {
  const anchor = decodeURIComponent(row.querySelector('a')?.hash.slice(1) ?? '');
  const place = document.getElementById(anchor);
  const isHeading = place?.matches('.hg-name') === true;
  const declared: string[] = [(isHeading ? place : place?.closest('dt'))?.querySelector('small')?.textContent ?? ''];
  for (let at = place; at !== null; at = at.nextElementSibling as HTMLElement | null) {
    if (at !== place && (!isHeading || at.matches('h2, h3, h4'))) break;
    for (const signature of at.matches('.hg-signature') ? [at] : at.querySelectorAll('.hg-signature')) declared.push(taken(signature.textContent));
  }
  return declared.join(' ');
}

/** What `signature` takes, without the colons, which mean what comes back. */
function taken(signature: string): string {
  return signature.slice(signature.indexOf('(') + 1, Math.max(0, signature.lastIndexOf(')'))).replaceAll(':', ' ');
}

/** Puts behind each of `lists`, the names of what comes from one base type, hidden rows that say of them what its page does. */
async function drawInherited(lists: readonly HTMLElement[], context: BehaviourContext): Promise<readonly MemberRow[]> {
  const drawn = await Promise.all(lists.map(async (list) => Promise.all([...list.querySelectorAll('a')].map((link) => drawRow(link, context)))));
  for (const [at, list] of lists.entries()) {
    const rows = document.createElement('ul');
    rows.className = 'hg-list';
    rows.hidden = true;
    rows.append(...(drawn[at] ?? []).map(({ row }) => row));
    list.after(rows);
  }
  return drawn.flat();
}

async function drawRow(link: HTMLAnchorElement, context: BehaviourContext): Promise<MemberRow> {
  const { cards, anchor } = await loadCards(link, context);
  const { title = '', english = '', text = '', isDeprecated } = cards[anchor] ?? {};
  // The link may say the English name. A long declaration is broken between its parameters.
  const behind = title.split(anchor).slice(1).join(anchor);
  const declared = behind.replace(/\s+/g, ' ').replace('( ', '(').replace(/ \)(?=:|$)/, ')');
  const isCalled = /^(?:<[^>]*>)?\(/.test(declared);
  const end = isCalled ? declared.lastIndexOf('): ') + 1 || declared.length : 0;
  const row = document.createElement('li');
  row.className = `hg-kind-${isCalled ? 'method' : 'property'}`;
  const code = add(row, 'code');
  (isDeprecated === true ? add(code, 's') : code).append(link.cloneNode(true));
  if (isCalled) add(code, 'span', declared.slice(0, end));
  if (declared.length > end) add(code, 'b', declared.slice(end));
  row.append(' ');
  add(row, 'span', text.replace(/\.$/, ''));
  return { row, folded: fold(`${anchor}${declared.slice(end)} ${taken(declared.slice(0, end))} ${text} ${english}`) };
}

function add(to: Element, tag: 'code' | 's' | 'span' | 'b', text = ''): Element {
  const element = document.createElement(tag);
  element.textContent = text;
  to.append(element);
  return element;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
