import { execFile } from 'node:child_process';

/** What git answers; `undefined` output: it failed, and `reason` says why in its own words. */
export interface GitAnswer {
  readonly output?: string;
  readonly reason: string;
}

const safety = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotepath=off'];

/** Runs git in `folder` without pager, hooks, monitors and filters of the repository's own config. */
export function runGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile(
      'git',
      [...safety, ...args],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } },
      (error, stdout, stderr) => {
        const reason = stderr.trim().split('\n')[0] ?? '';
        if (error === null) resolve({ output: stdout.trim(), reason });
        else if (error.code === 'ENOENT') resolve({ reason: 'git is not installed' });
        else resolve({ reason: reason === '' ? error.message : reason });
      },
    );
  });
}
