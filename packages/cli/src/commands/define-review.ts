import type { Command } from 'commander';
import type { ReviewFlags } from '../review/run-review.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples, addLangOption, anyText, numberBetween } from './command-rig.ts';

/** Adds `review`: what changed for readers since a commit or another build. */
export function defineReview(program: Command, act: Act): void {
  const command = program
    .command('review')
    .description('Build the site and report what changed for its readers since a commit, or since another build.')
    .requiredOption('--base <ref>', 'a commit, branch or tag; or a folder with a built site', anyText('a commit, branch or tag, or a folder'))
    .option('-o, --out <folder>', 'where to write the report (default: `review` beside the config)');
  addConfigOption(command);
  addLangOption(command);
  command
    .option('--pictures', 'pictures of changed pages at two widths, taken by the Chromium of this machine')
    .option('--strict', 'warnings fail too: an address or an anchor that leads nowhere any more is one')
    .option(
      '-j, --jobs <count>',
      'worker threads at most (default: by processors and changed pages)',
      numberBetween(1, 256, 'a number from 1 to 256'),
    )
    .option('--json', 'print what changed as JSON on standard output, and nothing else there')
    .option('-q, --quiet', 'print nothing but findings');
  addExamples(command, [
    ['review --base main', 'what this branch changes, into `review/index.html`'],
    ['review --base ../published --out /tmp/report', 'compared with a folder that was built before'],
    ['review --base origin/main --strict', 'for CI: an address that vanished without a redirect fails'],
  ]);
  command.action((flags: ReviewFlags) => act(async (session) => (await import('../review/run-review.ts')).runReview(session, flags)));
}
