import { appendFile, cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.ts';
import { ownGenerator } from './own-generator.ts';

const repository = join(import.meta.dirname, '../../../..');
const inputs = ['docs-content', 'site-config.json'];

/** helpgen with a copy of this repository's documentation in the place of the corpus, whatever number of pages is asked for. */
export const docsGenerator: Generator = {
  ...ownGenerator,
  write: async (folder) => {
    await mkdir(folder, { recursive: true });
    for (const name of inputs) await cp(join(repository, name), join(folder, name), { recursive: true });
    const article = 'topics/basic-syntax';
    return {
      folder,
      pages: await countDocuments(),
      article,
      edit: (round) => appendFile(join(folder, `docs-content/docs/${article}.md`), `\nЭта правка под номером ${round} изменяет одну страницу.\n`),
    };
  },
  leftBehind: (names) => names.filter((name) => !inputs.includes(name)),
};

/** Number of the documentation's files that are a page each: names with `_` in front are parts of others. */
export async function countDocuments(): Promise<number> {
  const names = await readdir(join(repository, 'docs-content/docs'), { recursive: true });
  return names.filter((name) => /(?:^|[\\/])[^_\\/][^\\/]*\.(?:md|yaml)$/.test(name)).length;
}
