import { dirname } from 'node:path';
import type { Host } from '../host/host.ts';
import { nodeHost } from '../host/host.ts';
import { readBuiltSite } from '../read-output.ts';
import { readSearchFiles } from '../steps/read-search-files.ts';
import { openAskedSite } from './open-asked-site.ts';

/** What a built site answers to a golden question. */
export interface GoldenQuestionAnswer {
  readonly ask: string;
  readonly find: string;
  /** Addresses of the first three pages. */
  readonly first: readonly string[];
  /** At which place what is to be found stands, from 1; 0: it is not among the first twenty. */
  readonly place: number;
}

/**
 * What the built site in `outDir` answers to the golden questions of the config at `configPath`; none when it has no questions or
 * is not searched in the browser. Throws a `HelpgenError` when nothing was built.
 */
export async function answerGoldenQuestions(
  where: { readonly configPath: string; readonly outDir?: string },
  host: Host = nodeHost,
): Promise<readonly GoldenQuestionAnswer[]> {
  const { config, site } = readBuiltSite(where, host);
  const { value } = readSearchFiles(host.disk, dirname(where.configPath), config);
  if (value.questions.length === 0 || !site.files.includes('search-index.json')) return [];
  const asked = openAskedSite(where, host);
  const answers: GoldenQuestionAnswer[] = [];
  for (const { ask, find } of value.questions) {
    const { pages } = await asked.answer(ask, { limit: 20 });
    const hrefs = pages.map(({ href }) => href);
    const wanted = routeOf(find);
    answers.push({
      ask,
      find,
      first: hrefs.slice(0, 3),
      place: hrefs.findIndex((href) => routeOf(href.slice(config.basePath.length - 1)) === wanted) + 1,
    });
  }
  return answers;
}

function routeOf(address: string): string {
  return decodeURI(address)
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/$/, '');
}
