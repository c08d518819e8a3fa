import type { BehaviourContext } from '@helpgen/runtime';
import type { NameCards } from '../name-cards.ts';

/** The cards of the page that `link` leads to, and the anchor that it names there. */
export async function loadCards(link: Element, { page, loadData }: BehaviourContext): Promise<{ readonly cards: NameCards; readonly anchor: string }> {
  // With addresses behind a hash that of the document is another.
  const { href } = new URL(link.getAttribute('href') ?? '', new URL(page.href, document.baseURI));
  const [address = '', anchor = ''] = href.split('#');
  const cards = (await loadData(`${address.replace(/(?:\/index)?\.html$|\/$/, '')}.names.js`)) as NameCards | undefined;
  return { cards: cards ?? {}, anchor: decodeURIComponent(anchor) };
}
