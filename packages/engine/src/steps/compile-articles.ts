import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { parseCategoryFile } from '@helpgen/content/category';
import type { Store } from '@helpgen/disk';
import { digestOf, digestOfAll } from '@helpgen/disk';
import type { Checked, Diagnostic, SiteSources, SourceFile, SourcePath } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import { finding } from '../finding.ts';
import { digestNow } from '../presets/make-pages.ts';
import type { SiteInputs } from '../read-inputs.ts';
import { toolId } from '../tool-id.ts';
import type { JobFailure } from '../workers/executor.ts';
import type { CompileInput } from '../workers/create-compiler.ts';
import type { CompileOutput, StoredArticle } from '../workers/jobs.ts';
import { jobLimits } from '../workers/worker-pool.ts';
import type { Source } from './source.ts';
import { readText } from './read-text.ts';

/** What became of the articles. */
export interface CompiledArticles {
  /** By source; without those that could not be compiled. An open site puts what is edited in the place of what was. */
  readonly articles: Map<SourcePath, StoredArticle>;
  readonly categories: SiteSources['categories'];
  readonly diagnostics: readonly Diagnostic[];
  readonly hits: number;
  /** Compiled in this run, with the time each took. */
  readonly compiled: readonly { readonly path: SourcePath; readonly ms: number }[];
  /** Digest of all that an article was compiled from, includes apart, and what came of it where that is no article. */
  readonly keys: Map<SourcePath, string>;
  readonly failures: ReadonlyMap<string, Diagnostic>;
  /** Whether there is an article of each source that should have one: without, nobody can say what leads nowhere. */
  readonly isWhole: boolean;
}

/** What the step needs besides the sources. */
export interface CompileStep extends Pick<SiteInputs, 'run' | 'stats' | 'contentOptions' | 'workers'> {
  /** What an earlier run of this process compiled: it need not be asked of the store. */
  readonly earlier?: Pick<CompiledArticles, 'articles' | 'keys' | 'failures'>;
  /** Somebody is waiting: default no. */
  readonly urgency?: 'urgent';
}

/** What is known of articles without compiling any. */
export type FoundArticles = ReturnType<typeof listArticles>;

/** The documents and pages among `sources` that the store or an earlier run has, and those that are to be compiled. */
export function findArticles(step: CompileStep, sources: readonly Source[]): FoundArticles {
  const listed = listArticles(step, sources);
  const outdated = new Set(readStored(step, listed));
  const isMissing = new Set([...listed.missing, ...outdated]);
  return { ...listed, stored: [], missing: outdated.size === 0 ? listed.missing : sources.filter((source) => isMissing.has(source)) };
}

/** What is known before anything of the store is read: `missing` is not in it, and what is may be of before an include has changed. */
function listArticles({ run, stats, contentOptions, earlier }: CompileStep, sources: readonly Source[]) {
  const optionDigests = Object.fromEntries(Object.entries(contentOptions).map(([locale, options]) => [locale, digestOf(canonicalJson(options))]));
  const digests = new Map(sources.map(({ path, digest }) => [path, digest]));
  // What presets change of an article is another one for another build of them.
  const keyOf = (source: Source, digest: string): string =>
    digestOfAll([`${toolId}${run.presets.digest}`, optionDigests[localeOf(source, run.config.locales.default)] ?? '', source.path, digest]);
  /** Whether what the article includes is as it was. */
  const isCurrent = ({ outline }: StoredArticle): boolean =>
    outline.includes.every(({ path, digest }) => (digests.get(path) ?? digestNow(stats, join(run.project.root, path))) === digest);
  const found = new Map<SourcePath, StoredArticle>();
  const keys = new Map<SourcePath, string>();
  /** Sources that came to no end as they are now. */
  const failures = new Map<string, Diagnostic>();
  const missing: Source[] = [];
  const stored: Source[] = [];
  const outlines = run.store.pack('outline');
  for (const source of articlesAmong(sources)) {
    const key = keyOf(source, source.digest);
    const failure = earlier?.failures.get(key);
    const article = earlier?.keys.get(source.path) === key ? earlier.articles.get(source.path) : undefined;
    keys.set(source.path, key);
    if (failure !== undefined) failures.set(key, failure);
    else if (article !== undefined && isCurrent(article)) found.set(source.path, article);
    else (outlines.has(key) ? stored : missing).push(source);
  }
  return { found, missing, stored, keys, failures, keyOf, isCurrent };
}

/** Adds what is stored to what was found; those of before an include has changed come back. */
function readStored({ run: { store } }: CompileStep, { stored, keys, found, isCurrent }: FoundArticles): readonly Source[] {
  return stored.filter(({ path }) => {
    const bytes = store.pack('outline').get(keys.get(path) ?? '');
    const article = bytes === undefined ? undefined : (deserialize(bytes) as StoredArticle);
    const isWhole =
      article !== undefined && isCurrent(article) && store.pack('body').has(article.bodyDigest) && store.pack('terms').has(article.termsDigest);
    if (isWhole) found.set(path, article);
    return !isWhole;
  });
}

