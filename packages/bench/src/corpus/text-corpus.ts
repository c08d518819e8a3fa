import { appendFile, copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { formatCount } from '../report/format-figures.ts';
import { type Corpus, editSentence } from './corpus.ts';
import { prepareText } from './prepare-text.ts';
import { ownLayout } from './write-corpus.ts';

/** Markdown that people wrote, as both generators get it. */
export interface TextCorpus extends Corpus {
  /** The same without the files at `paths`, which are those of findings: `docs/guide/a.md`. */
  without(paths: readonly string[]): TextCorpus;
}

/** Where real text lies. */
export interface TextSource {
  readonly name: string;
  readonly folder: string;
  /** A folder that stands beside that of the content, as files that pages include. */
  readonly beside?: string;
  /** Whether the front matter was written for helpgen, or only what every generator knows of it stays. */
  readonly frontMatter: 'all' | 'common';
}

interface TextFile {
  /** Below the content folder, parted by `/`. */
  readonly path: string;
  readonly text: string;
}

const imageNames = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
/** Foreign text has links and directives of other generators, which helpgen would refuse or tell of. */
const checks = {
  brokenLinks: 'ignore',
  brokenAnchors: 'ignore',
  brokenImages: 'ignore',
  duplicateRoutes: 'ignore',
  missingAlt: 'ignore',
  unknownLanguage: 'ignore',
  unknownDirective: 'ignore',
  repeatedText: 'ignore',
};

/** The name of the text in `folder`: that of the folder, or of the one around it where the folder only says that it holds text. */
export function nameOfText(folder: string): string {
  const path = resolve(folder);
  return /^(?:src|docs?|content|en|ru)$/.test(basename(path)) ? basename(dirname(path)) : basename(path);
}

/** The Markdown and the images in a folder. Throws when there is none. */
export async function readTextCorpus(source: TextSource): Promise<TextCorpus> {
  const root = resolve(source.folder);
  const names = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Files and folders that both generators, or one of them, leave out.
    .filter((path) => !path.split('/').some((part) => /^[._]|^node_modules$/.test(part)) || source.frontMatter === 'all')
    .toSorted();
  const files: TextFile[] = [];
  for (const path of names.filter((name) => name.endsWith('.md'))) {
    files.push({ path, text: prepareText(await readFile(join(source.folder, path), 'utf8'), source.frontMatter) });
  }
  if (files.length === 0) throw new Error(`There is no Markdown in \`${source.folder}\`.`);
  return makeTextCorpus(source, files, names.filter((name) => imageNames.test(name)));
}

function makeTextCorpus(source: TextSource, files: readonly TextFile[], images: readonly string[]): TextCorpus {
  const pages = files.filter(({ path }) => !basename(path).startsWith('_'));
  return {
    name: `${source.name}, ${formatCount(pages.length)} pages`,
    kind: 'text',
    pages: pages.length,
    config: { markdown: { trustHtml: true }, checks },
    without: (paths) => makeTextCorpus(source, files.filter(({ path }) => !paths.includes(`${ownLayout.content}/${path}`)), images),
    write: async (folder, { content, indexName }) => {
      // To Hugo a folder with an `index.md` is a single page, and everything beside that file a part of it.
      const nameOf = (path: string): string => (basename(path) === 'index.md' ? indexName : basename(path));
      const fileOf = (path: string): string => join(folder, content, dirname(path), nameOf(path));
      for (const { path, text } of files) await writeInto(fileOf(path), (file) => writeFile(file, text));
      for (const path of images) await writeInto(join(folder, content, path), (file) => copyFile(join(source.folder, path), file));
      if (source.beside !== undefined) await cp(source.beside, join(folder, basename(source.beside)), { recursive: true });
      const middle = pages.filter(({ path }) => basename(path) !== 'index.md')[Math.floor(pages.length / 2)] ?? pages[0];
      if (middle === undefined) throw new Error(`No page of \`${source.folder}\` can be built.`);
      return {
        folder,
        article: middle.path.replace(/\.md$/, ''),
        inputs: [content, ...(source.beside === undefined ? [] : [basename(source.beside)])],
        edit: (round) => appendFile(fileOf(middle.path), editSentence(round)),
      };
    },
  };
}

async function writeInto(file: string, write: (file: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await write(file);
}
