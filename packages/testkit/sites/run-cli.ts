import type { SiteRig } from '@helpgen/testkit';
import type { Engine } from 'helpgen';
import { createCli } from 'helpgen';

/** What a command printed, and how it ended. */
export interface CliRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command `argv` on the site of `rig`, by `engine`. */
export async function runCli(rig: SiteRig, engine: Engine, ...argv: readonly string[]): Promise<CliRun> {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await createCli({ name: 'helpgen', version: '1', engine }).run([...argv, '--config', `${rig.root}/site-config.json`], {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    cwd: rig.root,
  });
  return { exitCode, stdout: out.join(''), stderr: err.join('') };
}
