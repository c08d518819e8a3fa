import { execFile, execFileSync } from 'node:child_process';

/** What git answers; `undefined` output: it failed, and `reason` says why in its own words. */
export interface GitAnswer {
  readonly output?: string;
  readonly reason: string;
}

const safety = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotepath=off'];

/** The file at `path`, seen from `folder`, as it was in `commit`; `undefined`: it was not there. */
export function readAtCommit(folder: string, commit: string, path: string): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', [...safety, 'show', `${commit}:./${path}`], { cwd: folder, encoding: 'utf8', stdio: [...stdio] });
  } catch {
    return undefined;
  }
}

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
        else resolve({ reason: reason === '' ? error.message : reason });
      },
    );
  });
}
