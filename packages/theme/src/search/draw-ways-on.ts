import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import { createRecentSearches, type RecentSearches } from './recent-searches.ts';

/** What was looked for in vain in this browser; it is told to nobody unless the reader does it. */
export function openVainSearches(context: Pick<BehaviourContext, 'storageKey'>): RecentSearches {
  return createRecentSearches(context.storageKey('helpgen.vain-searches'));
}

/**
 * Where a reader goes on who has found nothing for `question`: other words, the sections of the site, its start; and the authors, who are
 * told what he looks for when he says so.
 */
export function drawWaysOn(question: string, context: BehaviourContext, text: Translate): HTMLElement {
  const { navbar, homeHref, options } = context.frame;
  const sections = navbar.items.flatMap((item) => (item.type === 'link' ? [make('a', { href: item.href }, item.label)] : []));
  const links = [...sections.flatMap((link) => [' ', link]), ' ', make('a', { href: homeHref }, text('search.home'))];
  const ways = make('div', { class: 'hg-search-on' }, make('p', {}, text('search.noneHint')));
  ways.append(make('p', {}, ...(sections.length === 0 ? [] : [text('search.sections')]), ...links));
  if (options.feedback !== null) ways.append(drawReport(question, context, text));
  return ways;
}

function drawReport(question: string, context: BehaviourContext, text: Translate): HTMLElement {
  const vain = openVainSearches(context);
  const questions = [...new Set([question.trim(), ...vain.read()])];
  const button = make('button', { type: 'button' }, text('search.report', { words: questions.map((each) => `«${each}»`).join(', ') }));
  const place = make('p', { role: 'status' }, button);
  button.addEventListener('click', async () => {
    const { reportSearches } = await import('../feedback/report-searches.ts');
    const isTold = await reportSearches(questions, context);
    if (isTold) vain.clear();
    place.textContent = text(isTold ? 'search.reported' : 'search.reportFailed');
  });
  return place;
}
