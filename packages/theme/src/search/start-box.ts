import { adoptStyles } from '@helpgen/runtime/styles';
import { make } from '@helpgen/runtime/behaviours';
import { searchWords } from '@helpgen/model/locales/search';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch, searchPlaceOf } from '@helpgen/runtime/search';
import { recentSearches } from '../recent.ts';
import { createAsking, createBusySign, type AskingState } from './ask-latest.ts';
import { createListbox, type Option } from './create-listbox.ts';
import { afterFrame } from './draw-in-parts.ts';
import { drawPanel } from './draw-panel.ts';
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
  const box = new SearchBox({ form, field, options, contextNow });
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

/** What a {@link SearchBox} is made of. */
interface BoxParts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly options: NonNullable<BehaviourContext['frame']['options']['search']>;
  contextNow(): BehaviourContext;
}

class SearchBox {
  private readonly parts: BoxParts;
  /** Holds the panel; the field and it are one as far as the focus goes. */
  private readonly holder: HTMLElement;
  private readonly text;
  private readonly listbox;
  private readonly panel;
  private readonly clear: HTMLButtonElement;
  private readonly recent;
  private readonly findExcerpt;
  private readonly countEmpty;
  private readonly showBusy;
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

  constructor(parts: BoxParts) {
    const { form, field, options } = parts;
    const context = parts.contextNow();
    this.parts = parts;
    this.holder = form.closest<HTMLElement>('.hg-header') ?? form;
    this.text = context.words(searchWords);
    const client = openSearch(context);
    this.listbox = createListbox(field, this.text('search.results'));
    this.countEmpty = createEmptyCounter(context);
    this.panel = drawPanel(this.listbox.root);
    const sign = make('span', { class: 'hg-icon hg-icon-close', 'aria-hidden': 'true' });
    this.clear = make('button', { type: 'button', class: 'hg-icon-button hg-search-clear', 'aria-label': this.text('search.clear') }, sign);
    this.recent = recentSearches(context.storageKey('helpgen.searches'));
    this.findExcerpt = createExcerpts(client, context);
    this.showBusy = createBusySign(form);
    this.put = createAsking({
      client,
      place: () => placeOf(parts.contextNow()),
      limit: options.resultLimit,
      excerptLength: options.excerptLength,
      show: (state) => this.show(state),
    });
  }

  start(): void {
    const { form, field } = this.parts;
    const attributes = { role: 'combobox', 'aria-controls': this.listbox.root.id, 'aria-autocomplete': 'list', 'aria-expanded': 'false', autocomplete: 'off' };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    form.append(this.clear);
    (this.holder.querySelector('.hg-panel-place') ?? this.holder).append(this.panel.root);
    this.panel.stayUnder(form, this.holder);
    this.listen();
    this.clear.hidden = field.value === '';
    if (document.activeElement === field) {
      this.loadPalette().catch(console.warn);
      this.type();
    }
  }

  /** The search goes first: nothing is loaded before its index is there, and for a reader who has begun to ask. */
  private async loadPalette(): Promise<void> {
    const { field, contextNow } = this.parts;
    await openIndex(contextNow());
    if (field.value !== '') return;
    const { makeOffers, chooseOffers } = await import('../palette/make-offers.ts');
    const offers = await makeOffers(contextNow());
    this.offers = (question) => chooseOffers(offers, question);
    if (this.state.kind === 'idle' && document.activeElement === field) this.draw();
  }

