import { searchWords } from '@helpgen/model/locales/search';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch, searchPlaceOf } from '@helpgen/runtime/search';
import { createAsking } from './ask-latest.ts';
import type { AskingState } from './ask-latest.ts';
import { createBusySign } from './busy-sign.ts';
import { createEmptyCounter } from './count-empty.ts';
import { createExcerpts } from './create-excerpts.ts';
import { createListbox } from './create-listbox.ts';
import type { Option } from './create-listbox.ts';
import { drawPanel } from './draw-panel.ts';
import { optionOf, rowsOf } from './draw-row.ts';
import { createFrameQueue } from './frame-queue.ts';
import { make } from './make-element.ts';
import { layOut, nextFrame, pause } from './short-tasks.ts';
import { createRecentSearches } from './recent-searches.ts';
import { contextOf, forgetWords, searchHref, versionPathOf } from './search-address.ts';
import { adoptSearchStyles } from './search-styles.ts';

/** How long the results rest before a screen reader is told how many they are, in milliseconds. */
const tellMs = 500;

const started = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Turns the plain form in the header into a combobox with suggestions, once, and resolves when it is one; rejects when it cannot be.
 * `contextNow` tells of the page that is shown. The index is fetched now, so that it is there when something is typed.
 */
export function startBox(form: HTMLFormElement, contextNow: () => BehaviourContext): Promise<void> {
  const starting = started.get(form) ?? makeBox(form, contextNow);
  started.set(form, starting);
  return starting;
}

