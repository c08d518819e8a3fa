import { make } from '@helpgen/runtime/behaviours';
import type { MarkedPage } from '@helpgen/runtime/search';
import { fillExcerpt, originOf } from './draw-row.ts';
import type { RowTools } from './draw-row.ts';
import { drawInParts } from './draw-in-parts.ts';
import { drawMarked } from './draw-marked.ts';
import { resultHref } from './search-address.ts';

/** The part of the site that a page was found in; empty: none. */
export function sectionOf({ breadcrumb }: MarkedPage): string {
  return breadcrumb[0] ?? '';
}

/** The results as the search page lists them, one after another; excerpts are read when their results come near. */
export function drawResults(pages: readonly MarkedPage[], tools: RowTools): HTMLElement {
  const wanted = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wanted.get(target)?.();
      }
    },
    { rootMargin: '50%' },
  );
  tools.signal.addEventListener('abort', () => observer.disconnect());
  const whenNear = (element: Element, act: () => void): void => {
    wanted.set(element, act);
    observer.observe(element);
  };
  const list = make('ol', {});
  drawInParts(
    pages.length,
    (index) => list.append(...pages.slice(index, index + 1).map((page) => drawResult(page, tools, whenNear))),
    tools.signal,
  );
  return list;
}

function drawResult(page: MarkedPage, tools: RowTools, whenNear: (element: Element, act: () => void) => void): HTMLElement {
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
    whenNear(place, () => void fillExcerpt(place, { page, section }, tools));
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