  private listen(): void {
    const { form, field } = this.parts;
    const panel = this.panel.root;
    form.addEventListener('submit', (event) => this.submit(event));
    field.addEventListener('input', () => this.type());
    field.addEventListener('keydown', (event) => this.press(event));
    field.addEventListener('click', () => panel.hidden && this.open(true));
    field.addEventListener('focus', () => {
      this.isWanted = true;
      this.loadPalette().catch(console.warn);
      if (this.state.kind === 'ready' && this.state.question === field.value) this.open(true);
      else void this.put(field.value);
    });
    this.clear.addEventListener('click', () => {
      forgetWords();
      document.dispatchEvent(new Event('hg:moved'));
      this.ask('');
    });
    panel.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
      this.recent.add(field.value);
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) this.leave();
    });
    // A click in the panel leaves the focus in the field.
    panel.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button') === null) event.preventDefault();
    });
    this.holder.addEventListener('focusout', ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && (form.contains(relatedTarget) || panel.contains(relatedTarget));
      if (!isInside) this.open(false);
    });
    document.addEventListener('hg:moved', () => {
      this.state = { kind: 'idle' };
      if (document.activeElement !== field) this.open(false);
    });
  }

  private show(next: AskingState): void {
    // What was found before stays until there is something new to be shown.
    const isLoading = next.kind === 'loading';
    this.showBusy(isLoading);
    if (isLoading && (this.state.kind === 'ready' || this.state.kind === 'loading')) return;
    this.state = next;
    this.draw();
  }

  private draw(): void {
    const { state } = this;
    this.drawing.abort();
    this.drawing = new AbortController();
    clearTimeout(this.timer);
    this.clear.hidden = this.parts.field.value === '';
    if (state.kind === 'idle') this.showRecent();
    else if (state.kind === 'ready') this.showAnswer(state);
    else if (state.kind === 'loading') this.panel.show(null);
    else {
      const failure = drawFailure(state.message, this.text, () => this.ask(state.question));
      this.listbox.root.hidden = true;
      this.panel.show({ problem: [make('strong', {}, this.text('search.failed')), ...failure] });
      this.panel.tell(this.text('search.failed'));
    }
    this.open(this.isWanted);
  }

  private showRecent(): void {
    const questions = this.recent.read();
    const entries = questions.map((question) => actOf(question, 'hg-row-recent', () => this.ask(question)));
    const forget = actOf(this.text('search.forget'), 'hg-row-action', () => {
      this.recent.clear();
      this.draw();
    });
    const offers = this.offersFor('');
    const asked = questions.length === 0 ? [] : [...entries, forget];
    this.listbox.offer([...asked, ...offers], false, this.drawing.signal);
    const title = questions.length === 0 ? '' : this.text('search.recent');
    this.panel.show(asked.length + offers.length === 0 ? null : { title });
  }

  /** What is offered besides what is found; whatever it does, the box is left. */
  private offersFor(question: string): readonly Option[] {
    return this.offers(question).map(({ label, sort, href, act }) => ({
      draw: () => {
        const said = [make('span', { class: 'hg-row-main' }, label), make('span', { class: 'hg-row-sort' }, sort)];
        const head = make('span', { class: 'hg-row-head' }, ...said);
        const row = make(href === undefined ? 'div' : 'a', { class: 'hg-row hg-row-action', href }, head);
        if (act !== undefined) {
          row.addEventListener('click', () => {
            // What was written was to find it.
            this.parts.field.value = '';
            this.clear.hidden = true;
            this.leave();
            act();
          });
        }
        return row;
      },
    }));
  }

  private showAnswer({ answer, question, isWhole }: AskingState & { readonly kind: 'ready' }): void {
    const { text, panel } = this;
    const { highlight, resultLimit, excerptLength } = this.parts.options;
    const { signal } = this.drawing;
    const tools = { text, findExcerpt: this.findExcerpt, wanted: answer.wanted, words: highlight ? answer.words : [], excerptLength, signal };
    const rows = rowsOf(answer, resultLimit).map((row) => optionOf(row, tools));
    const offers = this.offersFor(question);
    // The texts bring more to the same question.
    const isLeft = question === this.answered && this.listbox.isLeft();
    this.answered = question;
    this.listbox.offer([...rows, ...offers, ...this.footerOf(question, rows.length)], !isLeft, signal);
    if (rows.length + offers.length === 0) {
      const ways = drawWaysOn(question, answer.nearest, { text, context: this.parts.contextNow(), ask: (other) => this.ask(other) });
      panel.show({ problem: [make('strong', {}, text('search.nothingFor', { text: question.trim() })), ...ways] });
    } else panel.show({ title: answer.corrected === undefined ? '' : text('search.corrected', { text: answer.corrected }) });
    if (!isWhole) return;
    this.countEmpty(question, answer.total);
    const told = answer.total === 0 ? text('search.none') : text('search.count', { count: answer.total });
    this.timer = setTimeout(() => panel.tell(told), tellMs);
  }

  /** The row that leads to all results. */
  private footerOf(question: string, count: number): readonly Option[] {
    const context = this.parts.contextNow();
    const part = contextOf(context);
    const to = (label: string, ctx: string): Option => ({
      draw: () => make('a', { class: 'hg-row hg-row-action', href: searchHref(context, question.trim(), ctx) }, label),
    });
    if (part === undefined) return count > 0 ? [to(this.text('search.all'), '')] : [];
    if (count > 0) return [to(this.text('search.within', { context: part.label }), part.path)];
    return this.parts.options.everywhere ? [to(this.text('search.outside', { context: part.label }), '')] : [];
  }

  private type(): void {
    const { field } = this.parts;
    this.isWanted = true;
    this.clear.hidden = field.value === '';
    void this.put(field.value);
  }

  /** The button that asks goes with what it stands in; the focus goes back first, or the box would close. */
  private ask(question: string): void {
    this.parts.field.value = question;
    this.parts.field.focus();
    void this.put(question);
  }

  private open(isOpen: boolean): void {
    this.isWanted = isOpen;
    const isShown = isOpen && this.panel.hasContent();
    this.panel.root.hidden = !isShown;
    this.parts.field.setAttribute('aria-expanded', String(isShown));
    this.holder.toggleAttribute('data-hg-searching', isOpen);
  }

  private leave(): void {
    this.open(false);
    this.showBusy(false);
    this.parts.field.blur();
  }

  private press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isOpen = !this.panel.root.hidden;
    const chosen = isOpen ? this.listbox.chosen() : undefined;
    if (event.key === 'Escape') {
      event.preventDefault();
      this.leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return this.open(true);
      this.listbox.move(event.key === 'ArrowDown' ? 1 : -1);
      // Where the reader chooses to go is loaded ahead, as it is when he points at it.
      const href = this.listbox.chosen()?.getAttribute('href');
      if (href) void this.parts.contextNow().loadPage(href);
    } else if (event.key === 'Tab' && !event.shiftKey && chosen !== undefined && this.listbox.isMoved()) {
      // A choice that the reader has not made himself does not keep him from going on.
      event.preventDefault();
      chosen.click();
    }
  }

  private submit(event: Event): void {
    event.preventDefault();
    const { field } = this.parts;
    const chosen = this.panel.root.hidden ? undefined : this.listbox.chosen();
    // Above a newer question the rows still answer the one before.
    const isCurrent = this.state.kind === 'idle' || (this.state.kind === 'ready' && this.state.question === field.value);
    const isMeant = isCurrent || (this.listbox.isMoved() && chosen?.classList.contains('hg-row-action') === false);
    if (chosen !== undefined && isMeant) return chosen.click();
    if (getComputedStyle(field).display === 'none' || field.value.trim() === '') {
      // Where there is no room for it the field is only there while it is used.
      this.holder.toggleAttribute('data-hg-searching', true);
      field.focus();
      return field.setSelectionRange(field.value.length, field.value.length);
    }
    const context = this.parts.contextNow();
    const link = make('a', { href: searchHref(context, field.value.trim(), contextOf(context)?.path ?? ''), hidden: '' });
    this.panel.root.append(link);
    link.click();
    link.remove();
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