async function makeBox(form: HTMLFormElement, contextNow: () => BehaviourContext): Promise<void> {
  const first = contextNow();
  const field = form.querySelector('input');
  const options = first.frame.options.search;
  if (field === null || options === null) throw new Error('This form is no search box.');
  const desk = openSearch(first);
  openIndex();
  await pause();
  adoptSearchStyles();
  await pause();
  layOut();
  await nextFrame();
  const text = first.words(searchWords);
  const frameOfForm = form.closest<HTMLElement>('.hg-header') ?? form;
  const frames = createFrameQueue();
  const listbox = createListbox(field, text('search.results'), frames);
  const panel = drawPanel(listbox.root, text, { retry: () => tryAgain(), ask: (question) => ask(question), home: first.frame.homeHref });
  const clear = make('button', { type: 'button', class: 'hg-icon-button hg-search-clear', 'aria-label': text('search.clear') }, make('span', { class: 'hg-icon hg-icon-close', 'aria-hidden': 'true' }));
  const recent = createRecentSearches(first.storageKey('helpgen.searches'));
  const excerpts = createExcerpts(desk, first);
  const countEmpty = createEmptyCounter();
  const showBusy = createBusySign(form);
  let drawing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let state: AskingState = { kind: 'idle' };

  const asking = createAsking({
    desk,
    place: () => placeNow(),
    limit: options.resultLimit,
    excerptLength: options.excerptLength,
    show(next) {
      // What was found before stays until there is something new to be shown.
      const isLoading = next.kind === 'loading';
      showBusy(isLoading);
      if (isLoading && (state.kind === 'ready' || state.kind === 'loading')) return;
      state = next;
      draw();
    },
  });

  /** The button goes with what it stands in; the focus goes back first, or the box would close. */
  function tryAgain(): void {
    field?.focus();
    asking.retry();
  }

  function placeNow(): ReturnType<typeof searchPlaceOf> {
    const context = contextNow();
    return searchPlaceOf(context, versionPathOf(context), contextOf(context)?.path ?? '');
  }

  function draw(): void {
    drawing.abort();
    drawing = new AbortController();
    clearTimeout(timer);
    clear.hidden = field?.value === '';
    if (state.kind === 'idle') showRecent();
    else if (state.kind === 'failed') panel.show({ kind: 'failed', message: state.message });
    else if (state.kind === 'ready') showAnswer(state);
    else panel.show({ kind: 'empty' });
    if (state.kind === 'ready' && panel.root.hidden) void openNext();
    else open(isWanted);
  }

  /** Shows the panel in a task of its own: what stands in it was long enough to draw, and is laid out only now. */
  async function openNext(): Promise<void> {
    await pause();
    open(isWanted);
    layOut();
  }

  function showRecent(): void {
    const questions = recent.read();
    const entries = questions.map((question) => actOf(question, 'hg-row-recent', () => ask(question)));
    const forget = actOf(text('search.forget'), 'hg-row-action', () => {
      recent.clear();
      draw();
    });
    listbox.offer(questions.length === 0 ? [] : [...entries, forget], false, drawing.signal);
    panel.show(questions.length === 0 ? { kind: 'empty' } : { kind: 'list', title: text('search.recent') });
  }

  function showAnswer({ answer, question, isWhole }: AskingState & { readonly kind: 'ready' }): void {
    const context = contextNow();
    const { highlight, resultLimit, excerptLength } = options as NonNullable<typeof options>;
    const tools = { excerpts, frames, wanted: answer.wanted, words: highlight ? answer.words : [], excerptLength, signal: drawing.signal };
    const rows = rowsOf(answer, resultLimit).map((row) => optionOf(row, tools));
    listbox.offer([...rows, ...footerOf(context, question, rows.length)], true, drawing.signal);
    if (rows.length === 0) panel.show({ kind: 'none', nearest: answer.nearest });
    else panel.show({ kind: 'list', title: answer.corrected === undefined ? '' : text('search.corrected', { text: answer.corrected }) });
    if (!isWhole) return;
    countEmpty(question, answer.total);
    timer = setTimeout(() => panel.tell(answer.total === 0 ? text('search.none') : text('search.count', { count: answer.total })), tellMs);
  }

  function footerOf(context: BehaviourContext, question: string, count: number): readonly Option[] {
    const part = contextOf(context);
    const to = (label: string, ctx: string): Option => ({
      draw: () => make('a', { class: 'hg-row hg-row-action', href: searchHref(context, { q: question.trim(), ctx, version: versionPathOf(context) }) }, label),
    });
    if (count > 0) return [part === undefined ? to(text('search.all'), '') : to(text('search.within', { context: part.label }), part.path)];
    return part !== undefined && options?.everywhere === true ? [to(text('search.outside', { context: part.label }), '')] : [];
  }

  function ask(question: string): void {
    if (field === null) return;
    field.value = question;
    field.focus();
    asking.ask(question);
  }

  function open(isOpen: boolean): void {
    isWanted = isOpen;
    const isShown = isOpen && panel.hasContent();
    panel.root.hidden = !isShown;
    field?.setAttribute('aria-expanded', String(isShown));
    frameOfForm.toggleAttribute('data-hg-searching', isOpen);
  }

  function leave(): void {
    open(false);
    showBusy(false);
    field?.blur();
  }

  /** Where the reader chooses to go is loaded ahead, as it is when he points at it. */
  function move(step: 1 | -1): void {
    listbox.move(step);
    const href = listbox.chosen()?.getAttribute('href');
    if (href) void contextNow().loadPage(href);
  }

  function press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isOpen = !panel.root.hidden;
    const chosen = isOpen ? listbox.chosen() : undefined;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open(true);
    } else if (event.key === 'Tab' && !event.shiftKey && chosen !== undefined && listbox.isMoved()) {
      // A choice that the reader has not made himself does not keep him from going on.
      event.preventDefault();
      chosen.click();
    }
  }

  function submit(event: Event): void {
    event.preventDefault();
    const chosen = panel.root.hidden ? undefined : listbox.chosen();
    // Above a newer question the rows still answer the one before.
    const isCurrent = state.kind === 'idle' || (state.kind === 'ready' && state.question === field?.value);
    const isMeant = isCurrent || (listbox.isMoved() && chosen?.classList.contains('hg-row-action') === false);
    if (chosen !== undefined && isMeant) return chosen.click();
    const isHidden = field !== null && getComputedStyle(field).display === 'none';
    if (isHidden || field?.value.trim() === '') return show();
    const context = contextNow();
    follow(searchHref(context, { q: field?.value.trim() ?? '', ctx: contextOf(context)?.path ?? '', version: versionPathOf(context) }));
  }

  /** Where there is no room for it the field is only there while it is used. */
  function show(): void {
    frameOfForm.toggleAttribute('data-hg-searching', true);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  function follow(href: string): void {
    const link = make('a', { href, hidden: '' });
    panel.root.append(link);
    link.click();
    link.remove();
  }

  function heedClick(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    if (field !== null) recent.add(field.value);
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!(ctrlKey || metaKey || shiftKey)) leave();
  }

  function forget(): void {
    forgetWords();
    document.dispatchEvent(new Event('hg:moved'));
    ask('');
  }

  await pause();
  for (const [name, value] of Object.entries({ role: 'combobox', 'aria-controls': listbox.root.id, 'aria-autocomplete': 'list', 'aria-expanded': 'false' })) field.setAttribute(name, value);
  form.append(clear);
  frameOfForm.append(panel.root);
  panel.stayUnder(form, frameOfForm);
  form.addEventListener('submit', submit);
  field.addEventListener('input', () => {
    isWanted = true;
    clear.hidden = field.value === '';
    asking.ask(field.value);
  });
  field.addEventListener('keydown', press);
  field.addEventListener('click', () => panel.root.hidden && open(true));
  field.addEventListener('focus', () => {
    isWanted = true;
    if (state.kind === 'ready' && state.question === field.value) open(true);
    else asking.ask(field.value);
  });
  clear.addEventListener('click', forget);
  panel.root.addEventListener('click', heedClick);
  // A click in the panel leaves the focus in the field.
  panel.root.addEventListener('mousedown', (event) => event.target instanceof Element && event.target.closest('button') === null && event.preventDefault());
  frameOfForm.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && (form.contains(relatedTarget) || panel.root.contains(relatedTarget));
    if (!isInside) open(false);
  });
  document.addEventListener('hg:moved', () => {
    state = { kind: 'idle' };
    if (document.activeElement !== field) open(false);
  });
  clear.hidden = field.value === '';
  if (document.activeElement === field) {
    isWanted = true;
    asking.ask(field.value);
  }
  await pause();
  layOut();

  function openIndex(): void {
    try {
      desk.open(placeNow()).catch(() => undefined);
    } catch {
      // What fails now fails again, and is told, when something is asked.
    }
  }
}

function actOf(label: string, look: string, act: () => void): Option {
  return {
    draw() {
      const option = make('div', { class: `hg-row ${look}` }, label);
      option.addEventListener('click', act);
      return option;
    },
  };
}
