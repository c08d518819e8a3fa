import type { Command } from 'commander';
import type { BuildFlags } from '../building/run-build.ts';
import type { Act } from './command-rig.ts';
import { addBuildOptions, addExamples } from './command-rig.ts';

/** Adds `build`: the site in the output folder. */
export function defineBuild(program: Command, act: Act): void {
  const command = program
    .command('build')
    .description('Build the site into its output folder.')
    .option('-o, --out-dir <folder>', 'write here instead of the config’s `outDir`')
    .option('--anyway', 'write the site in spite of mistakes in its content; they are told, and the exit code is 1')
    .option('--answers', 'ask the golden questions: one without its answer fails the build; what the site answers stands in its manifest, for `review`')
    .option('--verify', 'build a second time without the cache and compare every byte');
  addBuildOptions(command);
  addExamples(command, [
    ['build', 'the site of the current folder, into `build`'],
    ['build --strict --verify', 'for CI: warnings fail, and the result must not depend on the cache'],
    ['build --config docs --out-dir /tmp/site', 'a site in another folder, written elsewhere'],
    ['build --json > report.json', 'counts, times, sizes and findings for a program'],
  ]);
  command.action((flags: BuildFlags) =>
    act(async (session) => (await import('../building/run-build.ts')).runBuild(session, 'build', flags)),
  );
}
