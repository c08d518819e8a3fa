import { isLoneKey, keysKey } from '@helpgen/runtime/behaviours';
import { adoptStyles } from '@helpgen/runtime/styles';
import type { BehaviourContext } from '@helpgen/runtime';
import { copyStyles } from './copy-styles.ts';
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

function offerFilter(bar: HTMLElement, index: HTMLElement, { words, storageKey }: BehaviourContext, signal: AbortSignal): void {
  const field = bar.querySelector<HTMLInputElement>('input[type=search]');
  if (field === null) return;
  const inherited = bar.querySelector<HTMLInputElement>('input[type=checkbox]');
  const text = words(membersWords);
  const rows = [...index.querySelectorAll<HTMLElement>('.hg-list > li')].map((row) => ({ row, folded: fold(wordsOf(row)) }));
  // Readers of the screen are told what it says.
  const found = document.createElement('output');

  const shown = (): readonly HTMLElement[] =>
    rows.map(({ row }) => row).filter((row) => !row.hidden && (inherited?.checked !== false || row.closest('.hg-inherited') === null));
  const filter = (): void => {
    // A colon and a type mean what comes back.
    const asked = fold(field.value).split(/(?<!:)\s+/);
    for (const { row, folded } of rows) row.hidden = !asked.every((word) => folded.includes(word));
    // What is left without rows has nothing to head.
    for (const group of index.querySelectorAll<HTMLElement>(':scope > div, .hg-inherited > div')) {
      if (group !== bar) group.hidden = group.querySelector('.hg-list > li:not([hidden])') === null;
    }
    const count = shown().length;
    found.textContent = field.value === '' ? '' : text(count === 0 ? 'members.none' : 'members.found', { count, total: rows.length });
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
    else if (key === 'Escape' && event.target !== field) field.focus();
    else if (key === 'Enter' && event.target === field) shown()[0]?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  };

  field.addEventListener('input', filter, { signal });
  inherited?.addEventListener('change', filter, { signal });
  index.addEventListener('keydown', press, { signal });
  // On any layout.
  const call = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyF' || event.shiftKey || !isLoneKey(event, storageKey(keysKey))) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', call, { signal });
  // Behind all else, where it moves nothing.
  bar.append(found);
  signal.addEventListener('abort', () => found.remove());
  // It may have been written in before this was loaded.
  if (field.value !== '') filter();
}

/** The words by which the member of `row` is found: those of the row, and what is declared here or said of what is declared elsewhere. */
function wordsOf(row: HTMLElement): string {
  return `${row.textContent} ${row.dataset['more']?.replaceAll(':', ' ') ?? declaredFor(row)}`;
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

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}
