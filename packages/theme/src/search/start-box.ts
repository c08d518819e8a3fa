import { adoptStyles } from '@helpgen/runtime/styles';
import { make } from '@helpgen/runtime/behaviours';
import { searchWords } from '@helpgen/model/locales/search';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch, searchPlaceOf } from '@helpgen/runtime/search';
import { recentSearches } from '../recent.ts';
import { createAsking, createBusySign, type AskingState } from './ask-latest.ts';
import { createListbox, drawPanel, type Option } from './panel.ts';
import { afterFrame } from './draw-in-parts.ts';
import { createExcerpts, optionOf, rowsOf } from './draw-row.ts';
import { createEmptyCounter, drawFailure, drawWaysOn } from './nothing-found.ts';
import type { Offer } from '../palette/make-offers.ts';
import { contextOf, forgetWords, searchHref, versionPathOf } from './search-address.ts';
import searchStyles from '../../css/late/search.css' with { type: 'text' };

/** How long the results rest before a screen reader is told how many they are, in milliseconds. */
const tellMs = 500;

const started = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Turns the plain form in the header into a combobox with suggestions, once. `contextNow` tells of the page that is
 * shown. The index is fetched now, so that it is there when something is typed. Rejects when it cannot be made.
 */
export function startBox(form: HTMLFormElement, contextNow: () => BehaviourContext): Promise<void> {
  const starting = started.get(form) ?? makeBox(form, contextNow);
  started.set(form, starting);
  starting.catch(() => started.delete(form));
  return starting;
}

async function makeBox(form: HTMLFormElement, contextNow: () => BehaviourContext): Promise<void> {
  const field = form.querySelector('input');
  const context = contextNow();
  const options = context.frame.options.search;
  if (field === null || options === null) throw new Error('This form is no search box.');
  void openIndex(context);
  adoptStyles(searchStyles);
  // While the index is on its way: all at once would be a long task on a slow machine.
  await new Promise<void>(afterFrame);
  const box = new SearchBox(makeTools(form, field, options, contextNow));
  await new Promise((done) => setTimeout(done));
  box.start();
}

async function openIndex(context: BehaviourContext): Promise<void> {
  try {
    await openSearch(context).open(placeOf(context));
  } catch {
    // What fails now fails again, and is told, when something is asked.
  }
}

function placeOf(context: BehaviourContext): ReturnType<typeof searchPlaceOf> {
  return searchPlaceOf(context, versionPathOf(context), contextOf(context)?.path ?? '');
}

type SearchOptions = NonNullable<BehaviourContext['frame']['options']['search']>;

/** What a {@link SearchBox} is made of. */
function makeTools(form: HTMLFormElement, field: HTMLInputElement, options: SearchOptions, contextNow: () => BehaviourContext) {
  const context = contextNow();
  const text = context.words(searchWords);
  const client = openSearch(context);
  const listbox = createListbox(field, text('search.results'));
  const sign = make('span', { class: 'hg-icon hg-icon-close', 'aria-hidden': 'true' });
  return {
    form, field, options, contextNow, text, client, listbox,
    /** Holds the panel; the field and it are one as far as the focus goes. */
    holder: form.closest<HTMLElement>('.hg-header') ?? form,
    panel: drawPanel(listbox.root),
    clear: make('button', { type: 'button', class: 'hg-icon-button hg-search-clear', 'aria-label': text('search.clear') }, sign),
    recent: recentSearches(context, 'searches'),
    findExcerpt: createExcerpts(client, context),
    countEmpty: createEmptyCounter(context),
    showBusy: createBusySign(form),
  };
}

class SearchBox {
  private readonly tools: ReturnType<typeof makeTools>;
  private readonly put;
  private drawing = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the panel is to be open as soon as there is something in it. */
  private isWanted = false;
  private state: AskingState = { kind: 'idle' };
  /** The question that the list last answered. */
  private answered: string | undefined;
  /** What can be done besides searching, for a question; loaded when the reader comes to the field. */
  private offers: (question: string) => readonly Offer[] = () => [];

  constructor(tools: ReturnType<typeof makeTools>) {
    const { client, options, contextNow } = tools;
    this.tools = tools;
    this.put = createAsking({
      client,
      place: () => placeOf(contextNow()),
      limit: options.resultLimit,
      excerptLength: options.excerptLength,
      show: (state) => this.show(state),
    });
  }

