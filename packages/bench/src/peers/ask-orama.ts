import { create, insertMultiple, search } from '@orama/orama';
import { stemmer } from '@orama/stemmers/russian';
import { eachOnce, type Peer, type PeerSection } from './peer.ts';

/** How many sections are asked for: those of eight pages. */
const mostSections = 100;

/** Orama with its stemmer of Russian, and the rest as it is by default. */
export async function askOrama(sections: readonly PeerSection[]): Promise<Peer> {
  const index = create({
    schema: { page: 'string', title: 'string', heading: 'string', description: 'string', keywords: 'string', text: 'string' } as const,
    components: { tokenizer: { language: 'russian', stemming: true, stemmer } },
  });
  await insertMultiple(index, sections.map((section) => ({ ...section, keywords: section.keywords.join(', ') })));
  return {
    name: 'Orama',
    async ask(term) {
      const properties = ['title', 'heading', 'description', 'keywords', 'text'] as const;
      const { hits } = await search(index, { term, properties: [...properties], limit: mostSections });
      return eachOnce(hits.map(({ document }) => document.page));
    },
  };
}
