import { execFile } from 'node:child_process';

/** What git answers; `undefined` output: it failed, and `reason` says why in its own words. */
export interface GitAnswer {
  readonly output?: string;
  readonly reason: string;
}

const safety = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotepath=off'];

/** What hooks are told of the repository that they run for. A worktree would be checked out into the index of the commit that is being made. */
const withoutHook = { GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** Runs git in `folder`, and in the repository of that, without pager, hooks, monitors and filters of the repository's own config. */
export function runGit(folder: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile(
      'git',
      [...safety, ...args],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...withoutHook, LC_ALL: 'C' } },
      (error, stdout, stderr) => {
        const lines = stderr.trim().split('\n');
        // What it is about to do stands before what went wrong.
        const reason = (lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '').replace(/^fatal: /, '');
        if (error === null) resolve({ output: stdout.trim(), reason });
        else if (error.code === 'ENOENT') resolve({ reason: 'git is not installed' });
        else resolve({ reason: reason === '' ? error.message : reason });
      },
    );
  });
}
