import { Option } from 'commander';
import type { Command } from 'commander';
import type { InitLanguage } from '../init/run-init.ts';
import type { Act } from './command-rig.ts';
import { addExamples } from './command-rig.ts';

/** Adds `init`: a small new site. */
export function defineInit(program: Command, act: Act): void {
  const command = program
    .command('init')
    .description('Write a small new site into an empty folder.')
    .argument('[folder]', 'where to; made when it does not exist', '.')
    .addOption(new Option('--lang <code>', 'language of the site').choices(['en', 'ru']).default('ru'))
    .option('--json', 'print the list of written files as JSON')
    .option('-q, --quiet', 'print nothing but findings');
  addExamples(command, [
    ['init', 'in the current folder, which must be empty'],
    ['init my-docs --lang en', 'in a new folder, in English'],
  ]);
  command.action((folder: string, flags: { readonly json?: boolean; readonly lang: InitLanguage; readonly quiet?: boolean }) =>
    act(async (session) => (await import('../init/run-init.ts')).runInit(session, folder, flags)),
  );
}
