import type { TextKind } from '../index-format.ts';
import type { FoundPage, FoundSection } from './answer.ts';
import type { IndexPage } from './index-pages.ts';

/** A page that answers, before it is cut to what is shown. */
export interface AnsweringPage {
  readonly page: IndexPage;
  /** Places of the sections that show what it was found by, best first. */
  readonly places: readonly number[];
  /** Whether the question is its name, or names one of its members. */
  readonly isNamed: boolean;
  readonly reasons: readonly string[];
}

const mostSections = 3;

/** `answering` as they are shown, `limit` rows of pages and sections; `has`: whether a section has any word of the question. */
export function presentPages(
  answering: readonly AnsweringPage[],
  has: (kind: TextKind, section: number) => boolean,
  limit: number,
): readonly FoundPage[] {
  const pages: FoundPage[] = [];
  let rows = 0;
  for (const { page, places, isNamed, reasons } of answering) {
    if (rows >= limit) break;
    const kinds = (['title', 'keywords', 'description', 'content'] as const).filter((kind) => has(kind, page.start));
    const sections = places.slice(0, Math.min(mostSections, limit - rows - 1)).map((place): FoundSection => {
      const { text, anchor } = page.headings[place - 1] ?? { text: '', anchor: '' };
      return { heading: text, hash: `#${encodeURIComponent(anchor)}`, kind: has('heading', page.start + place) ? 'heading' : 'content' };
    });
    const { title, href, breadcrumb, description, sort = 'article' } = page;
    pages.push({ title, href, breadcrumb, description, kind: kinds[0], sections, sort, isNamed, reasons });
    rows += 1 + sections.length;
  }
  return pages;
}