  start(): void {
    const { form, field, listbox, holder, panel, clear, recent } = this.tools;
    const { root } = panel;
    const attributes = { role: 'combobox', 'aria-controls': listbox.root.id, 'aria-autocomplete': 'list', 'aria-expanded': 'false', autocomplete: 'off' };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    form.append(clear);
    (holder.querySelector('.hg-panel-place') ?? holder).append(root);
    panel.stayUnder(form, holder);
    form.addEventListener('submit', (event) => this.submit(event));
    field.addEventListener('input', () => this.type());
    field.addEventListener('keydown', (event) => this.press(event));
    field.addEventListener('click', () => root.hidden && this.open(true));
    field.addEventListener('focus', () => {
      this.isWanted = true;
      this.loadPalette().catch(console.warn);
      if (this.state.kind === 'ready' && this.state.question === field.value) this.open(true);
      else void this.put(field.value);
    });
    clear.addEventListener('click', () => {
      forgetWords();
      document.dispatchEvent(new Event('hg:moved'));
      this.ask('');
    });
    root.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
      recent.add(field.value);
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) this.leave();
    });
    // A click in the panel leaves the focus in the field.
    root.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button') === null) event.preventDefault();
    });
    holder.addEventListener('focusout', ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && (form.contains(relatedTarget) || root.contains(relatedTarget));
      if (!isInside) this.open(false);
    });
    document.addEventListener('hg:moved', () => {
      this.state = { kind: 'idle' };
      if (document.activeElement !== field) this.open(false);
    });
    clear.hidden = field.value === '';
    if (document.activeElement === field) {
      this.loadPalette().catch(console.warn);
      this.type();
    }
  }

  /** The search goes first: nothing is loaded before its index is there, and for a reader who has begun to ask. */
  private async loadPalette(): Promise<void> {
    const { field, contextNow } = this.tools;
    await openIndex(contextNow());
    if (field.value !== '') return;
    const { makeOffers, chooseOffers } = await import('../palette/make-offers.ts');
    const offers = await makeOffers(contextNow());
    this.offers = (question) => chooseOffers(offers, question);
    if (this.state.kind === 'idle' && document.activeElement === field) this.draw();
  }

  private show(next: AskingState): void {
    // What was found before stays until there is something new to be shown.
    const isLoading = next.kind === 'loading';
    this.tools.showBusy(isLoading);
    if (isLoading && (this.state.kind === 'ready' || this.state.kind === 'loading')) return;
    this.state = next;
    this.draw();
  }

  private draw(): void {
    const { field, text, listbox, panel, clear } = this.tools;
    const { state } = this;
    this.drawing.abort();
    this.drawing = new AbortController();
    clearTimeout(this.timer);
    clear.hidden = field.value === '';
    if (state.kind === 'idle') this.showRecent();
    else if (state.kind === 'ready') this.showAnswer(state);
    else if (state.kind === 'loading') panel.show(null);
    else {
      const failure = drawFailure(state.message, text, () => this.ask(state.question));
      listbox.root.hidden = true;
      panel.show({ problem: [make('strong', {}, text('search.failed')), ...failure] });
      panel.tell(text('search.failed'));
    }
    this.open(this.isWanted);
  }

  private showRecent(): void {
    const { text, listbox, panel, recent } = this.tools;
    const questions = recent.read();
    const entries = questions.map((question) => rowOf({ label: question, act: () => this.ask(question) }, 'hg-row-recent'));
    const act = (): void => {
      recent.clear();
      this.draw();
    };
    const offers = this.offersFor('');
    const asked = questions.length === 0 ? [] : [...entries, rowOf({ label: text('search.forget'), act })];
    listbox.offer([...asked, ...offers], false, this.drawing.signal);
    const title = questions.length === 0 ? '' : text('search.recent');
    panel.show(asked.length + offers.length === 0 ? null : { title });
  }

  /** What is offered besides what is found; whatever it does, the box is left. */
  private offersFor(question: string): readonly Option[] {
    const { field, clear } = this.tools;
    return this.offers(question).map(({ act, ...offer }) => {
      if (act === undefined) return rowOf(offer);
      const leave = (): void => {
        // What was written was to find it.
        field.value = '';
        clear.hidden = true;
        this.leave();
        act();
      };
      return rowOf({ ...offer, act: leave });
    });
  }

  private showAnswer({ answer, question, isWhole }: AskingState & { readonly kind: 'ready' }): void {
    const { text, panel, listbox, options, findExcerpt, contextNow, countEmpty } = this.tools;
    const { highlight, resultLimit, excerptLength } = options;
    const { signal } = this.drawing;
    const tools = { text, findExcerpt, wanted: answer.wanted, words: highlight ? answer.words : [], excerptLength, signal };
    const rows = rowsOf(answer, resultLimit).map((row) => optionOf(row, tools));
    const offers = this.offersFor(question);
    // The texts bring more to the same question.
    const isLeft = question === this.answered && listbox.isLeft();
    this.answered = question;
    listbox.offer([...rows, ...offers, ...this.footerOf(question, rows.length)], !isLeft, signal);
    if (rows.length + offers.length === 0) {
      const ways = drawWaysOn(question, answer.nearest, { text, context: contextNow(), ask: (other) => this.ask(other) });
      panel.show({ problem: [make('strong', {}, text('search.nothingFor', { text: question.trim() })), ...ways] });
    } else panel.show({ title: answer.corrected === undefined ? '' : text('search.corrected', { text: answer.corrected }) });
    if (!isWhole) return;
    countEmpty(question, answer.total);
    const told = answer.total === 0 ? text('search.none') : text('search.count', { count: answer.total });
    this.timer = setTimeout(() => panel.tell(told), tellMs);
  }

  /** The row that leads to all results. */
  private footerOf(question: string, count: number): readonly Option[] {
    const context = this.tools.contextNow();
    const part = contextOf(context);
    const to = (label: string, ctx: string): Option => rowOf({ label, href: searchHref(context, question.trim(), ctx) });
    if (part === undefined) return count > 0 ? [to(this.tools.text('search.all'), '')] : [];
    if (count > 0) return [to(this.tools.text('search.within', { context: part.label }), part.path)];
    return this.tools.options.everywhere ? [to(this.tools.text('search.outside', { context: part.label }), '')] : [];
  }

  private type(): void {
    const { field, clear } = this.tools;
    this.isWanted = true;
    clear.hidden = field.value === '';
    void this.put(field.value);
  }

  /** The button that asks goes with what it stands in; the focus goes back first, or the box would close. */
  private ask(question: string): void {
    const { field } = this.tools;
    field.value = question;
    field.focus();
    void this.put(question);
  }

  private open(isOpen: boolean): void {
    const { field, holder, panel } = this.tools;
    this.isWanted = isOpen;
    const isShown = isOpen && panel.hasContent();
    panel.root.hidden = !isShown;
    field.setAttribute('aria-expanded', String(isShown));
    holder.toggleAttribute('data-hg-searching', isOpen);
  }

  private leave(): void {
    const { field, showBusy } = this.tools;
    this.open(false);
    showBusy(false);
    field.blur();
  }

  private press(event: KeyboardEvent): void {
    const { contextNow, listbox, panel } = this.tools;
    if (event.isComposing) return;
    const isOpen = !panel.root.hidden;
    const chosen = isOpen ? listbox.chosen() : undefined;
    if (event.key === 'Escape') {
      event.preventDefault();
      this.leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return this.open(true);
      listbox.move(event.key === 'ArrowDown' ? 1 : -1);
      // Where the reader chooses to go is loaded ahead, as it is when he points at it.
      const href = listbox.chosen()?.getAttribute('href');
      if (href) void contextNow().loadPage(href);
    } else if (event.key === 'Tab' && !event.shiftKey && chosen !== undefined && listbox.isMoved()) {
      // A choice that the reader has not made himself does not keep him from going on.
      event.preventDefault();
      chosen.click();
    }
  }

  private submit(event: Event): void {
    const { field, contextNow, listbox, holder, panel } = this.tools;
    event.preventDefault();
    const chosen = panel.root.hidden ? undefined : listbox.chosen();
    // Above a newer question the rows still answer the one before.
    const isCurrent = this.state.kind === 'idle' || (this.state.kind === 'ready' && this.state.question === field.value);
    const isMeant = isCurrent || (listbox.isMoved() && chosen?.classList.contains('hg-row-action') === false);
    if (chosen !== undefined && isMeant) return chosen.click();
    if (getComputedStyle(field).display === 'none' || field.value.trim() === '') {
      // Where there is no room for it the field is only there while it is used.
      holder.toggleAttribute('data-hg-searching', true);
      field.focus();
      return field.setSelectionRange(field.value.length, field.value.length);
    }
    const context = contextNow();
    const link = make('a', { href: searchHref(context, field.value.trim(), contextOf(context)?.path ?? ''), hidden: '' });
    panel.root.append(link);
    link.click();
    link.remove();
  }
}

/** A row that is no result: it leads to a page, or does something. */
function rowOf({ label, sort, href, act }: Omit<Offer, 'sort'> & { readonly sort?: string }, look = 'hg-row-action'): Option {
  return {
    draw() {
      const row = make(href === undefined ? 'div' : 'a', { class: `hg-row ${look}`, href });
      const said = [make('span', { class: 'hg-row-main' }, label), make('span', { class: 'hg-row-sort' }, sort ?? '')];
      row.append(sort === undefined ? label : make('span', { class: 'hg-row-head' }, ...said));
      if (act !== undefined) row.addEventListener('click', act);
      return row;
    },
  };
}
