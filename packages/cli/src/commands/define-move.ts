import type { Command } from 'commander';
import type { MoveFlags } from '../move/run-move.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples, addLangOption } from './command-rig.ts';

/** Adds `move`: a page, a folder or a heading goes elsewhere, and every link with it. */
export function defineMove(program: Command, act: Act): void {
  const command = program
    .command('move')
    .description('Move a page, a folder or a heading, mend every link that leads there and write redirects.')
    .argument('<old>', 'a file or a folder of the site; with `#` and an anchor a heading of a page')
    .argument('<new>', 'where it goes; of a heading its new text, or `#` and its new anchor');
  addConfigOption(command);
  addLangOption(command);
  command
    .option('--dry-run', 'print what would be done and write nothing')
    .option('--json', 'print the report as JSON');
  addExamples(command, [
    ['move docs-content/docs/start.md docs-content/docs/guide/start.md', 'a page'],
    ['move docs-content/docs/guide docs-content/docs/manual --dry-run', 'a folder, to see what would be done'],
    ['move docs-content/docs/start.md#install "Getting it"', 'the text of a heading, and the anchor that follows from it'],
    ['move docs-content/docs/start.md#install "#setup"', 'its anchor alone'],
  ]);
  command.action((from: string, to: string, flags: MoveFlags) =>
    act(async (session) => (await import('../move/run-move.ts')).runMove(session, { from, to }, flags)),
  );
}
