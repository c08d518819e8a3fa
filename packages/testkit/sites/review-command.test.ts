import { afterEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parse } from 'yaml';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { createCli } from 'helpgen';

const opened: SiteRig[] = [];
afterEach(() => opened.splice(0).forEach((rig) => rig.close()));

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const files = {
  'docs/index.md': page('Начало', 'Слово об этом.\n\n::include{file="_part.md"}\n\n## Раздел\n\nКонец.'),
  'docs/_part.md': 'Общая часть для всех.\n',
  'docs/old.md': page('Старое', 'О запросах, ответах, сетях и ошибках.'),
  'questions.json': JSON.stringify([{ ask: 'запросы сети', find: '/old' }]),
  '.gitignore': '.helpgen\nbuild\nreview\n',
};

function repository(): SiteRig {
  const rig = createSiteRig(files, { search: { questions: 'questions.json' } });
  opened.push(rig);
  git(rig, 'init', '-q');
  commit(rig);
  return rig;
}

function git({ root }: SiteRig, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function commit(rig: SiteRig): void {
  git(rig, 'add', '-A');
  git(rig, 'commit', '-qm', 'state');
}

/** Threads would have to be bundled first. */
const inOneThread = { ...engine, buildSite: (options: engine.BuildOptions) => engine.buildSite({ ...options, jobs: 0 }) };

async function run(
  rig: SiteRig,
  ...argv: readonly string[]
): Promise<{ readonly exitCode: number; readonly out: string; readonly err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await createCli({ name: 'helpgen', version: '1.0.0', engine: inOneThread }).run(['review', ...argv], {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    cwd: rig.root,
  });
  return { exitCode, out: out.join(''), err: err.join('') };
}

test('the site is compared with a commit, which is built aside and kept, and nothing of that is left in the repository', async () => {
  const rig = repository();
  rig.write('docs/index.md', page('Начало', 'Слово об ином.\n\n## Раздел\n\nКонец.'));
  const { exitCode, out, err } = await run(rig, '--base', 'HEAD');
  expect(err).toBe('');
  expect(exitCode).toBe(0);
  expect(out).toContain('1 page changed, 0 new, 0 moved, 0 vanished');
  expect(readFileSync(`${rig.root}/review/index.html`, 'utf8')).toContain('docs/index.md');
  // What is gone is looked for in the commit.
  expect(JSON.parse(readFileSync(`${rig.root}/review/review.json`, 'utf8'))).toMatchObject({
    pages: [{ blocks: [{ state: 'changed', causes: ['docs/index.md'] }, { state: 'removed', causes: ['docs/_part.md'] }] }],
  });
  expect(git(rig, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect(git(rig, 'status', '--short')).toBe('M docs/index.md');
  expect(existsSync(`${rig.root}/.helpgen/review/${git(rig, 'rev-parse', '--short=12', 'HEAD')}-site-config.json/index.html`)).toBe(true);
  const first = readFileSync(`${rig.root}/review/review.json`, 'utf8');
  await run(rig, '--base', 'HEAD');
  expect(readFileSync(`${rig.root}/review/review.json`, 'utf8')).toBe(first);
});

test('an address and an anchor that lead nowhere any more are told, with what stands for them, and fail where that is asked', async () => {
  const rig = repository();
  rig.remove('docs/old.md');
  rig.write('docs/net.md', files['docs/old.md'].replace('Старое', 'Сети'));
  rig.write('docs/index.md', files['docs/index.md'].replace('Раздел', 'Глава'));
  const { exitCode, err } = await run(rig, '--base', 'HEAD');
  expect(exitCode).toBe(0);
  expect(err).toContain('warning[HG6043]: The page `/old` is gone');
  expect(err).toContain('Add a redirect to `/net`');
  expect(err).toMatch(/warning\[HG6044\]: `\/#[^`]+` leads to nothing/);
  expect(JSON.parse(readFileSync(`${rig.root}/review/review.json`, 'utf8'))).toMatchObject({
    answers: [{ ask: 'запросы сети', before: { place: 1 }, after: { place: 0 } }],
  });
  expect((await run(rig, '--base', 'HEAD', '--strict', '--lang', 'ru')).exitCode).toBe(1);
  expect(readFileSync(`${rig.root}/review/summary.md`, 'utf8')).toContain('Что изменилось');
  rig.write('docs/net.md', page('Сети\nredirect_from: [/old]', 'О запросах, ответах, сетях и ошибках.'));
  expect((await run(rig, '--base', 'HEAD')).err).not.toContain('HG6043');
});

test('a build that is asked for answers has them in its manifest, and asks an index once; another one has none', async () => {
  const rig = repository();
  const { disk } = engine.nodeHost;
  /** How often the index was read, and the places that were found. */
  const build = async (answers = true): Promise<readonly [reads: number, places: readonly number[] | undefined]> => {
    let reads = 0;
    const readFile = (path: string): ReturnType<typeof disk.readFile> => {
      if (path.endsWith('search-index.json')) reads += 1;
      return disk.readFile(path);
    };
    const host = { ...engine.nodeHost, disk: { ...disk, readFile } };
    const { outDir } = await engine.buildSite({ configPath: `${rig.root}/site-config.json`, jobs: 0, answers, anyway: true }, host);
    return [reads, engine.readSiteManifest(outDir).head.answers?.map(({ place }) => place)];
  };
  expect(await build()).toEqual([1, [1]]);
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"title"', '"footer": { "copyright": "Мы" }, "title"'));
  expect(await build()).toEqual([0, [1]]);
  expect(await build(false)).toEqual([0, undefined]);
  expect(await build()).toEqual([0, [1]]);
  rig.write('docs/old.md', page('Старое', 'Ни о чём таком.'));
  expect(await build()).toEqual([1, [0]]);
});

test('a site without golden questions is the same for a review as for anyone', async () => {
  const rig = createSiteRig(files);
  opened.push(rig);
  await rig.build();
  expect((await rig.build({ answers: true })).status).toBe('unchanged');
});

test('presets of packages are taken as they are installed, which stay where they are', async () => {
  const rig = createSiteRig(
    { ...files, 'node_modules/a-preset/index.mjs': "export default { name: 'a-preset', version: '1' };\n" },
    { presets: ['a-preset'] },
  );
  opened.push(rig);
  rig.write('.gitignore', `${files['.gitignore']}node_modules\n`);
  rig.write('node_modules/a-preset/package.json', JSON.stringify({ name: 'a-preset', version: '1.0.0', exports: './index.mjs' }));
  git(rig, 'init', '-q');
  commit(rig);
  const { err, out } = await run(rig, '--base', 'HEAD');
  expect(err).toBe('');
  expect(out).toContain('0 pages changed');
  expect(existsSync(`${rig.root}/node_modules/a-preset/index.mjs`)).toBe(true);
});

test('a folder with a built site is a base as well', async () => {
  const rig = repository();
  await rig.build({ outDir: 'published' });
  rig.write('docs/new.md', page('Новое', 'Новость.'));
  expect((await run(rig, '--base', 'published')).out).toContain('1 new');
});

test('a branch is a base though a folder is called as it is, and one that is there of a remote alone is proposed', async () => {
  const rig = repository();
  git(rig, 'branch', 'docs');
  rig.write('docs/new.md', page('Новое', 'Новость.'));
  expect((await run(rig, '--base', 'docs')).out).toContain('1 new');
  git(rig, 'update-ref', 'refs/remotes/origin/feature/main', 'HEAD');
  expect((await run(rig, '--base', 'feature/main')).err).toContain('hint: Did you mean `origin/feature/main`?');
});

test('a review in a hook of git leaves the commit that is being made as it is', async () => {
  const rig = repository();
  rig.write('docs/new.md', page('Новое', 'Новость.'));
  git(rig, 'add', '-A');
  const staged = git(rig, 'diff', '--cached', '--stat');
  const index = `${rig.root}/.git/index`;
  process.env['GIT_INDEX_FILE'] = index;
  process.env['GIT_DIR'] = `${rig.root}/.git`;
  try {
    expect((await run(rig, '--base', 'HEAD')).out).toContain('1 new');
  } finally {
    delete process.env['GIT_INDEX_FILE'];
    delete process.env['GIT_DIR'];
  }
  expect(git(rig, 'diff', '--cached', '--stat')).toBe(staged);
});

test('what an interrupted review has left of its worktree is removed by the next one', async () => {
  const rig = repository();
  const left = mkdtempSync(`${realpathSync(tmpdir())}/helpgen-base-999999999-`);
  git(rig, 'worktree', 'add', '-q', '--detach', `${left}/tree`, 'HEAD');
  expect(git(rig, 'worktree', 'list').split('\n')).toHaveLength(2);
  expect((await run(rig, '--base', 'HEAD')).exitCode).toBe(0);
  expect(git(rig, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect(existsSync(left)).toBe(false);
});

test('what cannot be compared is told as findings', async () => {
  const rig = repository();
  const codeOf = async (...argv: readonly string[]): Promise<string | undefined> => {
    const { exitCode, err } = await run(rig, ...argv);
    expect(exitCode).toBe(1);
    expect(err).not.toMatch(/^\s+at /m);
    return /\[(HG\d{4})\]/.exec(err)?.[1];
  };
  expect(await codeOf('--base', 'nowhere')).toBe('HG6040');
  expect(await codeOf('--base', '--upload-pack=x')).toBe('HG6040');
  expect(await codeOf('--base', 'docs')).toBe('HG5080');
  expect(await codeOf('--base', 'build')).toBe('HG6047');
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"title"', '"titel"'));
  commit(rig);
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"titel"', '"title"'));
  expect(await codeOf('--base', 'HEAD')).toBe('HG6042');
  mkdirSync(`${rig.root}/elsewhere`);
  rig.write('elsewhere/notes.txt', 'mine');
  expect(await codeOf('--base', 'HEAD~1', '--out', 'elsewhere')).toBe('HG6045');
  expect(readFileSync(`${rig.root}/elsewhere/notes.txt`, 'utf8')).toBe('mine');
  expect(await codeOf('--base', 'HEAD~1', '--pictures')).toBe('HG6046');
  const alone = createSiteRig(files);
  opened.push(alone);
  const { err } = await run(alone, '--base', 'HEAD');
  expect(err).toMatch(/HG6041.*: not a git repository/);
  const empty = await run(rig, '--base', '');
  expect([empty.exitCode, empty.err]).toEqual([2, expect.stringContaining('which takes a commit, branch or tag, or a folder')]);
});

interface GithubStep {
  readonly uses?: string;
  readonly with?: { readonly [input: string]: unknown };
  readonly run?: string;
}

/** The inputs that each action has, of those that a job may want. */
const actionInputs: { readonly [action: string]: readonly string[] } = {
  'actions/checkout@v6': ['fetch-depth', 'ref'],
  'actions/setup-node@v6': ['node-version', 'node-version-file', 'cache'],
  'actions/cache@v5': ['path', 'key', 'restore-keys'],
  'actions/upload-artifact@v7': ['name', 'path', 'if-no-files-found', 'retention-days'],
};

function readSample<Content>(name: string): Content {
  return parse(readFileSync(new URL(`../../../manual/samples/${name}`, import.meta.url), 'utf8')) as Content;
}

/** What a shell calls for `commands`, where a job has programs that are not here. */
function callsOf({ root }: SiteRig, commands: readonly string[], env: { readonly [name: string]: string } = {}): readonly (readonly string[])[] {
  const calls = `${root}/.bin/calls`;
  mkdirSync(`${root}/.bin`, { recursive: true });
  writeFileSync(calls, '');
  for (const program of ['npm', 'npx', 'gh', 'curl'])
    writeFileSync(`${root}/.bin/${program}`, `#!/bin/sh\n{ printf '%s\\t' ${program} "$@"; echo; } >> "$CALLS"\n`, { mode: 0o755 });
  const path = `${root}/.bin:${process.env['PATH'] ?? ''}`;
  execFileSync('sh', ['-euc', commands.join('\n')], { cwd: root, env: { ...env, CALLS: calls, PATH: path } });
  const lines = readFileSync(calls, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => line.split('\t').slice(0, -1));
}

/** A branch with a change, while its base went on as well. */
function branched(): { readonly rig: SiteRig; readonly fork: string } {
  const rig = repository();
  const fork = git(rig, 'rev-parse', 'HEAD');
  git(rig, 'checkout', '-qb', 'topic');
  rig.write('docs/index.md', page('Начало', 'Слово об ином.\n\n## Раздел\n\nКонец.'));
  commit(rig);
  git(rig, 'branch', 'base', fork);
  git(rig, 'checkout', '-q', 'base');
  rig.write('docs/old.md', page('Старое', 'О запросах, ответах, сетях, ошибках и прочем.'));
  commit(rig);
  return { rig, fork };
}

test('the job for GitHub compares the merge with the base as it is now, and comments what was written', async () => {
  const { steps } = readSample<{ readonly jobs: { readonly review: { readonly steps: readonly GithubStep[] } } }>('github-review.yml').jobs.review;
  for (const { uses, with: inputs = {} } of steps)
    if (uses !== undefined) expect(actionInputs[uses]).toEqual(expect.arrayContaining(Object.keys(inputs)));
  const { rig } = branched();
  git(rig, 'merge', '-q', '--no-ff', '-m', 'merge', 'topic');
  const commands = steps.flatMap(({ run: command }) => (command === undefined ? [] : [command.replace('${{ github.event.number }}', '7')]));
  expect(commands.join('\n')).not.toContain('${{');
  const [install, review, comment] = callsOf(rig, commands);
  expect(install).toEqual(['npm', 'ci']);
  expect(review?.slice(0, 3)).toEqual(['npx', 'helpgen', 'review']);
  expect(await run(rig, ...(review ?? []).slice(3))).toMatchObject({ exitCode: 0, out: expect.stringContaining('1 page changed') });
  expect(comment?.slice(0, 5)).toEqual(['gh', 'pr', 'comment', '7', '--body-file']);
  expect(readFileSync(`${rig.root}/${comment?.[5]}`, 'utf8')).toContain('docs/index.md');
});

test('the job for GitLab compares the branch with where it began, and sends what was written', async () => {
  const { review: job } = readSample<{ readonly review: { readonly [key: string]: unknown } }>('gitlab-review.yml');
  expect(Object.keys(job)).toEqual(['image', 'variables', 'cache', 'script', 'after_script', 'artifacts', 'rules']);
  expect(job).toMatchObject({ variables: { GIT_DEPTH: 0 }, cache: { paths: ['.helpgen'] }, artifacts: { when: 'always', paths: ['review'] } });
  const { rig, fork } = branched();
  git(rig, 'checkout', '-q', 'topic');
  const [install, review] = callsOf(rig, job['script'] as readonly string[], { CI_MERGE_REQUEST_DIFF_BASE_SHA: fork });
  expect(install).toEqual(['npm', 'ci']);
  expect(review?.slice(0, 3)).toEqual(['npx', 'helpgen', 'review']);
  expect(await run(rig, ...(review ?? []).slice(3))).toMatchObject({ exitCode: 0, out: expect.stringContaining('1 page changed') });
  const server = { CI_API_V4_URL: 'https://gitlab.example.com/api/v4', CI_PROJECT_ID: '3', CI_MERGE_REQUEST_IID: '7', REVIEW_TOKEN: 'a token' };
  const [comment] = callsOf(rig, job['after_script'] as readonly string[], server);
  expect(comment).toEqual([
    'curl', '--fail', '--header', 'PRIVATE-TOKEN: a token', '--data-urlencode', 'body@review/summary.md',
    'https://gitlab.example.com/api/v4/projects/3/merge_requests/7/notes',
  ]);
  expect(readFileSync(`${rig.root}/review/summary.md`, 'utf8')).toContain('docs/index.md');
});
