import { plainAnchorOf } from '../index-format.ts';
import type { FoundPage, FoundSection } from './answer.ts';
import type { RankedAnswers } from './rank-answers.ts';

const mostSections = 3;

/** The first of `numbers` as they are shown, `limit` rows of pages and sections. */
export function presentPages({ numbers, answerOf, has }: RankedAnswers, limit: number): readonly FoundPage[] {
  const pages: FoundPage[] = [];
  let rows = 0;
  for (const number of numbers) {
    if (rows >= limit) break;
    const { page, places, isNamed, owner, reasons } = answerOf(number);
    const kinds = (['title', 'keywords', 'description', 'content'] as const).filter((kind) => has(kind, page.start));
    const sections = places.slice(0, Math.min(mostSections, limit - rows - 1)).map((place): FoundSection => {
      const { text, anchor } = page.headings[place - 1] ?? { text: '', anchor: '' };
      const hash = `#${encodeURIComponent(anchor || plainAnchorOf(text))}`;
      return { heading: text, hash, kind: has('heading', page.start + place) ? 'heading' : 'content' };
    });
    const { title, href, breadcrumb, description, sort = 'article' } = page;
    pages.push({ title, href, breadcrumb, description, kind: kinds[0], sections, sort, isNamed, ...(owner === undefined ? {} : { owner }), reasons });
    rows += 1 + sections.length;
  }
  return pages;
}
