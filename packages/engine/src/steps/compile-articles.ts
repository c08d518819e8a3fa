import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { parseCategoryFile } from '@helpgen/content/category';
import type { FileSystem, StatIndex, Store } from '@helpgen/disk';
import { digestOf, digestOfAll } from '@helpgen/disk';
import type { Checked, ContentOptions, Diagnostic, SiteSources, SourceFile, SourcePath } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { JobFailure } from '../workers/executor.ts';
import type { CompileInput } from '../workers/create-compiler.ts';
import type { CompileOutput, StoredArticle } from '../workers/jobs.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
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
export interface CompileStep {
  readonly disk: FileSystem;
  readonly root: string;
  readonly store: Store;
  readonly stats: StatIndex;
  readonly toolId: string;
  readonly contentOptions: { readonly [locale: string]: ContentOptions };
  readonly defaultLocale: string;
  readonly workers: WorkerPool;
  /** What an earlier run of this process compiled: it need not be asked of the store. */
  readonly earlier?: Pick<CompiledArticles, 'articles' | 'keys' | 'failures'>;
  /** Somebody is waiting: default no. */
  readonly urgency?: 'urgent';
  readonly onProgress: (done: number, total: number) => void;
}

/** What is known of articles without compiling any. */
export interface FoundArticles {
  readonly found: Map<SourcePath, StoredArticle>;
  readonly missing: readonly Source[];
  readonly keys: Map<SourcePath, string>;
  /** Sources that came to no end as they are now. */
  readonly failures: Map<string, Diagnostic>;
  keyOf(source: Source, digest: string): string;
}

/** What is known before anything of the store is read: `missing` is not in it, and what is may be of before an include has changed. */
interface ListedArticles extends FoundArticles {
  readonly stored: readonly Source[];
  digestOfInclude(path: SourcePath): string;
}

/** The documents and pages among `sources` that the store or an earlier run has, and those that are to be compiled. */
export function findArticles(step: CompileStep, sources: readonly Source[]): FoundArticles {
  const listed = listArticles(step, sources);
  const outdated = new Set(readStored(step, listed));
  const isMissing = new Set([...listed.missing, ...outdated]);
  return { ...listed, missing: outdated.size === 0 ? listed.missing : sources.filter((source) => isMissing.has(source)) };
}

function listArticles(step: CompileStep, sources: readonly Source[]): ListedArticles {
  const optionDigests = Object.fromEntries(Object.entries(step.contentOptions).map(([locale, options]) => [locale, digestOf(canonicalJson(options))]));
  const digests = new Map(sources.map(({ path, digest }) => [path, digest]));
  const keyOf = (source: Source, digest: string): string =>
    digestOfAll([step.toolId, optionDigests[localeOf(source, step.defaultLocale)] ?? '', source.path, digest]);
  const digestOfInclude = (path: SourcePath): string => includeDigest(step, digests, path);
  const found = new Map<SourcePath, StoredArticle>();
  const keys = new Map<SourcePath, string>();
  const failures = new Map<string, Diagnostic>();
  const missing: Source[] = [];
  const stored: Source[] = [];
  const outlines = step.store.pack('outline');
  for (const source of articlesAmong(sources)) {
    const key = keyOf(source, source.digest);
    const failure = step.earlier?.failures.get(key);
    keys.set(source.path, key);
    const earlier = failure === undefined ? readEarlier(step, source.path, key, digestOfInclude) : undefined;
    if (failure !== undefined) failures.set(key, failure);
    else if (earlier !== undefined) found.set(source.path, earlier);
    else (outlines.has(key) ? stored : missing).push(source);
  }
  return { found, missing, stored, keys, failures, keyOf, digestOfInclude };
}

/** Adds what is stored to what was found; those of before an include has changed come back. */
function readStored(step: CompileStep, { stored, keys, found, digestOfInclude }: ListedArticles): readonly Source[] {
  return stored.filter(({ path }) => {
    const article = readArticle(step, keys.get(path) ?? '', digestOfInclude);
    if (article !== undefined) found.set(path, article);
    return article === undefined;
  });
}

