import type { Command } from 'commander';
import type { Act } from './command-rig.ts';
import { addExamples, addLangOption } from './command-rig.ts';

/** Adds `explain`: what a code of a finding means. */
export function defineExplain(program: Command, act: Act): void {
  const command = program
    .command('explain')
    .description('Explain the code of a finding; without a code, list all.')
    .argument('[code]', 'such as HG3002; letter case does not matter')
    .option('--json', 'print JSON');
  addLangOption(command);
  addExamples(command, [
    ['explain HG5012', 'what the finding means and what to do'],
    ['explain', 'every code with its title'],
  ]);
  command.action((code: string | undefined, flags: { readonly json?: boolean; readonly lang?: string }) =>
    act(async (session) => (await import('../explain/run-explain.ts')).runExplain(session, code, flags)),
  );
}
