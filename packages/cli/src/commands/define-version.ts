import type { Command } from 'commander';
import type { Act } from './command-rig.ts';
import { exitCodes } from '../session.ts';

/** Adds `version`: what `--version` prints, where somebody looks for a command. */
export function defineVersion(program: Command, act: Act): void {
  program
    .command('version')
    .description('Print the version.')
    .action(() =>
      act(({ streams, program: { version } }) => {
        streams.stdout.write(`${version}\n`);
        return Promise.resolve(exitCodes.fine);
      }),
    );
}
