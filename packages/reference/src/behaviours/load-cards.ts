import type { BehaviourContext } from '@helpgen/runtime';
import type { NameCards } from '../name-cards.ts';

/** The cards of the page that `link` leads to, and the anchor that it names there. */
export async function loadCards(link: Element, context: BehaviourContext): Promise<{ readonly cards: NameCards; readonly anchor: string }> {
  const [page = '', anchor = ''] = (link.getAttribute('href') ?? '').split('#');
  const cards = (await loadBeside(page, '.names.js', context)) as NameCards | undefined;
  return { cards: cards ?? {}, anchor: decodeURIComponent(anchor) };
}

/** What the file holds whose path has `end` in the place of that of the page at `href`; empty: the page that is shown. */
export async function loadBeside(href: string, end: string, { page, loadData }: BehaviourContext): Promise<unknown> {
  // With addresses behind a hash that of the document is another.
  const [address = ''] = new URL(href, new URL(page.href, document.baseURI)).href.split('#');
  return loadData(`${address.replace(/(?:\/index)?\.html$|\/$/, '')}${end}`);
}
