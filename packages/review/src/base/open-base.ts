import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildReport } from '@helpgen/engine';
import type { Diagnostic } from '@helpgen/model';
import { cliCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model/diagnostics';
import { runGit } from './run-git.ts';

const finding = defineDiagnostics(cliCatalogue);

/** What a site is compared with. */
export interface OpenedBase {
  /** Folder of the built site. */
  readonly folder: string;
  /** Absent when the base is a folder. */
  readonly commit?: string;
}

/** Builds the site of a config file; what the engine offers. */
export type BuildSite = (options: {
  readonly configPath: string;
  readonly outDir?: string;
  readonly anyway?: boolean;
  readonly answers?: boolean;
  readonly jobs?: number | undefined;
}) => Promise<BuildReport>;

/** How a base is opened. */
export interface BaseRequest {
  readonly configPath: string;
  /** A folder with a built site, relative to the current one, or what git calls a commit. */
  readonly base: string;
  readonly cwd: string;
  readonly build: BuildSite;
  /** Of the helpgen that builds: what another one has built is not the same. */
  readonly toolId: string;
  readonly jobs?: number | undefined;
}

/** What a folder with a built site has, whatever else lies in it. */
const siteManifest = 'site-manifest.jsonl';

/** How the folder of a worktree begins, before the process that has made it. */
const treePrefix = 'helpgen-base-';

/** So many built bases are kept for the next time. */
const keptBases = 3;

/**
 * The built site that `base` means: a folder as it is, a commit built in a worktree of its own, with the cache of the project, and kept.
 * Throws a `HelpgenError` when there is no such commit or its site cannot be built.
 */
export async function openBase(request: BaseRequest): Promise<OpenedBase> {
  const { base, cwd, configPath } = request;
  const folder = path.resolve(cwd, base);
  if (existsSync(path.join(folder, siteManifest))) return { folder };
  const root = path.dirname(configPath);
  const commit = await runGit(root, ['rev-parse', '--verify', '--end-of-options', `${base}^{commit}`]);
  if (commit.output === undefined) {
    // A branch may be called as a folder is; what is neither that nor a site is told of as the folder.
    if (existsSync(folder) && statSync(folder).isDirectory()) return { folder };
    throw new HelpgenError([await explainMissing(root, base)]);
  }
  const memory = path.join(root, '.helpgen', 'review');
  const name = `${commit.output.slice(0, 12)}-${path.basename(configPath)}`;
  const place = path.join(memory, name);
  const isKnown = existsSync(`${place}.known`) && readFileSync(`${place}.known`, 'utf8') === request.toolId;
  if (!isKnown) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(memory, { recursive: true });
    await buildCommit(request, commit.output, place);
    writeFileSync(`${place}.known`, request.toolId);
  }
  forgetOld(memory, name);
  return { folder: place, commit: commit.output };
}

/** Why git knows no commit by the name of `base`. */
async function explainMissing(root: string, base: string): Promise<Diagnostic> {
  const inside = await runGit(root, ['rev-parse', '--show-toplevel']);
  if (inside.output === undefined) return finding('HG6041', { base, folder: root, reason: inside.reason });
  // A job of CI has fetched the other branches, and made none of its own of them.
  const remotes = await runGit(root, ['for-each-ref', '--format=%(refname:short)', 'refs/remotes']);
  const suggestion = remotes.output?.split('\n').find((name) => name.slice(name.indexOf('/') + 1) === base);
  return finding('HG6040', { base, suggestion: suggestion ?? '' });
}

async function buildCommit({ configPath, base, build, jobs }: BaseRequest, commit: string, outDir: string): Promise<void> {
  const root = path.dirname(configPath);
  const [prefix = '', ...top] = ((await runGit(root, ['rev-parse', '--show-prefix', '--show-toplevel'])).output ?? '').split('\n');
  const repository = top.at(-1) ?? prefix;
  const below = top.length === 0 ? '' : prefix;
  await forgetKilled(root);
  const parent = mkdtempSync(path.join(tmpdir(), `${treePrefix}${process.pid}-`));
  const tree = path.join(parent, 'tree');
  try {
    const made = await runGit(root, ['worktree', 'add', '--detach', '--force', tree, commit]);
    if (made.output === undefined) throw new HelpgenError([finding('HG6042', { base, reason: made.reason })]);
    const site = path.join(tree, below);
    const config = path.join(site, path.basename(configPath));
    if (!existsSync(config))
      throw new HelpgenError([finding('HG6042', { base, reason: `it has no ${below}${path.basename(configPath)}` })]);
    linkModules(repository, tree, below);
    copyCache(root, site);
    const report = await build({ configPath: config, outDir, anyway: true, answers: true, jobs });
    const [first] = report.diagnostics.filter(({ severity }) => severity === 'error');
    if (report.status === 'failed')
      throw new HelpgenError([
        finding('HG6042', {
          base,
          reason: first === undefined ? 'its findings forbid it' : `${first.code}: ${first.message.replace(/\.$/, '')}`,
        }),
      ]);
  } finally {
    await runGit(root, ['worktree', 'remove', '--force', tree]);
    rmSync(parent, { recursive: true, force: true });
    await runGit(root, ['worktree', 'prune']);
  }
}

/** Removes the worktrees of commands that were interrupted. */
async function forgetKilled(root: string): Promise<void> {
  const { output = '' } = await runGit(root, ['worktree', 'list', '--porcelain']);
  for (const [, tree = '', maker] of output.matchAll(new RegExp(`^worktree (.*/${treePrefix}(\\d+)-[^/]+/tree)$`, 'gm'))) {
    if (isRunning(Number(maker))) continue;
    await runGit(root, ['worktree', 'remove', '--force', tree]);
    rmSync(path.dirname(tree), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Presets and themes of packages are found from the folder of the site upwards: they are taken as they are installed now. */
function linkModules(repository: string, tree: string, below: string): void {
  const segments = below.split('/').filter((segment) => segment !== '');
  for (let depth = 0; depth <= segments.length; depth += 1) {
    const [from, to] = [repository, tree].map((folder) => path.join(folder, ...segments.slice(0, depth), 'node_modules'));
    if (from !== undefined && to !== undefined && existsSync(from) && !existsSync(to)) symlinkSync(from, to, 'junction');
  }
}

/** What is the same in both is not compiled twice. The copy keeps the two from each other. */
function copyCache(root: string, site: string): void {
  const from = path.join(root, '.helpgen', 'cache');
  if (!existsSync(from)) return;
  cpSync(from, path.join(site, '.helpgen', 'cache'), {
    recursive: true,
    filter: (file) => !/^(?:spare-|output-|lock)/.test(path.basename(file)),
  });
}

function forgetOld(memory: string, current: string): void {
  const known = readdirSync(memory).filter((name) => name.endsWith('.known') && name !== `${current}.known`);
  const byAge = known.toSorted((a, b) => statSync(path.join(memory, b)).mtimeMs - statSync(path.join(memory, a)).mtimeMs);
  for (const name of byAge.slice(keptBases - 1)) {
    rmSync(path.join(memory, name), { force: true });
    rmSync(path.join(memory, name.slice(0, -'.known'.length)), { recursive: true, force: true });
  }
}
