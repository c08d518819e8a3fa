import { join } from 'node:path';
import { joinedSheetsAt, joinSheets } from '@helpgen/bundler';
import type { ContentGraph, Diagnostic, GraphPage, SiteConfig } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import type { PreparedSite } from '../prepare-site.ts';
import type { ThemeBundle } from '../steps/bundle-theme.ts';
import type { CompiledArticles } from '../steps/compile-articles.ts';
import type { SearchFiles } from '../steps/read-search-files.ts';
import type { PageStep } from '../steps/render-pages.ts';
import { keyOf, makeRenderInput, pathsOf } from '../steps/render-pages.ts';
import { loadRenderer } from '../workers/load-renderer.ts';
import { drawPage } from './draw-page.ts';
import type { DrawnPage } from './draw-page.ts';
import type { LiveIndex } from './live-index.ts';
import type { PageCache } from './page-cache.ts';
import type { SiteLayout } from './site-layout.ts';
import { hasMarkdownCopy, routeToMarkdownPath } from '@helpgen/model';
import { isFullText } from '@helpgen/site';
import { createEmitterTest, emitPresets } from '../presets/emit-presets.ts';
import { makeFullText } from '../steps/write-full-text.ts';

/** Bytes of the site, or what reads them. */
export type Content = Uint8Array | (() => Uint8Array);

/** One state of an open site, of which any file can be had as a build would write it. */
export interface ShownSite {
  readonly config: SiteConfig;
  readonly pages: PageStep;
  /** Whether a build would write a file at `path`. */
  has(path: string): boolean;
  /** The bytes of that file; `undefined` when there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Whether `path` is a search index, for which all pages must be known. */
  isIndex(path: string): boolean;
  /** Paths of all files. */
  list(): Promise<readonly string[]>;
  /** What is wrong with what emitters of presets add. */
  emitterFindings(): Promise<readonly Diagnostic[]>;
  /** The page that the file at `path` belongs to, and the one that it is the document of. */
  pageOf(path: string): GraphPage | undefined;
  pageAt(path: string): GraphPage | undefined;
  /** What is wrong with what the page shows: its parts failed when it was drawn. */
  findingsOf(page: GraphPage): readonly Diagnostic[];
  /** Digest of all that a page is drawn from. */
  digestOf(page: GraphPage): string;
}

/** What a state is made of. */
export interface ShownParts {
  readonly run: BuildRun;
  readonly graph: ContentGraph;
  readonly articles: CompiledArticles['articles'];
  readonly prepared: PreparedSite;
  readonly layout: SiteLayout;
  readonly synonyms: readonly (readonly string[])[];
  readonly thesaurus: SearchFiles['thesaurus'];
  readonly bundle: ThemeBundle;
  /** What all pages have in common, and assets. */
  readonly shelf: ReadonlyMap<string, Content>;
  readonly cache: PageCache;
  readonly index: LiveIndex;
}

