import { execFile } from 'node:child_process';
import type { Checked, SourcePath } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import type { CompiledArticles } from './compile-articles.ts';

/** The last change of a file: ISO 8601 in UTC, and who made it. */
export interface LastUpdate {
  readonly date: string;
  readonly author: string;
}

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
  const answer = await runGit(root, ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD']);
  if (answer.kind === 'failed') {
    const isRepository = (await runGit(root, ['rev-parse', '--git-dir'])).kind === 'done';
    return { ...noGit, isRepository };
  }
  const [isShallow, prefix, head] = answer.output.split('\n');
  return { head: head ?? '', isRepository: true, isShallow: isShallow === 'true', prefix: prefix ?? '' };
}

/** The last change of what each of `articles` comes from, as far as the config asks for it; kept until something is committed. */
export async function lastUpdatesOf(
  { config, store, project }: BuildRun,
  git: GitState,
  articles: CompiledArticles['articles'],
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
async function readLastUpdates(root: string, state: GitState, wanted: readonly SourcePath[]): Promise<Checked<ReadonlyMap<SourcePath, LastUpdate>>> {
  if (state.head === '') return { value: new Map(), diagnostics: [finding(state.isRepository ? 'HG5043' : 'HG5040', {})] };
  const edge = state.isShallow ? await shallowCommits(root) : new Set<string>();
  const asked = ['--no-show-signature', '--no-ext-diff', '--format=%x01%H%x02%ct%x02%an', '--name-status', '-M', '-z', '-m', '--first-parent'];
  const answer = await runGit(root, ['log', ...asked, '--', '.']);
  if (answer.kind === 'failed') return { value: new Map(), diagnostics: [finding('HG5042', { reason: answer.reason })] };
  const updates = parseHistory(answer.output, state.prefix, wanted, edge);
  const missing = state.isShallow ? wanted.filter((path) => !updates.has(path)).length : 0;
  return { value: updates, diagnostics: missing === 0 ? [] : [finding('HG5041', { count: missing })] };
}

/** Reads the output of `git log --name-status -z`; exported for its test. */
export function parseHistory(
  log: string,
  prefix: string,
  wanted: readonly SourcePath[],
  edge: ReadonlySet<string>,
): ReadonlyMap<SourcePath, LastUpdate> {
  const updates = new Map<SourcePath, LastUpdate>();
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
  const path = await runGit(root, ['rev-parse', '--git-path', 'shallow']);
  if (path.kind === 'failed') return new Set();
  const { readFile } = await import('node:fs/promises');
  const { resolve } = await import('node:path');
  const text = await readFile(resolve(root, path.output.trim()), 'utf8').catch(() => '');
  return new Set(text.split('\n'));
}

type GitAnswer = { readonly kind: 'done'; readonly output: string } | { readonly kind: 'failed'; readonly reason: string };

/** A hook is told which repository it runs for; the site may lie in another one, or in a worktree of it. */
const withoutHook = { GIT_DIR: undefined, GIT_COMMON_DIR: undefined, GIT_WORK_TREE: undefined };

/** Runs git without pager, hooks, monitors and external programs, whatever the repository's own config says. */
function runGit(root: string, args: readonly string[]): Promise<GitAnswer> {
  const settings = ['core.quotepath=off', 'core.fsmonitor=false', 'core.hooksPath=/dev/null', 'diff.external=', 'log.showSignature=false'];
  const safety = ['--no-pager', ...settings.flatMap((setting) => ['-c', setting])];
  return new Promise((resolve) => {
    execFile(
      'git',
      [...safety, ...args],
      { cwd: root, maxBuffer: 1024 * 1024 * 1024, env: { ...process.env, ...withoutHook, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' } },
      (error, stdout, stderr) => {
        if (error === null) resolve({ kind: 'done', output: stdout });
        else resolve({ kind: 'failed', reason: stderr.trim().split('\n')[0] || error.message });
      },
    );
  });
}
