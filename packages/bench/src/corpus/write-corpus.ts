import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../report/format-figures.ts';
import { type Corpus, type CorpusSite, editSentence, type Layout } from './corpus.ts';
import { listPlaces, makeHomePage, makePage, type PagePlace, pagesInFolder } from './make-page.ts';

/** The layout of helpgen: links by file, directives. */
export const ownLayout: Layout = {
  content: 'docs',
  indexName: 'index.md',
  link: (from, to) => {
    const section = from.folder === to.folder ? '.' : `${from.folder === 0 ? '.' : '..'}/section-${to.folder}`;
    return `${section}/${nameOf(to, 'index.md')}`;
  },
  admonition: (title, text) => `:::note[${title}]\n\n${text}\n\n:::`,
};

/** The layout of Hugo: links by address, a quotation for an admonition, which it has no form for. */
export const hugoLayout: Layout = {
  content: 'content',
  indexName: '_index.md',
  link: (_from, to) => `/section-${to.folder}/${to.place === 0 ? '' : `page-${to.place}/`}`,
  admonition: (title, text) => `> **${title}**\n>\n> ${text}`,
};

/** The corpus of `pages` generated pages and a home page. */
export function generatedCorpus(pages: number): Corpus {
  return {
    name: `generated, ${formatCount(pages)} pages`,
    kind: 'generated',
    pages,
    config: {},
    write: (folder, layout) => writeCorpus(folder, pages, layout),
  };
}

/** Writes the content of `pages` pages and a home page below `folder`. */
export async function writeCorpus(folder: string, pages: number, layout: Layout): Promise<CorpusSite> {
  const places = listPlaces(pages);
  const content = join(folder, layout.content);
  const fileOf = (place: PagePlace): string => join(content, `section-${place.folder}`, nameOf(place, layout.indexName));
  for (const { folder } of places.filter(({ place }) => place === 0)) await mkdir(join(content, `section-${folder}`), { recursive: true });
  await writeFile(join(content, layout.indexName), makeHomePage(places, layout));
  for (const [number, place] of places.entries()) await writeFile(fileOf(place), makePage(places, number, layout));

  const half = Math.floor(pages / 2);
  const middle = places[half % pagesInFolder === 0 ? half - 1 : half] ?? { folder: 1, place: 0 };
  return {
    folder,
    article: `section-${middle.folder}/page-${middle.place}`,
    inputs: [layout.content],
    edit: (round) => appendFile(fileOf(middle), editSentence(round)),
  };
}

function nameOf({ place }: PagePlace, indexName: string): string {
  return place === 0 ? indexName : `page-${place}.md`;
}
