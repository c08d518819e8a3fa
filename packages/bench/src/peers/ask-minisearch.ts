import MiniSearch from 'minisearch';
import { eachOnce, type Peer, type PeerSection } from './peer.ts';

/** MiniSearch with what VitePress gives it: sections with titles above them, wrong letters and beginnings forgiven. */
export function askMiniSearch(sections: readonly PeerSection[]): Peer {
  const index = new MiniSearch<{ readonly id: number; readonly title: string; readonly titles: string; readonly text: string }>({
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  for (const [id, { title, heading, text }] of sections.entries())
    index.add({ id, title: heading || title, titles: heading === '' ? '' : title, text });
  return {
    name: 'MiniSearch (VitePress)',
    ask: async (question) => eachOnce(index.search(question).map(({ id }) => sections[Number(id)]?.page ?? '')),
  };
}
