import { adoptStyles } from '@helpgen/runtime/styles';
import { make } from '@helpgen/runtime/behaviours';
import { searchWords } from '@helpgen/model/locales/search';
import type { BehaviourContext } from '@helpgen/runtime';
import { openSearch, searchPlaceOf } from '@helpgen/runtime/search';
import { recentSearches } from '../recent.ts';
import { createAsking, createBusySign, type AskingState } from '../search/ask-latest.ts';
import { createExcerpts } from '../search/draw-row.ts';
import type { Asked } from '../search/page-choices.ts';
import { createPageResults } from '../search/page-results.ts';
import { readAddress, replaceQuery } from '../search/search-address.ts';
import searchStyles from '../../css/late/search.css' with { type: 'text' };

/** Lets the search page answer: what the address asks, and whatever is typed and chosen then. */
export function attach([root]: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const { search } = context.frame.options;
  const form = root?.querySelector('form');
  const field = root?.querySelector('input');
  if (root === undefined || search === null || !form || !field) return;
  adoptStyles(searchStyles);
  const text = context.words(searchWords);
  const client = openSearch(context);
  const showBusy = createBusySign(form);
  const recent = recentSearches(context, 'searches');
  const title = root.querySelector('h1');
  const ways = root.querySelector<HTMLElement>('.hg-search-ways');
  const before = make('p', {});
  const results = createPageResults({ context, text, signal, change, findExcerpt: createExcerpts(client, context), retry: ask });
  // Lines of an excerpt, by how many letters stand in one.
  results.root.style.setProperty('--hg-lines', String(Math.ceil(search.pageExcerptLength / 90)));
  results.root.style.setProperty('--hg-narrow-lines', String(Math.ceil(search.pageExcerptLength / 36)));
  let asked = readAsked(search.contexts);
  let shown: AskingState['kind'] = 'idle';
  const put = createAsking({
    client,
    place: () => searchPlaceOf(context, asked.version, asked.ctx),
    // The names alone would be shown for a moment, in another order.
    depths: ['all'],
    limit: search.pageResultLimit,
    excerptLength: search.pageExcerptLength,
    show(state) {
      if (signal.aborted) return;
      showBusy(state.kind === 'loading');
      if (state.kind === 'loading' && shown === 'ready') return;
      shown = state.kind;
      results.show(state, asked);
    },
  });

  /** Asks what is asked now. */
  function ask(): void {
    results.showChoices(asked);
    const query = asked.q.trim();
    // As long as nothing is asked there is something to choose from.
    const isIdle = query === '';
    const name = isIdle ? text('search.title') : text('search.titleOf', { query });
    if (title !== null) title.textContent = name;
    const earlier = isIdle ? recent.read() : [];
    const links = earlier.flatMap((question, index) => [index === 0 ? ': ' : ', ', make('a', { href: `?q=${encodeURIComponent(question)}` }, question)]);
    before.replaceChildren(...(links.length === 0 ? [] : [text('search.recent'), ...links]));
    if (ways !== null) ways.hidden = !isIdle;
    document.title = context.page.documentTitle.replace(context.page.title, () => name);
    void put(asked.q);
  }

  function change(part: Partial<Asked>): void {
    asked = { ...asked, ...part };
    if (field && field.value !== asked.q) field.value = asked.q;
    const url = readAddress();
    for (const [name, value] of Object.entries(asked)) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    replaceQuery(url);
    ask();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    recent.add(field.value);
  }, { signal });
  field.addEventListener('input', () => change({ q: field.value, section: '', kind: '' }), { signal });
  results.root.addEventListener('click', ({ target }) => target instanceof Element && target.closest('.hg-results a') !== null && recent.add(field.value), {
    signal,
  });
  document.addEventListener('hg:moved', () => {
    const next = readAsked(search.contexts);
    if (JSON.stringify(next) === JSON.stringify(asked) || !document.contains(root)) return;
    asked = next;
    field.value = asked.q;
    ask();
  }, { signal });
  root.querySelector('.hg-needs-script')?.remove();
  form.after(before);
  root.append(results.root);
  field.value = asked.q;
  ask();
  field.focus({ preventScroll: true });
  signal.addEventListener('abort', () => {
    results.root.remove();
    before.remove();
  });
}

function readAsked(contexts: readonly { readonly path: string }[]): Asked {
  const { searchParams } = readAddress();
  const read = (name: string): string => searchParams.get(name) ?? '';
  const ctx = contexts.some(({ path }) => path === read('ctx')) ? read('ctx') : '';
  return { q: read('q'), ctx, version: read('version'), section: read('section'), kind: read('kind') };
}
