import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Checked, SiteFacts, SourcePath } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import type { StoredArticle } from '../workers/jobs.ts';

/** What git knows before its history is read; equal states give equal last updates. */
export interface GitState {
  /** Commit that is checked out; empty when there is none. */
  readonly head: string;
  /** Whether there is a repository; it may be without a commit. */
  readonly isRepository: boolean;
  readonly isShallow: boolean;
  /** Path of the site's root below the repository's root, with a trailing slash; empty when they are one. */
  readonly prefix: string;
}

/** The state where there is no repository, or none is asked for. */
export const noGit: GitState = { head: '', isRepository: false, isShallow: false, prefix: '' };

/** The state of the repository that `root` lies in. */
export async function readGitState(root: string): Promise<GitState> {
  const { output, reason } = await runGit(root, ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD']);
  if (reason !== '') return { ...noGit, isRepository: (await runGit(root, ['rev-parse', '--git-dir'])).reason === '' };
  const [isShallow, prefix = '', head = ''] = output.split('\n');
  return { head, isRepository: true, isShallow: isShallow === 'true', prefix };
}

/** The last change of what each of `articles` comes from, as far as the config asks for it; kept until something is committed. */
export async function lastUpdatesOf(
  { config, store, project }: BuildRun,
  git: GitState,
  articles: ReadonlyMap<SourcePath, StoredArticle>,
): ReturnType<typeof readLastUpdates> {
  const { time, author } = config.lastUpdate;
  if (!time && !author) return { value: new Map(), diagnostics: [] };
  const wanted = [...new Set([...articles].map(([path, { outline }]) => outline.origin ?? path))];
  const name = 'last-updates';
  const key = JSON.stringify([git, wanted]);
  const known = store.readRecord(name) as { readonly key: string; readonly result: Awaited<ReturnType<typeof readLastUpdates>> } | undefined;
  if (known?.key === key) return known.result;
  const result = await readLastUpdates(project.root, git, wanted);
  store.writeRecord(name, { key, result });
  return result;
}

/**
 * The last change of each of `wanted`, from one pass over the history that ends when all are found. A file that was
 * only renamed keeps the date of its last change of content. Commits at the edge of a shallow clone tell nothing.
 */
async function readLastUpdates(root: string, state: GitState, wanted: readonly SourcePath[]): Promise<Checked<SiteFacts['lastUpdates']>> {
  if (state.head === '') return { value: new Map(), diagnostics: [finding(state.isRepository ? 'HG5043' : 'HG5040', {})] };
  const edge = state.isShallow ? await shallowCommits(root) : new Set<string>();
  const asked = ['--no-show-signature', '--no-ext-diff', '--format=%x01%H%x02%ct%x02%an', '--name-status', '-M', '-z', '-m', '--first-parent'];
  const { output, reason } = await runGit(root, ['log', ...asked, '--', '.']);
  if (reason !== '') return { value: new Map(), diagnostics: [finding('HG5042', { reason })] };
  const updates = parseHistory(output, state.prefix, wanted, edge);
  const missing = state.isShallow ? wanted.filter((path) => !updates.has(path)).length : 0;
  return { value: updates, diagnostics: missing === 0 ? [] : [finding('HG5041', { count: missing })] };
}

/** Reads the output of `git log --name-status -z`; exported for its test. */
export function parseHistory(
  log: string,
  prefix: string,
  wanted: readonly SourcePath[],
  edge: ReadonlySet<string>,
): SiteFacts['lastUpdates'] {
  const updates = new Map<SourcePath, { readonly date: string; readonly author: string }>();
  // The name that a wanted file had at the commit being read.
  const names = new Map<string, SourcePath>(wanted.map((path) => [(prefix + path).normalize('NFC'), path]));
  for (const commit of log.split('\u0001').slice(1)) {
    if (names.size === 0) break;
    const [head = '', ...fields] = commit.split('\0');
    const [hash = '', seconds = '', author = ''] = head.trimEnd().split('\u0002');
    const update = { date: new Date(Number(seconds) * 1000).toISOString(), author };
    for (let at = 0; at < fields.length; ) {
      const status = (fields[at] ?? '').trim();
      if (status === '') {
        at += 1;
        continue;
      }
      const isRename = status.startsWith('R') || status.startsWith('C');
      const oldName = (fields[at + 1] ?? '').normalize('NFC');
      const newName = isRename ? (fields[at + 2] ?? '').normalize('NFC') : oldName;
      at += isRename ? 3 : 2;
      const path = names.get(newName);
      if (path === undefined) continue;
      names.delete(newName);
      if (status === 'R100') names.set(oldName, path);
      else if (!edge.has(hash)) updates.set(path, update);
    }
  }
  return updates;
}

async function shallowCommits(root: string): Promise<ReadonlySet<string>> {
  const { output, reason } = await runGit(root, ['rev-parse', '--git-path', 'shallow']);
  const text = reason === '' ? await readFile(resolve(root, output.trim()), 'utf8').catch(() => '') : '';
  return new Set(text.split('\n'));
}

/** A hook is told which repository it runs for; the site may lie in another one, or in a worktree of it. */
const withoutHook = { GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined };

/** Runs git without pager, hooks, monitors and external programs, whatever the repository's own config says; `reason`: why it failed. */
function runGit(root: string, args: readonly string[]): Promise<{ readonly output: string; readonly reason: string }> {
  const settings = ['core.quotepath=off', 'core.fsmonitor=false', 'core.hooksPath=/dev/null', 'diff.external=', 'log.showSignature=false'];
  const safety = ['--no-pager', ...settings.flatMap((setting) => ['-c', setting])];
  return new Promise((answer) => {
    execFile(
      'git',
      [...safety, ...args],
      { cwd: root, maxBuffer: 1024 * 1024 * 1024, env: { ...process.env, ...withoutHook, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' } },
      (error, output, stderr) => answer({ output, reason: error === null ? '' : stderr.trim().split('\n')[0] || error.message }),
    );
  });
}
