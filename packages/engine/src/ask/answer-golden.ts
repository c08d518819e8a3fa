import { dirname, join } from 'node:path';
import { canonicalJson } from '@helpgen/model';
import type { GoldenQuestion } from '@helpgen/model/config';
import { readChecked, writeChecked } from '../cache/checked-file.ts';
import { digestOf } from '../cache/digest-of.ts';
import { toolId } from '../cache/tool-id.ts';
import type { Host } from '../host/host.ts';
import { nodeHost } from '../host/host.ts';
import { cachePlaces } from '../open-memory.ts';
import { openProject } from '../project.ts';
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
 * is not searched in the browser. An index that was asked the same before is not asked again. Throws a `HelpgenError` when nothing
 * was built.
 */
export async function answerGoldenQuestions(
  where: { readonly configPath: string; readonly outDir?: string },
  host: Host = nodeHost,
): Promise<readonly GoldenQuestionAnswer[]> {
  const { config, site } = readBuiltSite(where, host);
  const { questions } = readSearchFiles(host.disk, dirname(where.configPath), config).value;
  if (questions.length === 0 || !site.files.includes('search-index.json')) return [];
  // The index names its parts by their content.
  const index = digestOf(host.disk.readFile(join(site.outDir, 'search-index.json')));
  const key = digestOf(canonicalJson([toolId, index, config.search, config.basePath, questions.map(({ ask, find }) => [ask, find])]));
  const memory = join(cachePlaces(openProject(where.configPath)).folder, 'golden-answers');
  const kept = (readChecked(host.disk, memory) ?? []) as readonly (readonly [key: string, answers: readonly GoldenQuestionAnswer[]])[];
  const known = kept.find(([other]) => other === key)?.[1];
  if (known !== undefined) return known;
  const answers = await askAll(where, { questions, basePath: config.basePath }, host);
  try {
    writeChecked(host.disk, memory, [[key, answers], ...kept.slice(0, keptAnswers - 1)]);
  } catch {
    // The cache only saves time.
  }
  return answers;
}

async function askAll(
  where: { readonly configPath: string; readonly outDir?: string },
  { questions, basePath }: { readonly questions: readonly GoldenQuestion[]; readonly basePath: string },
  host: Host,
): Promise<readonly GoldenQuestionAnswer[]> {
  const asked = openAskedSite(where, host);
  const answers: GoldenQuestionAnswer[] = [];
  for (const { ask, find } of questions) {
    const { pages } = await asked.answer(ask, { limit: 20 });
    const hrefs = pages.map(({ href }) => href);
    const wanted = routeOf(find);
    const place = hrefs.findIndex((href) => routeOf(href.slice(basePath.length - 1)) === wanted) + 1;
    answers.push({ ask, find, first: hrefs.slice(0, 3), place });
  }
  return answers;
}

/** So many indexes are remembered: those of the site and of what it is compared with, and the last ones before. */
const keptAnswers = 4;

function routeOf(address: string): string {
  return decodeURI(address)
    .replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/$/, '');
}
