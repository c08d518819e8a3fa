import type { Command } from 'commander';
import type { CleanFlags } from '../clean/run-clean.ts';
import type { Act } from './command-rig.ts';
import { addConfigOption, addExamples } from './command-rig.ts';

/** Adds `clean`: cache and built site removed. */
export function defineClean(program: Command, act: Act): void {
  const command = program
    .command('clean')
    .description('Remove the cache and the built site; foreign files stay.')
    .option('--json', 'print the list of removed paths as JSON')
    .option('-q, --quiet', 'print nothing but findings');
  addConfigOption(command);
  addExamples(command, [
    ['clean', 'the site of the current folder'],
    ['clean --config docs', 'a site in another folder'],
  ]);
  command.action((flags: CleanFlags) => act(async (session) => (await import('../clean/run-clean.ts')).runClean(session, flags)));
}
