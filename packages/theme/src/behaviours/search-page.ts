import { searchWords } from '@helpgen/model/locales/search';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch, searchPlaceOf } from '@helpgen/runtime/search';
import { createAsking } from '../search/ask-latest.ts';
import type { AskingState } from '../search/ask-latest.ts';
import { createBusySign } from '../search/busy-sign.ts';
import { createEmptyCounter } from '../search/count-empty.ts';
import { createExcerpts } from '../search/create-excerpts.ts';
import { drawNearest } from '../search/draw-panel.ts';
import { drawResults, sectionOf } from '../search/draw-results.ts';
import { make } from '../search/make-element.ts';
import { createRecentSearches } from '../search/recent-searches.ts';
import { readAddress, replaceQuery } from '../search/search-address.ts';
import { adoptSearchStyles } from '../search/search-styles.ts';

/** Everything of the search page that the address says. */
interface Asked {
  readonly q: string;
  readonly ctx: string;
  readonly version: string;
  readonly section: string;
}

/** Lets the search page answer: what the address asks, and whatever is typed and chosen then. */
export function attach([root]: readonly HTMLElement[], context: BehaviourContext): () => void {
  const { frame, page } = context;
  const search = frame.options.search;
  const form = root?.querySelector('form');
  const field = root?.querySelector('input');
  if (root === undefined || search === null || form === null || form === undefined || field === null || field === undefined)
    return () => undefined;
  adoptSearchStyles();
  const text = context.words(searchWords);
  const ending = new AbortController();
  const { signal } = ending;
  const client = openSearch(context);
  const excerpts = createExcerpts(client, context);
  const countEmpty = createEmptyCounter();
  const showBusy = createBusySign(form);
  const recent = createRecentSearches(context.storageKey('helpgen.searches'));
  const title = root.querySelector('h1');
  const count = make('p', { class: 'hg-search-count', role: 'status' });
  const list = make('div', { class: 'hg-results' });
  const selects = {
    ctx: drawSelect(text('search.context')),
    version: drawSelect(text('search.version')),
    section: drawSelect(text('search.section')),
  };
  const tools = make('div', { class: 'hg-search-tools' }, selects.ctx.label, selects.version.label);
  const drawn = make('div', {}, tools, make('div', { class: 'hg-search-found' }, count, selects.section.label), list);
  // Lines of an excerpt, by how many letters stand in one.
  drawn.style.setProperty('--hg-lines', String(Math.ceil(search.pageExcerptLength / 90)));
  drawn.style.setProperty('--hg-narrow-lines', String(Math.ceil(search.pageExcerptLength / 36)));
  let drawing = new AbortController();
  let asked = readAsked(search.contexts);
  let state: AskingState = { kind: 'idle' };

  const asking = createAsking({
    client,
    place: () => searchPlaceOf(context, asked.version, asked.ctx),
    // The names alone would be shown for a moment, in another order.
    depths: ['all'],
    limit: search.pageResultLimit,
    excerptLength: search.pageExcerptLength,
    show(next) {
      if (signal.aborted) return;
      showBusy(next.kind === 'loading');
      if (next.kind === 'loading' && state.kind === 'ready') return;
      state = next;
      draw();
    },
  });

  function draw(): void {
    drawing.abort();
    drawing = new AbortController();
    selects.section.label.hidden = state.kind !== 'ready' || state.answer.pages.length === 0;
    list.replaceChildren();
    count.textContent = '';
    if (state.kind === 'loading') count.textContent = text('search.loading');
    else if (state.kind === 'failed') drawFailure(state.message);
    else if (state.kind === 'ready') drawAnswer(state);
  }

  function drawAnswer({ answer, question }: AskingState & { readonly kind: 'ready' }): void {
    const { pages, total, corrected } = answer;
    const sections = countSections(pages.map(sectionOf));
    fillSelect(
      selects.section,
      [['', text('search.sectionAll')], ...[...sections].map(([name, times]) => [name, `${name} (${times})`] as const)],
      asked.section,
    );
    selects.section.label.hidden = sections.size < 2;
    const shown = sections.has(asked.section) ? pages.filter((entry) => sectionOf(entry) === asked.section) : pages;
    count.textContent = [
      corrected === undefined ? '' : text('search.corrected', { text: corrected }),
      pages.length === 0 ? text('search.none') : text('search.count', { count: shown === pages ? total : shown.length }),
    ]
      .filter(Boolean)
      .join('. ');
    const options = {
      excerpts,
      wanted: answer.wanted,
      words: search?.highlight === true ? answer.words : [],
      excerptLength: search?.pageExcerptLength ?? 0,
      signal: drawing.signal,
    };
    list.append(shown.length === 0 ? drawNothing(answer.nearest) : drawResults(shown, options));
    if (total > pages.length)
      list.append(make('p', { class: 'hg-results-more' }, text('search.first', { shown: pages.length, count: total })));
    countEmpty(question, total);
  }

  function drawNothing(nearest: string | undefined): HTMLElement {
    const near =
      nearest === undefined
        ? []
        : [
            drawNearest(nearest, text, (question) => {
              if (field instanceof HTMLInputElement) field.value = question;
              change({ q: question, section: '' });
            }),
          ];
    const hint = make(
      'div',
      { class: 'hg-panel-problem' },
      ...near,
      make('p', {}, text('search.noneHint')),
      make('a', { href: frame.homeHref }, text('search.home')),
    );
    if (asked.ctx !== '' && search?.everywhere === true) {
      const label = search.contexts.find(({ path }) => path === asked.ctx)?.label ?? '';
      const outside = make('button', { type: 'button' }, text('search.outside', { context: label }));
      outside.addEventListener('click', () => change({ ctx: '', section: '' }));
      hint.append(' ', outside);
    }
    return hint;
  }

  function drawFailure(message: string): void {
    const retry = make('button', { type: 'button' }, text('search.retry'));
    retry.addEventListener('click', asking.retry);
    count.textContent = text('search.failed');
    list.append(make('div', { class: 'hg-panel-problem' }, make('p', {}, message || text('search.unreachable')), retry));
  }

  function drawTools(): void {
    const everywhere: readonly (readonly [string, string])[] = search?.everywhere === true ? [['', text('search.everywhere')]] : [];
    fillSelect(selects.ctx, [...everywhere, ...(search?.contexts ?? []).map(({ path, label }) => [path, label] as const)], asked.ctx);
    selects.ctx.label.hidden = (search?.contexts ?? []).length === 0;
    fillSelect(selects.version, frame.versions.map(({ path, label }) => [path, label] as const), asked.version);
    selects.version.label.hidden = frame.versions.length < 2;
  }

  function drawTitle(): void {
    const name = asked.q.trim() === '' ? text('search.title') : text('search.titleOf', { query: asked.q.trim() });
    if (title !== null) title.textContent = name;
    document.title = page.documentTitle.replace(page.title, () => name);
  }

  /** Shows what is asked now. */
  function show(): void {
    drawTools();
    drawTitle();
    asking.ask(asked.q);
  }

  function change(part: Partial<Asked>): void {
    asked = { ...asked, ...part };
    const url = readAddress();
    for (const [name, value] of Object.entries(asked)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    replaceQuery(url);
    show();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    recent.add(field.value);
  }, { signal });
  field.addEventListener('input', () => change({ q: field.value, section: '' }), { signal });
  list.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') !== null && recent.add(field.value), {
    signal,
  });
  selects.ctx.select.addEventListener('change', () => change({ ctx: selects.ctx.select.value, section: '' }), { signal });
  selects.version.select.addEventListener('change', () => change({ version: selects.version.select.value, section: '' }), { signal });
  selects.section.select.addEventListener('change', () => {
    change({ section: selects.section.select.value });
  }, { signal });
  document.addEventListener('hg:moved', () => {
    const next = readAsked(search.contexts);
    if (JSON.stringify(next) === JSON.stringify(asked) || !document.contains(root)) return;
    asked = next;
    field.value = asked.q;
    show();
  }, { signal });
  root.querySelector('.hg-needs-script')?.remove();
  root.append(drawn);
  field.value = asked.q;
  show();
  field.focus({ preventScroll: true });
  return () => {
    ending.abort();
    drawing.abort();
    drawn.remove();
  };
}

function readAsked(contexts: readonly { readonly path: string }[]): Asked {
  const { searchParams } = readAddress();
  const read = (name: string): string => searchParams.get(name) ?? '';
  const ctx = contexts.some(({ path }) => path === read('ctx')) ? read('ctx') : '';
  return { q: read('q'), ctx, version: read('version'), section: read('section') };
}

function countSections(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Choice {
  readonly label: HTMLLabelElement;
  readonly select: HTMLSelectElement;
}

function drawSelect(name: string): Choice {
  const select = make('select', {});
  return { label: make('label', { hidden: '' }, make('span', {}, name), select), select };
}

function fillSelect({ select }: Choice, entries: readonly (readonly [value: string, label: string])[], chosen: string): void {
  select.replaceChildren(...entries.map(([value, label]) => make('option', { value }, label)));
  select.value = entries.some(([value]) => value === chosen) ? chosen : (entries[0]?.[0] ?? '');
}
