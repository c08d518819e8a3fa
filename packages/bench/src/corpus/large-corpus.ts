import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../report/format-figures.ts';
import { type Corpus, editSentence } from './corpus.ts';
import { pagesInFolder } from './make-page.ts';
import { createWriter } from './writer.ts';

const foldersInPart = 50;

/**
 * A large site for helpgen alone: `pages` short pages in folders of folders, each with a link to its neighbour and one
 * that leads nowhere, so that a build has as many findings as pages.
 */
export function largeCorpus(pages: number): Corpus {
  return {
    name: `large, ${formatCount(pages)} short pages, a finding each`,
    kind: 'large',
    pages,
    config: { checks: { brokenLinks: 'warn' } },
    write: async (folder, { content }) => {
      for (let number = 0; number < pages; number += 1) {
        const file = join(folder, content, fileOf(number));
        if (number % pagesInFolder === 0) await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, makeShortPage(number));
      }
      await writeFile(join(folder, content, 'index.md'), '# Справочник\n\nПервая страница.\n');
      const middle = Math.floor(pages / 2);
      return {
        folder,
        article: fileOf(middle).replace(/\.md$/, ''),
        inputs: [content],
        edit: (round) => appendFile(join(folder, content, fileOf(middle)), editSentence(round)),
      };
    },
  };
}

function fileOf(number: number): string {
  const section = Math.floor(number / pagesInFolder);
  return `part-${Math.floor(section / foldersInPart) + 1}/section-${section + 1}/page-${number + 1}.md`;
}

function makeShortPage(number: number): string {
  const writer = createWriter(number * 7919 + 13);
  const neighbour = number % pagesInFolder === 0 ? number : number - 1;
  return [
    `# ${writer.title(writer.phrase(3))} ${number + 1}`,
    writer.paragraph(30),
    `## ${writer.title(writer.phrase(2))}`,
    `${writer.paragraph(25)} [Рядом](page-${neighbour + 1}.md), [нигде](nowhere-${number + 1}.md).`,
  ].join('\n\n') + '\n';
}
