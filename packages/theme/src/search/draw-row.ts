import type { MarkedAnswer, MarkedPage, MarkedSection, MarkedText, WantedWords } from '@helpgen/runtime/search';
import type { Excerpts } from './create-excerpts.ts';
import type { Option } from './create-listbox.ts';
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
    // A page that has the words scattered may have no section to show.
    const isFound = page.kind !== undefined || page.sections.length === 0;
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
  /** Those that are marked on the target page. */
  readonly words: readonly string[];
  readonly excerptLength: number;
  /** Says that the row is not shown any more. */
  readonly signal: AbortSignal;
}

/** The option for `row`; the excerpt of a text follows when its page has been read. */
export function optionOf(row: Row, tools: RowTools): Option {
  const draw = (): HTMLElement => drawRow(row, tools.words);
  if (row.section?.kind !== 'content') return { draw };
  return { draw, shown: (element) => void fillExcerpt(element.lastElementChild as HTMLElement, row, tools) };
}

function drawRow({ page, section, place }: Row, words: readonly string[]): HTMLElement {
  const origin = place === 'alone' && section !== undefined ? page.title.text : '';
  const isText = section?.kind === 'content';
  const main = make('span', { class: 'hg-row-main' }, drawMarked(section?.heading ?? page.title));
  if (isText && origin !== '') main.append(make('span', { class: 'hg-row-origin' }, ` · ${origin}`));
  const detail = make('span', { class: 'hg-row-detail' });
  // Room for the excerpt that follows.
  if (isText) detail.append(' ');
  else if (page.kind === 'description' && section === undefined) detail.append(drawMarked(page.description));
  else detail.append(section === undefined ? page.breadcrumb.join(' › ') : origin);
  return make(
    'a',
    { href: resultHref(page, section?.hash ?? '', words), class: `hg-row hg-row-${place}`, 'data-kind': section?.kind ?? 'title' },
    main,
    ...(detail.textContent === '' ? [] : [detail]),
  );
}

/** Fills `place` with an excerpt of the section of `row`, or empties it when there is none. */
export async function fillExcerpt(
  place: HTMLElement,
  { page, section }: Row,
  { excerpts, wanted, excerptLength: length, signal }: RowTools,
): Promise<void> {
  const excerpt: MarkedText | null = await excerpts.find(page.href, section?.hash ?? '', { wanted, length, signal });
  if (!signal.aborted) place.replaceChildren(...(excerpt === null ? [] : [drawMarked(excerpt)]));
}
