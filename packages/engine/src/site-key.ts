import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { digestOfAll } from '@helpgen/disk';
import { canonicalJson } from '@helpgen/model';
import type { SourcePath } from '@helpgen/model';
import type { BuildRecord } from './output/build-record.ts';
import { isIntact } from './output/build-record.ts';
import type { OutputPlaces } from './output/output-folder.ts';
import { digestNow } from './presets/make-pages.ts';
import type { SiteInputs } from './read-inputs.ts';
import type { CompiledArticles } from './steps/compile-articles.ts';
import { toolId } from './tool-id.ts';

/**
 * Digest of all inputs of the site: when it is the one of the last build, there is nothing to do. `bundle` is the digest of
 * that of theme and React pages; `includes`, what was included from anywhere.
 */
export function makeSiteKey({ run, sources, searchFiles, git, stats }: SiteInputs, bundle: string, includes: readonly SourcePath[]): string {
  return digestOfAll([
    toolId,
    run.presets.digest,
    canonicalJson(run.config),
    bundle,
    canonicalJson(git),
    JSON.stringify(searchFiles.synonyms),
    JSON.stringify(searchFiles.thesaurus),
    searchFiles.questionsFile?.digest ?? '',
    // They stand in the manifest when they are asked for.
    run.options.answers === true && searchFiles.questions.length > 0 ? 'answers' : '',
    ...sources.files.map(({ path, digest }) => `${path} ${digest}`),
    ...sources.staticFiles.map(({ source, digest }) => `${source} ${digest}`),
    ...sources.diagnostics.map(({ message }) => message),
    ...includes.map((path) => `${path} ${digestNow(stats, join(run.project.root, path))}`),
  ]);
}

/** What was included by `articles`, from anywhere. */
export function includesOf(articles: CompiledArticles['articles']): readonly SourcePath[] {
  const includes = new Set<SourcePath>();
  for (const { outline } of articles.values()) for (const { path } of outline.includes) includes.add(path);
  return [...includes].sort();
}

/**
 * Whether the output folder holds the files of `record`, each as it was written. Files of other origin beside them are no concern of a
 * build that writes nothing.
 */
export function isWholeSite(
  { host, places }: { readonly host: Host; readonly places: Pick<OutputPlaces, 'folder'> },
  { manifest, files }: Pick<BuildRecord, 'manifest' | 'files'>,
): boolean {
  return [manifest, ...files.values()].every((file) => isIntact(host.disk, places.folder, file));
}
