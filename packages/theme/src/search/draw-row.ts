import type { MarkedAnswer, MarkedPage, MarkedSection, MarkedText, WantedWords } from '@helpgen/runtime/search';
import type { Excerpts } from './create-excerpts.ts';
import { drawMarked, make } from './make-element.ts';
import { resultHref } from './search-address.ts';

/** A suggestion: a page, or a section of one. */
export interface Row {
  readonly page: MarkedPage;
  /** `undefined`: the page itself was found. */
  readonly section: MarkedSection | undefined;
  /** Whether it stands under the row of its page, and whether it is the last there. */
  readonly place: 'alone' | 'inner' | 'last';
}

/** The rows of `answer`, at most `limit`: sections stand under their page, alone when only they were found. */
export function rowsOf({ pages }: MarkedAnswer, limit: number): readonly Row[] {
  const rows = pages.flatMap((page): readonly Row[] => {
    const isFound = page.kind !== undefined;
    const sections = page.sections.map((section): Row => ({ page, section, place: isFound ? 'inner' : 'alone' }));
    return isFound ? [{ page, section: undefined, place: 'alone' }, ...sections] : sections;
  });
  const shown = rows.slice(0, limit);
  return shown.map((row, index) => (row.place === 'inner' && shown[index + 1]?.place !== 'inner' ? { ...row, place: 'last' } : row));
}

/** What rows are drawn with. */
export interface RowTools {
  readonly excerpts: Excerpts;
  readonly wanted: WantedWords;
  /** The words that are marked on the target page; empty: none are. */
  readonly question: string;
  readonly excerptLength: number;
  /** Says that the row is not shown any more. */
  readonly signal: AbortSignal;
}

/** The option for `row`; the excerpt of a text follows when its page has been read. */
export function drawRow(row: Row, tools: RowTools): HTMLAnchorElement {
  const { page, section, place } = row;
  const main = section?.heading ?? page.title;
  const detail = make('span', { class: 'hg-row-detail' });
  const link = make(
    'a',
    { href: resultHref(page, section?.hash ?? '', tools.question), class: `hg-row hg-row-${place}`, 'data-kind': section?.kind ?? 'title' },
    make('span', { class: 'hg-row-main' }, drawMarked(main)),
    detail,
  );
  const origin = place === 'alone' && section !== undefined ? [page.title.text] : [];
  if (section?.kind === 'content') {
    detail.append(' ');
    void fillExcerpt(detail, row, tools);
    if (origin.length > 0) link.firstElementChild?.append(make('span', { class: 'hg-row-origin' }, ` · ${origin[0] ?? ''}`));
  } else if (page.kind === 'description' && section === undefined) {
    detail.append(drawMarked(page.description));
  } else {
    detail.append((section === undefined ? page.breadcrumb : origin).join(' › '));
  }
  if (detail.textContent === '') detail.remove();
  return link;
}

/** Fills `place` with an excerpt of the section of `row`, or empties it when there is none. */
export async function fillExcerpt(place: HTMLElement, { page, section }: Row, { excerpts, wanted, excerptLength: length, signal }: RowTools): Promise<void> {
  const excerpt: MarkedText | null = await excerpts.find(page.href, section?.hash ?? '', { wanted, length, signal });
  if (!signal.aborted) place.replaceChildren(...(excerpt === null ? [] : [drawMarked(excerpt)]));
}
