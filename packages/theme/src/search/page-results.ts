import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import type { MarkedPage } from '@helpgen/runtime/search';
import type { AskingState } from './ask-latest.ts';
import { createEmptyCounter } from './count-empty.ts';
import type { Excerpts } from './create-excerpts.ts';
import { drawNearest } from './draw-panel.ts';
import { drawResults, sectionOf } from './draw-results.ts';
import { drawWaysOn, openVainSearches } from './draw-ways-on.ts';
import type { Asked, PageChoices } from './page-choices.ts';

/** What the search page has found: how much, and what. */
export interface PageResults {
  readonly root: HTMLElement;
  show(state: AskingState, asked: Asked): void;
  /** Reads no more excerpts. */
  stop(): void;
}

interface ResultTools {
  readonly context: BehaviourContext;
  readonly text: Translate;
  readonly excerpts: Excerpts;
  readonly choices: PageChoices;
  change(part: Partial<Asked>): void;
  retry(): void;
}

/** The results of the search page, none yet. */
export function createPageResults(tools: ResultTools): PageResults {
  const { text, choices, context } = tools;
  const count = make('p', { class: 'hg-search-count', role: 'status' });
  const list = make('div', { class: 'hg-results' });
  const countEmpty = createEmptyCounter(openVainSearches(context));
  const { highlight = false, pageExcerptLength = 0 } = context.frame.options.search ?? {};
  let drawing = new AbortController();

  function showAnswer({ answer, question }: AskingState & { readonly kind: 'ready' }, asked: Asked): void {
    const { pages, total, corrected, nearest, wanted } = answer;
    const sections = countNames(pages.map(sectionOf));
    const kinds = countNames(pages.map(({ sort }) => sort));
    choices.showFound({ sections, kinds }, asked);
    const isChosen = (entry: MarkedPage): boolean =>
      (!sections.has(asked.section) || sectionOf(entry) === asked.section) && (!kinds.has(asked.kind) || entry.sort === asked.kind);
    const shown = pages.every(isChosen) ? pages : pages.filter(isChosen);
    const told = [
      corrected === undefined ? '' : text('search.corrected', { text: corrected }),
      pages.length === 0 ? text('search.none') : text('search.count', { count: shown === pages ? total : shown.length }),
    ];
    count.textContent = told.filter(Boolean).join('. ');
    const words = highlight ? answer.words : [];
    const options = { text, excerpts: tools.excerpts, wanted, words, excerptLength: pageExcerptLength, signal: drawing.signal };
    list.append(shown.length === 0 ? drawNothing(nearest, asked, tools) : drawResults(shown, options));
    if (total > pages.length) list.append(make('p', { class: 'hg-results-more' }, text('search.first', { shown: pages.length, count: total })));
    countEmpty(question, total);
  }

  return {
    root: make('div', {}, choices.tools, make('div', { class: 'hg-search-found' }, count, choices.found), list),
    stop: () => drawing.abort(),
    show(state, asked) {
      drawing.abort();
      drawing = new AbortController();
      list.replaceChildren();
      count.textContent = '';
      if (state.kind === 'ready') return showAnswer(state, asked);
      choices.showFound({ sections: new Map(), kinds: new Map() }, asked);
      if (state.kind === 'loading') count.textContent = text('search.loading');
      if (state.kind !== 'failed') return;
      count.textContent = text('search.failed');
      list.append(drawFailure(state.message, tools));
    },
  };
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function drawNothing(nearest: string | undefined, { q, ctx }: Asked, { context, text, change }: ResultTools): HTMLElement {
  const { contexts = [], everywhere = false } = context.frame.options.search ?? {};
  const hint = make('div', { class: 'hg-panel-problem' });
  if (nearest !== undefined) hint.append(drawNearest(nearest, text, (question) => change({ q: question, section: '', kind: '' })));
  if (q.trim() !== '') hint.append(drawWaysOn(q, context, text));
  if (ctx !== '' && everywhere) {
    const label = contexts.find(({ path }) => path === ctx)?.label ?? '';
    const outside = make('button', { type: 'button' }, text('search.outside', { context: label }));
    outside.addEventListener('click', () => change({ ctx: '', section: '', kind: '' }));
    hint.append(' ', outside);
  }
  return hint;
}

function drawFailure(message: string, { text, retry }: ResultTools): HTMLElement {
  const again = make('button', { type: 'button' }, text('search.retry'));
  again.addEventListener('click', retry);
  return make('div', { class: 'hg-panel-problem' }, make('p', {}, message || text('search.unreachable')), again);
}
