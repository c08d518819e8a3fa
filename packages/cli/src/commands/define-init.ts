import { localeCodes } from '@helpgen/model/locales/locale-codes';
import { Option } from 'commander';
import type { Command } from 'commander';
import type { InitFlags } from '../init/run-init.ts';
import type { Act } from './command-rig.ts';
import { addExamples } from './command-rig.ts';

/** Adds `init`: a small new site. */
export function defineInit(program: Command, act: Act): void {
  const command = program
    .command('init')
    .description('Write a small new site into an empty folder or a fresh repository.')
    .argument('[folder]', 'where to; made when it does not exist', '.')
    .addOption(new Option('--lang <code>', 'language of the site; by default as the environment says').choices(localeCodes))
    .option('--json', 'print the list of written files as JSON')
    .option('-q, --quiet', 'print nothing but findings');
  addExamples(command, [
    ['init', 'in the current folder, which holds nothing, or what a new repository begins with'],
    ['init my-docs --lang de', 'in a new folder, in German'],
  ]);
  command.action((folder: string, flags: InitFlags) =>
    act(async (session) => (await import('../init/run-init.ts')).runInit(session, folder, flags)),
  );
}
