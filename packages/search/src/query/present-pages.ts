import type { TextKind } from '../index-format.ts';
import { plainAnchorOf } from '../plain-anchor.ts';
import type { FoundPage, FoundSection } from './answer.ts';
import type { IndexPage } from './index-pages.ts';

/** A page that answers, before it is cut to what is shown. */
export interface AnsweringPage {
  readonly page: IndexPage;
  /** Places of the sections that show what it was found by, best first. */
  readonly places: readonly number[];
  /** Whether the question is its name, or names one of its members. */
  readonly isNamed: boolean;
  /** The title of the page that the question asks for a member of, which is the first of the sections. */
  readonly owner?: string;
  readonly reasons: readonly string[];
}

const mostSections = 3;

/** Pages that answer, told one by one: a question may find a thousand of which eight are shown. */
export interface AnsweringPages {
  /** Best first. */
  readonly numbers: readonly number[];
  answerOf(number: number): AnsweringPage;
  /** Whether a section has any word of the question. */
  has(kind: TextKind, section: number): boolean;
}

/** The first of `numbers` as they are shown, `limit` rows of pages and sections. */
export function presentPages({ numbers, answerOf, has }: AnsweringPages, limit: number): readonly FoundPage[] {
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