/** The state that `parts` make. Nothing is rendered before it is asked for. */
export function createShownSite(parts: ShownParts): ShownSite {
  const { run, graph, articles, prepared, bundle, shelf, cache, synonyms, thesaurus, layout } = parts;
  const { config } = run;
  const { pages } = prepared;
  const { disk } = run.host;
  const { places, statics, mirrors, indexes } = layout;
  const index = parts.index.of({ pages, config, graph, articles, synonyms, thesaurus });
  const renderer = loadRenderer(pages.rendererPath);
  const draw = (page: GraphPage): DrawnPage =>
    cache(page.route, keyOf(pages, page), () => {
      const context = prepared.contexts.byEdition[page.edition];
      if (context === undefined) return { files: new Map(), diagnostics: [] };
      return drawPage(page.route, renderer, context, makeRenderInput(pages, page));
    });

  function pageOf(path: string): GraphPage | undefined {
    const number = places.get(path) ?? places.get(mirrors.get(path) ?? '');
    return number === undefined ? undefined : graph.pages[number];
  }

  async function read(path: string): Promise<Uint8Array | undefined> {
    const number = places.get(path);
    const page = number === undefined ? undefined : graph.pages[number];
    if (page !== undefined) return draw(page).files.get(path);
    const content = shelf.get(path);
    if (content !== undefined) return typeof content === 'function' ? content() : content;
    const styles = joinedSheetsAt(bundle, path);
    if (styles !== undefined) return styles.bytes;
    const source = statics.get(path);
    if (source !== undefined) return disk.readFile(join(run.project.root, source));
    const original = mirrors.get(path);
    if (original !== undefined) return read(original);
    if (indexes.has(path)) return index.read(path);
    if (index.isPart(path)) return index.readPart(path);
    const text = layout.companions().get(path) ?? layout.artifacts().get(path);
    return typeof text === 'string' ? Buffer.from(text) : text;
  }

  const emitted = createEmittedFiles({ run, graph, pages, read });
  return {
    config,
    pages,
    read: async (path) => (await read(path)) ?? emitted.read(path),
    isIndex: (path) => indexes.has(path),
    has: (path) =>
      places.has(path) ||
      shelf.has(path) ||
      joinedSheetsAt(bundle, path) !== undefined ||
      statics.has(path) ||
      mirrors.has(path) ||
      indexes.has(path) ||
      index.isPart(path) ||
      layout.companions().has(path) ||
      layout.artifacts().has(path) ||
      emitted.mayHave(path),
    list: async () =>
      [
        ...new Set([
          ...places.keys(),
          ...shelf.keys(),
          ...graph.pages.flatMap((page) => draw(page).sheets ?? []).flatMap((choice) => joinSheets(bundle, choice)?.path ?? []),
          ...statics.keys(),
          ...mirrors.keys(),
          ...(await index.list()),
          ...layout.companions().keys(),
          ...layout.artifacts().keys(),
          ...(await emitted.list()),
        ]),
      ].sort(),
    emitterFindings: emitted.findings,
    pageOf,
    pageAt(path) {
      const page = pageOf(path);
      return page !== undefined && [path, mirrors.get(path)].includes(pathsOf(pages, page).documentPath) ? page : undefined;
    },
    findingsOf: (page) => draw(page).diagnostics,
    digestOf: (page) => keyOf(pages, page),
  };
}

interface EmittingParts {
  readonly run: BuildRun;
  readonly graph: ContentGraph;
  readonly pages: PageStep;
  /** The files of the site, for emitters that read them. */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** The files of the emitters in one state of a site. */
function createEmittedFiles({ run, graph, pages, read }: EmittingParts) {
  const { config, presets, project } = run;
  let emitting: ReturnType<typeof emitPresets> | undefined;
  const emit = (): ReturnType<typeof emitPresets> => (emitting ??= emitPresets({ root: project.root, presets, config, graph, maker: pages.maker, read }));
  const ofPresets = createEmitterTest(presets.list);
  let texts: ReturnType<typeof makeFullText> | undefined;
  const copies = graph.pages.filter(hasMarkdownCopy).map(({ route }) => routeToMarkdownPath(route));
  const fullText = (): ReturnType<typeof makeFullText> => (texts ??= makeFullText(config, graph, copies, read));
  const mayHave = (path: string): boolean => isFullText(path) || ofPresets(path);
  return {
    /** Whether an emitter may write a file at `path`. */
    mayHave,
    async read(path: string): Promise<Uint8Array | undefined> {
      const text = isFullText(path) ? (await fullText()).get(path) : undefined;
      if (text !== undefined || !ofPresets(path)) return text;
      const content = (await emit()).files.find((file) => file.path === path)?.content;
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
    list: async (): Promise<readonly string[]> => [...(await fullText()).keys(), ...(await emit()).files.map(({ path }) => path)],
    findings: async (): Promise<readonly Diagnostic[]> => (await emit()).diagnostics,
  };
}
