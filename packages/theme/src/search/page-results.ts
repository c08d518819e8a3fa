import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import type { MarkedPage } from '@helpgen/runtime/search';
import type { AskingState } from './ask-latest.ts';
import { createEmptyCounter, drawFailure, drawWaysOn } from './nothing-found.ts';
import { createPageChoices, type Asked } from './page-choices.ts';
import { drawMarked, fillExcerpt, originOf, type RowTools } from './draw-row.ts';
import { drawInParts } from './draw-in-parts.ts';
import { resultHref } from './search-address.ts';

interface ResultTools extends Pick<RowTools, 'text' | 'findExcerpt'> {
  readonly context: BehaviourContext;
  readonly signal: AbortSignal;
  change(part: Partial<Asked>): void;
  retry(): void;
}

/** What the search page has found, nothing as yet: how much, and what. */
export function createPageResults(tools: ResultTools) {
  const { text, context, signal } = tools;
  const choices = createPageChoices({ frame: context.frame, text, signal, onChange: tools.change });
  const count = make('p', { class: 'hg-search-count', role: 'status' });
  const list = make('div', { class: 'hg-results' });
  const countEmpty = createEmptyCounter(context);
  const { highlight = false, pageExcerptLength = 0, contexts = [], everywhere = false } = context.frame.options.search ?? {};
  let drawing = new AbortController();
  signal.addEventListener('abort', () => drawing.abort());

  function showAnswer({ answer, question }: AskingState & { readonly kind: 'ready' }, asked: Asked): void {
    const { pages, total, corrected, nearest, wanted } = answer;
    const sections = countNames(pages.map(sectionOf));
    const kinds = countNames(pages.map(({ sort }) => sort));
    choices.showFound({ sections, kinds }, asked);
    const isChosen = (entry: MarkedPage): boolean =>
      (!sections.has(asked.section) || sectionOf(entry) === asked.section) && (!kinds.has(asked.kind) || entry.sort === asked.kind);
    const shown = pages.every(isChosen) ? pages : pages.filter(isChosen);
    const told = text('search.count', { count: shown === pages ? total : shown.length });
    // What is nothing answers no other question.
    if (pages.length === 0) count.textContent = text('search.none');
    else count.textContent = corrected === undefined ? told : `${text('search.corrected', { text: corrected })}. ${told}`;
    const words = highlight ? answer.words : [];
    const options = { text, findExcerpt: tools.findExcerpt, wanted, words, excerptLength: pageExcerptLength, signal: drawing.signal };
    list.append(shown.length === 0 ? drawNothing(nearest, asked) : drawResults(shown, options));
    if (total > pages.length) list.append(make('p', { class: 'hg-results-more' }, text('search.first', { shown: pages.length, count: total })));
    countEmpty(question, total);
  }

  function drawNothing(nearest: string | undefined, { q, ctx }: Asked): HTMLElement {
    const ways = drawWaysOn(q, nearest, { text, context, ask: (question) => tools.change({ q: question, section: '', kind: '' }) });
    const hint = make('div', { class: 'hg-panel-problem' }, ...ways);
    if (ctx === '' || !everywhere) return hint;
    const label = contexts.find(({ path }) => path === ctx)?.label ?? '';
    const outside = make('button', { type: 'button' }, text('search.outside', { context: label }));
    outside.addEventListener('click', () => tools.change({ ctx: '', section: '', kind: '' }));
    hint.append(' ', outside);
    return hint;
  }

  return {
    root: make('div', {}, choices.tools, make('div', { class: 'hg-search-found' }, count, choices.found), list),
    /** Shows what is chosen of the site. */
    showChoices: choices.show,
    show(state: AskingState, asked: Asked): void {
      drawing.abort();
      drawing = new AbortController();
      list.replaceChildren();
      count.textContent = '';
      if (state.kind === 'ready') return showAnswer(state, asked);
      choices.showFound({ sections: new Map(), kinds: new Map() }, asked);
      if (state.kind === 'loading') count.textContent = text('search.loading');
      if (state.kind !== 'failed') return;
      count.textContent = text('search.failed');
      list.append(make('div', { class: 'hg-panel-problem' }, ...drawFailure(state.message, text, tools.retry)));
    },
  };
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The part of the site that a page was found in; empty: none. */
function sectionOf({ breadcrumb }: MarkedPage): string {
  return breadcrumb[0] ?? '';
}

/** The results as the search page lists them, one after another; excerpts are read when their results come near. */
function drawResults(pages: readonly MarkedPage[], tools: RowTools): HTMLElement {
  const list = make('ol', {});
  const draw = (index: number): void => list.append(...pages.slice(index, index + 1).map((page) => drawResult(page, tools)));
  drawInParts(pages.length, draw, tools.signal);
  return list;
}

function drawResult(page: MarkedPage, tools: RowTools): HTMLElement {
  const result = make(
    'li',
    {},
    make('h2', {}, make('a', { href: resultHref(page, '', tools.words) }, drawMarked(page.title))),
    make('span', { class: 'hg-row-sort' }, tools.text(`search.sort.${page.sort}`)),
  );
  const inherited = (page.owner ?? page.title.text) === page.title.text ? [] : [originOf(page, tools.text)];
  for (const said of [page.breadcrumb.join(' › '), ...inherited]) if (said !== '') result.append(make('p', { class: 'hg-result-path' }, said));
  const summary = (hash: string): HTMLElement => {
    const section = page.sections.find((entry) => entry.hash === hash);
    const place = make('p', { class: 'hg-result-text hg-result-excerpt' });
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void fillExcerpt(place, { page, section }, tools);
    }, { rootMargin: '50%' });
    observer.observe(place);
    tools.signal.addEventListener('abort', () => observer.disconnect());
    return place;
  };
  if (page.description.text !== '') result.append(make('p', { class: 'hg-result-text' }, drawMarked(page.description)));
  else if (page.sections.length === 0) result.append(summary(''));
  const sections = page.sections.map(({ heading, hash, kind }) => {
    const link = heading.text === '' || hash === '' ? [] : [make('a', { href: resultHref(page, hash, tools.words) }, drawMarked(heading))];
    return make('li', {}, ...link, ...(kind === 'content' ? [summary(hash)] : []));
  });
  if (sections.length > 0) result.append(make('ul', {}, ...sections));
  return result;
}
