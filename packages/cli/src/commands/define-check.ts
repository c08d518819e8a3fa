import type { Command } from 'commander';
import type { BuildFlags } from '../building/run-build.ts';
import type { Act } from './command-rig.ts';
import { addBuildOptions, addExamples, addServerOption } from './command-rig.ts';

/** Adds `check`: every check of a build, and nothing written. */
export function defineCheck(program: Command, act: Act): void {
  const command = program.command('check').description('Run every check of a build and write nothing.');
  addBuildOptions(command);
  addServerOption(command);
  addExamples(command, [
    ['check', 'links, anchors, images, front matter and config of the current folder'],
    ['check --strict', 'the same, and warnings fail'],
    ['check --json', 'all findings for a program'],
    ['check --server https://help.example.com', 'golden questions to the site’s search server'],
  ]);
  command.action((flags: BuildFlags) =>
    act(async (session) => (await import('../building/run-build.ts')).runBuild(session, 'check', flags)),
  );
}