/** Compiles the documents and pages among `sources`; what is stored for the same input is taken from the store. */
export async function compileArticles(step: CompileStep, sources: readonly Source[], known = listArticles(step, sources)): Promise<CompiledArticles> {
  const { run } = step;
  const wanted = articlesAmong(sources);
  const { found, keys, failures, keyOf } = known;
  const diagnostics: Diagnostic[] = [];
  const compiled: { path: SourcePath; ms: number }[] = [];
  let done = 0;
  let hits = found.size;
  const tell = (): void => run.options.onProgress?.({ step: 'compile', done: hits + done, total: wanted.length });

  const compile = (missing: readonly Source[]): Promise<void> => {
    const taken: { source: Source; key: string }[] = [];
    return step.workers.guarded(missing.length).run(
      'compile',
      inputs(missing, taken),
      (result, number) => {
        const input = taken[number];
        if (input === undefined) throw new Error(`no input has number ${number}`);
        const { source, key } = input;
        done += 1;
        tell();
        if (result.kind === 'failed') {
          failures.set(key, failureOf(source.path, result.failure));
          return;
        }
        compiled.push({ path: source.path, ms: result.output.ms });
        found.set(source.path, keep(run.store, key, result.output));
      },
      step.urgency,
    );
  };
  /** What lies on the disk is read while threads are at work on what surely is to be compiled. */
  const readMeanwhile = async (): Promise<SiteSources['categories']> => {
    const outdated = readStored(step, known);
    hits += known.stored.length - outdated.length;
    tell();
    const categories = readCategories(run, sources, diagnostics);
    await compile(outdated);
    return categories;
  };
  const [, categories] = await Promise.all([compile(known.missing), readMeanwhile()]);
  const articles = inOrderOf(wanted, ({ path }) => found.get(path));
  diagnostics.push(...failures.values(), ...[...articles.values()].flatMap((article) => article.diagnostics));
  return { articles, categories, diagnostics, hits, compiled, keys, failures, isWhole: articles.size === wanted.length };

  function* inputs(missing: readonly Source[], taken: { source: Source; key: string }[]): Iterable<CompileInput> {
    for (const source of missing) {
      const { value: file, diagnostics: reading } = textOf(run, source);
      diagnostics.push(...reading);
      if (file === undefined) {
        done += 1;
        continue;
      }
      // The key is made of what is compiled now, not of what was on the disk when the folders were read.
      const key = keyOf(source, file.digest);
      keys.set(source.path, key);
      taken.push({ source, key });
      yield inputOf(source, file, run.config.locales.default);
    }
  }
}

function articlesAmong(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ role }) => role.kind === 'doc' || role.kind === 'page');
}

/** The content of the category files among `sources`; what is wrong with them is added to `diagnostics`. */
function readCategories(run: BuildRun, sources: readonly Source[], diagnostics: Diagnostic[]): SiteSources['categories'] {
  return sources.flatMap((source) => {
    const { path, role } = source;
    if (role.kind !== 'category') return [];
    const { value: file, diagnostics: reading } = textOf(run, source);
    diagnostics.push(...reading);
    if (file === undefined) return [];
    const parsed = parseCategoryFile(file);
    diagnostics.push(...parsed.diagnostics);
    return [{ source: path, meta: parsed.value }];
  });
}

/** The text of `source`: from the disk, unless a preset has made it. */
export function textOf({ host, project }: BuildRun, { path, digest, made }: Source): Checked<SourceFile | undefined> {
  return made === undefined ? readText(host.disk, project.root, path) : { value: { path, text: made.text, digest }, diagnostics: [] };
}

/** What is to be compiled of `source`, whose text is that of `file`. */
export function inputOf(source: Source, file: SourceFile, defaultLocale: string): CompileInput {
  const { made, role } = source;
  return {
    file,
    locale: localeOf(source, defaultLocale),
    ...('maker' in role && role.maker !== undefined ? { maker: role.maker } : {}),
    ...(made === undefined ? {} : { origin: made.origin, blocks: made.blocks, own: made.own }),
  };
}

/** Articles in the order of their sources, which the graph follows. */
export function inOrderOf(files: readonly Source[], articleOf: (source: Source) => StoredArticle | undefined): Map<SourcePath, StoredArticle> {
  const articles = new Map<SourcePath, StoredArticle>();
  for (const source of files) {
    const article = articleOf(source);
    if (article !== undefined) articles.set(source.path, article);
  }
  return articles;
}

/** The locale in whose words a file is compiled. */
export function localeOf({ role }: Source, defaultLocale: string): string {
  return 'locale' in role ? role.locale : defaultLocale;
}

function keep(store: Store, key: string, output: CompileOutput): StoredArticle {
  const article = deserialize(output.article) as StoredArticle;
  const { bodyDigest, termsDigest } = article;
  if (!store.pack('body').has(bodyDigest)) store.pack('body').put(bodyDigest, output.body, bodyDigest);
  if (!store.pack('terms').has(termsDigest)) store.pack('terms').put(termsDigest, output.terms, termsDigest);
  store.pack('outline').put(key, output.article);
  return article;
}

function failureOf(path: SourcePath, { kind, reason }: JobFailure): Diagnostic {
  const at = { file: path };
  if (kind === 'timeout') return finding('HG5030', { path, seconds: jobLimits.seconds }, { at });
  if (kind === 'memory') return finding('HG5031', { path, megabytes: jobLimits.megabytes }, { at });
  return finding('HG5033', { path, reason }, { at });
}
