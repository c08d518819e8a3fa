import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, listPlaces, makeHomePage, makePage, type PagePlace } from './make-page.ts';

/** A site of the corpus on disk. */
export interface CorpusSite {
  readonly folder: string;
  readonly pages: number;
  /** Adds a sentence, different for each `round`, to a page in the middle. */
  edit(round: number): Promise<void>;
  /** Path of an article without extension, relative to the content folder: `section-2/page-7`. */
  readonly article: string;
}

/** How a generator wants its files. */
export interface Layout extends Dialect {
  /** Content folder below the site's. */
  readonly content: string;
  readonly indexName: string;
}

/** The layout of helpgen: links by file, directives. */
export const ownLayout: Layout = {
  content: 'docs',
  indexName: 'index.md',
  link: (from, to) => `${from.folder === to.folder ? '.' : from.folder === 0 ? `./section-${to.folder}` : `../section-${to.folder}`}/${nameOf(to, 'index.md')}`,
  admonition: (title, text) => `:::note[${title}]\n\n${text}\n\n:::`,
};

/** The layout of Hugo: links by address, a quotation for an admonition, which it has no form for. */
export const hugoLayout: Layout = {
  content: 'content',
  indexName: '_index.md',
  link: (_from, to) => `/section-${to.folder}/${to.place === 0 ? '' : `page-${to.place}/`}`,
  admonition: (title, text) => `> **${title}**\n>\n> ${text}`,
};

/** Writes the content of `pages` pages and a home page below `folder`. */
export async function writeCorpus(folder: string, pages: number, layout: Layout): Promise<CorpusSite> {
  const places = listPlaces(pages);
  const content = join(folder, layout.content);
  const fileOf = (place: PagePlace): string => join(content, `section-${place.folder}`, nameOf(place, layout.indexName));
  for (const place of places.filter(({ place }) => place === 0)) await mkdir(join(content, `section-${place.folder}`), { recursive: true });
  await writeFile(join(content, layout.indexName), makeHomePage(places, layout));
  for (const [number, place] of places.entries()) await writeFile(fileOf(place), makePage(places, number, layout));

  const middle = places[Math.floor(pages / 2) - (Math.floor(pages / 2) % 40 === 0 ? 1 : 0)] ?? { folder: 1, place: 0 };
  return {
    folder,
    pages,
    article: `section-${middle.folder}/page-${middle.place}`,
    edit: (round) => appendFile(fileOf(middle), `\nЭта правка под номером ${round} изменяет одну страницу.\n`),
  };
}

function nameOf({ place }: PagePlace, indexName: string): string {
  return place === 0 ? indexName : `page-${place}.md`;
}
