import type { Command } from 'commander';
import type { Act } from './command-rig.ts';
import { addExamples } from './command-rig.ts';

/** Adds `migrate`: a site of another generator becomes one of helpgen. */
export function defineMigrate(program: Command, act: Act): void {
  const command = program
    .command('migrate')
    .description('Make a site of one written for Docusaurus, VitePress, Starlight or MkDocs with Material.')
    .argument('[folder]', 'the folder with the config of the other generator', '.')
    .option('--out <folder>', 'where to write the new site; by default `helpgen` in that folder')
    .option('--in-place', 'write the new site over the old one, which should be under version control')
    .option('--json', 'print the report as JSON')
    .option('-q, --quiet', 'print nothing but findings');
  addExamples(command, [
    ['migrate ../old-docs --out docs', 'the site in `../old-docs`, into `docs`'],
    ['migrate --in-place', 'the site of the current folder, where it lies'],
  ]);
  command.action(
    (folder: string, flags: { readonly out?: string; readonly inPlace?: boolean; readonly json?: boolean; readonly quiet?: boolean }) =>
      act(async (session) => (await import('../migrate/run-migrate.ts')).runMigrate(session, folder, flags)),
  );
}
