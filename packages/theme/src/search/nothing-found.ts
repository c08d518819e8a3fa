import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import { recentSearches } from '../recent.ts';

/** A question that stood unanswered for so long, in milliseconds, was meant. */
const restMs = 1500;
const longest = 100;

/**
 * Has questions that found nothing counted, each once, where the site counts anything, and remembered; told whatever is asked, and what
 * was found.
 */
export function createEmptyCounter(context: BehaviourContext): (question: string, total: number) => void {
  const vain = recentSearches(context, 'vain-searches');
  const counted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (question, total) => {
    clearTimeout(timer);
    const text = question.trim().slice(0, longest);
    if (total > 0 || text === '' || counted.has(text)) return;
    timer = setTimeout(() => {
      counted.add(text);
      vain.add(text);
      dispatchEvent(new CustomEvent('hg:count', { detail: { name: 'search-no-results', data: { question: text } } }));
    }, restMs);
  };
}

/** What is drawn where an answer is missing. */
interface WayTools {
  readonly text: Translate;
  readonly context: BehaviourContext;
  ask(question: string): void;
}

/**
 * Where a reader goes on who has found nothing for `question`: what is written most like it, other words, the sections of the
 * site, its start; and the authors, who are told what he looks for when he says so.
 */
export function drawWaysOn(question: string, nearest: string | undefined, { text, context, ask }: WayTools): readonly Node[] {
  const { navbar, homeHref, options } = context.frame;
  const sections = navbar.items.flatMap((item) => (item.type === 'link' ? [make('a', { href: item.href }, item.label)] : []));
  const links = [...sections.flatMap((link) => [' ', link]), ' ', make('a', { href: homeHref }, text('search.home'))];
  const ways = make('div', { class: 'hg-search-on' }, make('p', {}, text('search.noneHint')));
  ways.append(make('p', {}, ...(sections.length === 0 ? [] : [text('search.sections')]), ...links));
  if (options.feedback !== null) {
    const vain = recentSearches(context, 'vain-searches');
    const questions = [...new Set([question.trim(), ...vain.read()])];
    const report = make('button', { type: 'button' }, text('search.report', { words: questions.map((each) => `«${each}»`).join(', ') }));
    const place = make('p', { role: 'status' }, report);
    report.addEventListener('click', async () => {
      const { reportSearches } = await import('../feedback/feedback-message.ts');
      const isTold = await reportSearches(questions, context);
      if (isTold) vain.clear();
      place.textContent = text(isTold ? 'search.reported' : 'search.reportFailed');
    });
    ways.append(place);
  }
  if (nearest === undefined) return [ways];
  const button = make('button', { type: 'button' }, nearest);
  button.addEventListener('click', () => ask(nearest));
  return [make('p', {}, text('search.nearest'), ' ', button), ways];
}

/** Says why nothing could be asked (empty: no server answers), and offers to `retry`. */
export function drawFailure(message: string, text: Translate, retry: () => void): readonly Node[] {
  const button = make('button', { type: 'button' }, text('search.retry'));
  button.addEventListener('click', retry);
  return [make('p', {}, message || text('search.unreachable')), button];
}
