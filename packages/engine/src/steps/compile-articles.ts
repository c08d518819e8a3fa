import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { parseCategoryFile } from '@helpgen/content/category';
import type { Checked, ContentOptions, Diagnostic, SiteSources, SourceFile, SourcePath } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { digestOf, digestOfAll } from '../cache/digest-of.ts';
import type { StatIndex } from '../cache/stat-index.ts';
import type { Store } from '../cache/store.ts';
import { finding } from '../finding.ts';
import type { FileSystem } from '../host/file-system.ts';
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

/** The documents and pages among `sources` that the store or an earlier run has, and those that are to be compiled. */
export function findArticles(step: CompileStep, sources: readonly Source[]): FoundArticles {
  const optionDigests = Object.fromEntries(Object.entries(step.contentOptions).map(([locale, options]) => [locale, digestOf(canonicalJson(options))]));
  const digests = new Map(sources.map(({ path, digest }) => [path, digest]));
  const keyOf = (source: Source, digest: string): string =>
    digestOfAll([step.toolId, optionDigests[localeOf(source, step.defaultLocale)] ?? '', source.path, digest]);
  const digestOfInclude = (path: SourcePath): string => includeDigest(step, digests, path);
  const found = new Map<SourcePath, StoredArticle>();
  const keys = new Map<SourcePath, string>();
  const failures = new Map<string, Diagnostic>();
  const missing: Source[] = [];
  for (const source of articlesAmong(sources)) {
    const key = keyOf(source, source.digest);
    const failure = step.earlier?.failures.get(key);
    keys.set(source.path, key);
    if (failure !== undefined) failures.set(key, failure);
    else {
      const stored = readEarlier(step, source.path, key, digestOfInclude) ?? readStored(step, key, digestOfInclude);
      if (stored === undefined) missing.push(source);
      else found.set(source.path, stored);
    }
  }
  return { found, missing, keys, failures, keyOf };
}

/** Compiles the documents and pages among `sources`; what is stored for the same input is taken from the store. */
export async function compileArticles(
  step: CompileStep,
  sources: readonly Source[],
  known: FoundArticles = findArticles(step, sources),
): Promise<CompiledArticles> {
  const wanted = articlesAmong(sources);
  const { found, missing, keys, failures, keyOf } = known;
  const hits = found.size;
  const diagnostics: Diagnostic[] = [];
  const compiled: { path: SourcePath; ms: number }[] = [];
  const taken: { source: Source; key: string }[] = [];
  let done = hits;
  step.onProgress(done, wanted.length);

  await step.workers.guarded(missing.length).run(
    'compile',
    inputs(),
    (result, number) => {
      const { source, key } = taken[number] ?? raise(number);
      done += 1;
      step.onProgress(done, wanted.length);
      if (result.kind === 'failed') {
        failures.set(key, failureOf(source.path, result.failure));
        return;
      }
      compiled.push({ path: source.path, ms: result.output.ms });
      found.set(source.path, keep(step.store, key, result.output));
    },
    step.urgency,
  );
  const articles = new Map(wanted.flatMap(({ path }) => pairOf(path, found.get(path))));
  const categories = readCategories(step, sources, diagnostics);
  diagnostics.push(...failures.values(), ...[...articles.values()].flatMap((article) => article.diagnostics));
  return { articles, categories, diagnostics, hits, compiled, keys, failures, isWhole: articles.size === wanted.length };

  function* inputs(): Iterable<CompileInput> {
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
    ...(made === undefined ? {} : { origin: made.origin, blocks: made.blocks, ...(made.data === undefined ? {} : { data: made.data }) }),
  };
}

/** The locale in whose words a file is compiled. */
export function localeOf({ role }: Source, defaultLocale: string): string {
  return 'locale' in role ? role.locale : defaultLocale;
}

function readStored(step: CompileStep, key: string, digestOfInclude: (path: SourcePath) => string): StoredArticle | undefined {
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