/** Compiles the documents and pages among `sources`; what is stored for the same input is taken from the store. */
export async function compileArticles(step: CompileStep, sources: readonly Source[], known?: FoundArticles): Promise<CompiledArticles> {
  const wanted = articlesAmong(sources);
  const listed = known === undefined ? listArticles(step, sources) : { ...known, stored: [], digestOfInclude: () => '' };
  const { found, keys, failures, keyOf } = listed;
  const diagnostics: Diagnostic[] = [];
  const compiled: { path: SourcePath; ms: number }[] = [];
  let done = 0;
  let hits = found.size;

  const compile = (missing: readonly Source[]): Promise<void> => {
    const taken: { source: Source; key: string }[] = [];
    return step.workers.guarded(missing.length).run(
      'compile',
      inputs(missing, taken),
      (result, number) => {
        const { source, key } = taken[number] ?? raise(number);
        done += 1;
        step.onProgress(hits + done, wanted.length);
        if (result.kind === 'failed') {
          failures.set(key, failureOf(source.path, result.failure));
          return;
        }
        compiled.push({ path: source.path, ms: result.output.ms });
        found.set(source.path, keep(step.store, key, result.output));
      },
      step.urgency,
    );
  };
  /** What lies on the disk is read while threads are at work on what surely is to be compiled. */
  const readMeanwhile = async (): Promise<SiteSources['categories']> => {
    const outdated = readStored(step, listed);
    hits += listed.stored.length - outdated.length;
    step.onProgress(hits + done, wanted.length);
    const categories = readCategories(step, sources, diagnostics);
    await compile(outdated);
    return categories;
  };
  const [, categories] = await Promise.all([compile(listed.missing), readMeanwhile()]);
  const articles = new Map(wanted.flatMap(({ path }) => pairOf(path, found.get(path))));
  diagnostics.push(...failures.values(), ...[...articles.values()].flatMap((article) => article.diagnostics));
  return { articles, categories, diagnostics, hits, compiled, keys, failures, isWhole: articles.size === wanted.length };

  function* inputs(missing: readonly Source[], taken: { source: Source; key: string }[]): Iterable<CompileInput> {
    for (const source of missing) {
      const { value: file, diagnostics: reading } = textOf(step, source);
      diagnostics.push(...reading);
      if (file === undefined) {
        done += 1;
        continue;
      }
      // The key is made of what is compiled now, not of what was on the disk when the folders were read.
      const key = keyOf(source, file.digest);
      keys.set(source.path, key);
      taken.push({ source, key });
      yield inputOf(source, file, step.defaultLocale);
    }
  }
}

function articlesAmong(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ role }) => role.kind === 'doc' || role.kind === 'page');
}

function readEarlier({ earlier }: CompileStep, path: SourcePath, key: string, digestOfInclude: (path: SourcePath) => string): StoredArticle | undefined {
  const article = earlier?.keys.get(path) === key ? earlier.articles.get(path) : undefined;
  return article?.outline.includes.every((include) => digestOfInclude(include.path) === include.digest) === true ? article : undefined;
}

/** The content of the category files among `sources`; what is wrong with them is added to `diagnostics`. */
function readCategories(step: Pick<CompileStep, 'disk' | 'root'>, sources: readonly Source[], diagnostics: Diagnostic[]): SiteSources['categories'] {
  return sources.flatMap((source) => {
    const { path, role } = source;
    if (role.kind !== 'category') return [];
    const { value: file, diagnostics: reading } = textOf(step, source);
    diagnostics.push(...reading);
    if (file === undefined) return [];
    const parsed = parseCategoryFile(file);
    diagnostics.push(...parsed.diagnostics);
    return [{ source: path, meta: parsed.value }];
  });
}

/** The text of `source`: from the disk, unless a preset has made it. */
export function textOf(step: Pick<CompileStep, 'disk' | 'root'>, { path, digest, made }: Source): Checked<SourceFile | undefined> {
  const { disk, root } = step;
  return made === undefined ? readText(disk, root, path) : { value: { path, text: made.text, digest }, diagnostics: [] };
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

/** The locale in whose words a file is compiled. */
export function localeOf({ role }: Source, defaultLocale: string): string {
  return 'locale' in role ? role.locale : defaultLocale;
}

function readArticle(step: CompileStep, key: string, digestOfInclude: (path: SourcePath) => string): StoredArticle | undefined {
  const bytes = step.store.pack('outline').get(key);
  if (bytes === undefined) return undefined;
  const article = deserialize(bytes) as StoredArticle;
  const isCurrent = article.outline.includes.every(({ path, digest }) => digestOfInclude(path) === digest);
  const isWhole = step.store.pack('body').has(article.bodyDigest) && step.store.pack('terms').has(article.termsDigest);
  return isCurrent && isWhole ? article : undefined;
}

function includeDigest(step: CompileStep, digests: ReadonlyMap<SourcePath, string>, path: SourcePath): string {
  const known = digests.get(path);
  if (known !== undefined) return known;
  try {
    return step.stats.digest(join(step.root, path));
  } catch {
    return '';
  }
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

function pairOf<K, V>(key: K, value: V | undefined): readonly (readonly [K, V])[] {
  return value === undefined ? [] : [[key, value]];
}

function raise(number: number): never {
  throw new Error(`no input has number ${number}`);
}
