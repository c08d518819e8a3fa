import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../report/format-figures.ts';
import { type Corpus, editSentence } from './corpus.ts';
import { readTextCorpus } from './text-corpus.ts';
import { countDocuments } from './count-documents.ts';

const repository = join(import.meta.dirname, '../../../..');
const content = 'docs-content';
/** What the table calls the guides and terms of this repository. */
export const guidesName = 'guides and terms';

/** The whole documentation of this repository, its reference included, with its own config: for helpgen alone. */
export async function docsCorpus(): Promise<Corpus> {
  const article = 'topics/basic-syntax';
  const pages = await countDocuments(join(repository, content, 'docs'));
  return {
    name: `docs-content, ${formatCount(pages)} pages`,
    kind: 'docs',
    pages,
    config: JSON.parse(await readFile(join(repository, 'site-config.json'), 'utf8')) as object,
    write: async (folder) => {
      await cp(join(repository, content), join(folder, content), { recursive: true });
      return {
        folder,
        article,
        inputs: [content],
        edit: (round) => appendFile(join(folder, content, 'docs', `${article}.md`), editSentence(round)),
      };
    },
  };
}

/** The guides and terms of this repository's documentation: what of it is Markdown. */
export function guidesCorpus(): Promise<Corpus> {
  const folder = join(repository, content, 'docs');
  return readTextCorpus({ name: guidesName, folder, beside: join(repository, content, 'snippets'), frontMatter: 'all' });
}
