import type { Command } from 'commander';
import type { SearchFlags } from '../search/run-search.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples, addServerOption, numberBetween } from './command-rig.ts';

/** Adds `search`: what a reader of the built site would find. */
export function defineSearch(program: Command, act: Act): void {
  const command = program
    .command('search')
    .description('Ask the built site a question, as its search box would.')
    .argument('<words...>', 'the question');
  addConfigOption(command);
  command
    .option('-o, --out-dir <path>', 'folder of the built site, relative to the current folder')
    .option('--under <path>', 'version or locale, by the path that it is under, such as `8.5`')
    .option('--context <path>', 'only a context of `search.contexts`, by its path')
    .option('-n, --limit <count>', 'rows of pages and sections', numberBetween(1, 1000, 'a number from 1 to 1000'), 8)
    .option('--explain', 'say why each page stands where it stands')
    .option('--json', 'print JSON');
  addServerOption(command);
  addExamples(command, [
    ['search массив', 'the pages and sections that a reader gets'],
    ['search "время ожидания" --explain', 'with the reason of each place'],
    ['search --under 8.5 HttpClient', 'in the version below /8.5/'],
    ['search массив --server http://localhost:8080', 'as the site’s search server answers there'],
  ]);
  command.action((words: readonly string[], flags: SearchFlags) =>
    act(async (session) => (await import('../search/run-search.ts')).runSearch(session, words.join(' '), flags)),
  );
}
