import { make } from '@helpgen/runtime/behaviours';
import type { BehaviourContext, Translate } from '@helpgen/runtime';
import type { MarkedAnswer, MarkedPage, MarkedSection, MarkedText, SearchClient, WantedWords } from '@helpgen/runtime/search';
import type { Option } from './panel.ts';
import { resultHref } from './search-address.ts';

/** A suggestion: a page, or a section of one. */
export interface Row {
  readonly page: MarkedPage;
  /** `undefined`: the page itself was found. */
  readonly section: MarkedSection | undefined;
  /** Whether it stands under the row of its page, and whether it is the last there. */
  readonly place: 'alone' | 'inner' | 'last';
  /** Whether the question is its name: then it says what it is. */
  readonly isAnswer: boolean;
}

/** The rows of `answer`, at most `limit`: sections stand under their page, alone when only they were found. */
export function rowsOf({ pages }: MarkedAnswer, limit: number): readonly Row[] {
  const rows = pages.flatMap((page, index): readonly Row[] => {
    const [member, ...others] = page.sections;
    if (index === 0 && page.owner !== undefined && member !== undefined) {
      const rest = others.map((section): Row => ({ page, section, place: 'alone', isAnswer: false }));
      return [{ page, section: member, place: 'alone', isAnswer: true }, ...rest];
    }
    // A page that has the words scattered may have no section to show.
    const isFound = page.kind !== undefined || page.sections.length === 0;
    const isAnswer = index === 0 && page.isNamed && page.description.text !== '';
    const sections = page.sections.map((section): Row => ({ page, section, place: isFound ? 'inner' : 'alone', isAnswer: false }));
    return isFound ? [{ page, section: undefined, place: 'alone', isAnswer }, ...sections] : sections;
  });
  const shown = rows.slice(0, limit);
  return shown.map((row, index) => (row.place === 'inner' && shown[index + 1]?.place !== 'inner' ? { ...row, place: 'last' } : row));
}

/** What rows are drawn with. */
export interface RowTools {
  readonly text: Translate;
  readonly findExcerpt: FindExcerpt;
  readonly wanted: WantedWords;
  /** Those that are marked on the target page. */
  readonly words: readonly string[];
  /** How many characters an excerpt has, about. */
  readonly excerptLength: number;
  /** Says that the row is not shown any more. */
  readonly signal: AbortSignal;
}

/** The option for `row`; the excerpt of a text follows when its page has been read. */
export function optionOf(row: Row, tools: RowTools): Option {
  const { page, section, place, isAnswer } = row;
  const { text, words } = tools;
  const isText = section !== undefined && (section.kind === 'content' || isAnswer);
  const draw = (): HTMLElement => {
    const origin = place === 'alone' && section !== undefined ? originOf(page, text) : '';
    const { name, sort } = sortOf(page, section, text);
    const main = make('span', { class: 'hg-row-main' }, drawMarked(name));
    if (isText && origin !== '' && !isAnswer) main.append(make('span', { class: 'hg-row-origin' }, ` · ${origin}`));
    const detail = make('span', { class: 'hg-row-detail' });
    // Room for the excerpt that follows.
    if (isText) detail.append(' ');
    else if (section === undefined && (isAnswer || page.kind === 'description')) detail.append(drawMarked(page.description));
    else detail.append(section === undefined ? page.breadcrumb.join(' › ') : origin);
    const look = `hg-row hg-row-${place}${isAnswer ? ' hg-row-answer' : ''}`;
    return make(
      'a',
      { href: resultHref(page, section?.hash ?? '', words), class: look, 'data-kind': section?.kind ?? 'title' },
      make('span', { class: 'hg-row-head' }, main, make('span', { class: 'hg-row-sort' }, sort)),
      // There is room for it in an answer.
      ...(isAnswer && origin !== '' ? [make('span', { class: 'hg-row-detail' }, origin)] : []),
      ...(detail.textContent === '' ? [] : [detail]),
    );
  };
  if (!isText) return { draw };
  // What a member is stands where its section begins.
  const wanted = isAnswer ? { ...tools.wanted, terms: [], unfinished: '' } : tools.wanted;
  return { draw, shown: (element) => void fillExcerpt(element.lastElementChild as HTMLElement, row, { ...tools, wanted }) };
}

/** The page that a section stands on; of an inherited member, who has it from there. */
export function originOf({ title, owner = title.text }: MarkedPage, text: Translate): string {
  return owner === title.text ? owner : text('search.inherited', { name: owner, type: title.text });
}

/** What a row is called, and what that is: of a heading such as `Добавить · Add · метод` the last part says it. */
function sortOf(page: MarkedPage, section: MarkedSection | undefined, text: Translate) {
  if (section === undefined) return { name: page.title, sort: text(`search.sort.${page.sort}`) };
  const { heading } = section;
  const end = heading.text.lastIndexOf(' · ');
  if (page.sort !== 'type' || end < 0) return { name: heading, sort: text('search.sort.section') };
  const name = { text: heading.text.slice(0, end), marks: heading.marks.filter(([, to]) => to <= end) };
  return { name, sort: heading.text.slice(end + ' · '.length) };
}

/**
 * Finds an excerpt of the section at `hash` of the page at `href`, around the first wanted word; `null`: the page cannot be had, or
 * nobody waits any more.
 */
export type FindExcerpt = (href: string, hash: string, query: Pick<RowTools, 'wanted' | 'excerptLength' | 'signal'>) => Promise<MarkedText | null>;

/** Has `client` read pages one at a time, in the order of the results. */
export function createExcerpts(client: SearchClient, { frame }: BehaviourContext): FindExcerpt {
  const { basePath, router, trailingSlash } = frame;
  let last: Promise<MarkedText | null> = Promise.resolve(null);
  return (href, hash, { wanted, excerptLength, signal }) => {
    last = last
      .then(() => (signal.aborted ? null : client.excerpt({ href, hash, site: { basePath, router, trailingSlash } }, wanted, excerptLength)))
      .catch(() => null);
    return last;
  };
}

/** Fills `place` with an excerpt of the section of `row`, or empties it when there is none. */
export async function fillExcerpt(place: HTMLElement, { page, section }: Pick<Row, 'page' | 'section'>, tools: RowTools): Promise<void> {
  const excerpt = await tools.findExcerpt(page.href, section?.hash ?? '', tools);
  if (!tools.signal.aborted) place.replaceChildren(...(excerpt === null ? [] : [drawMarked(excerpt)]));
}

/** `text` with its marks, as text nodes and `mark` elements. */
export function drawMarked({ text, marks }: MarkedText): DocumentFragment {
  const drawn = document.createDocumentFragment();
  let end = 0;
  for (const [from, to] of marks) {
    if (from < end) continue;
    drawn.append(text.slice(end, from), make('mark', {}, text.slice(from, to)));
    end = to;
  }
  drawn.append(text.slice(end));
  return drawn;
}
