import { join } from 'node:path';
import { joinedSheetsAt, joinSheets } from '@helpgen/bundler';
import type { Artifact, Diagnostic, GraphPage } from '@helpgen/model';
import { hasMarkdownCopy, routeToMarkdownPath } from '@helpgen/model';
import { isFullText } from '@helpgen/site';
import type { AnalysedSite } from '../analyse-site.ts';
import type { PreparedSite } from '../prepare-site.ts';
import { createEmitterTest, emitPresets, type EmittedSite } from '../presets/emit-presets.ts';
import type { SiteInputs } from '../read-inputs.ts';
import type { ThemeBundle } from '../steps/bundle-theme.ts';
import { keyOf } from '../steps/page-keys.ts';
import { makeRenderInput, pathsOf } from '../steps/render-pages.ts';
import { makeFullText } from '../steps/write-full-text.ts';
import { loadRenderer } from '../workers/load-renderer.ts';
import { drawPage } from './draw-page.ts';
import type { DrawnPage } from './draw-page.ts';
import type { LiveIndex } from './live-index.ts';
import type { PageCache } from './page-cache.ts';
import type { Shelf } from './shelf.ts';
import { once, shelfOf } from './shelf.ts';
import type { SiteLayout } from './site-layout.ts';

/** Bytes of the site, or what reads them. */
export type Content = Uint8Array | (() => Uint8Array);

/** One state of an open site, of which any file can be had as a build would write it. */
export type ShownSite = ReturnType<typeof createShownSite>;

/** What a state is made of. */
export interface ShownParts {
  readonly inputs: SiteInputs;
  readonly analysed: AnalysedSite;
  readonly prepared: PreparedSite;
  readonly layout: SiteLayout;
  readonly bundle: ThemeBundle;
  /** What all pages have in common, and assets. */
  readonly common: ReadonlyMap<string, Content>;
}

/** What is known of earlier states. */
export interface LastingParts {
  readonly cache: PageCache;
  readonly index: LiveIndex;
}

/** The state that the parts make. Nothing is rendered before it is asked for. */
export function createShownSite({ inputs, analysed, prepared, layout, bundle, common }: ShownParts, { cache, index }: LastingParts) {
  const { config, host, project, store } = inputs.run;
  const { graph, articles } = analysed;
  const { pages } = prepared;
  const { places, mirrors, indexes } = layout;
  const { synonyms, thesaurus } = inputs.searchFiles;
  const renderer = loadRenderer(pages.rendererPath);
  const draw = (page: GraphPage): DrawnPage =>
    cache(page.route, keyOf(pages, page), () => {
      const context = pages.contexts.byEdition[page.edition];
      if (context === undefined) return { files: new Map(), diagnostics: [] };
      return drawPage(page.route, renderer, context, makeRenderInput(pages, page));
    });
  const pageOf = (path: string): GraphPage | undefined => graph.pages[places.get(path) ?? places.get(mirrors.get(path) ?? '') ?? -1];

  const ours: readonly Shelf[] = [
    shelfOf(() => places, (number, path) => (graph.pages[number] === undefined ? undefined : draw(graph.pages[number]).files.get(path))),
    shelfOf(() => common, (content) => (typeof content === 'function' ? content() : content)),
    {
      has: (path) => joinedSheetsAt(bundle, path) !== undefined,
      read: (path) => joinedSheetsAt(bundle, path)?.bytes,
      list: () => graph.pages.flatMap((page) => draw(page).sheets ?? []).flatMap((choice) => joinSheets(bundle, choice)?.path ?? []),
    },
    shelfOf(() => layout.statics, (source) => host.disk.readFile(join(project.root, source))),
    shelfOf(() => mirrors, (original) => readFrom(ours, original)),
    index({ config, graph, store, articles, synonyms, thesaurus }, indexes),
    shelfOf(layout.companions, bytesOf),
    shelfOf(layout.artifacts, bytesOf),
  ];
  const { emitted, findings } = createEmittedFiles({ ...inputs.run, graph, maker: pages.maker, read: (path) => readFrom(ours, path) });
  const all = [...ours, ...emitted];
  return {
    config,
    pages,
    /** Whether a build would write a file at `path`. */
    has: (path: string): boolean => all.some((shelf) => shelf.has(path)),
    /** The bytes of that file; `undefined` when there is none. */
    read: (path: string): Promise<Uint8Array | undefined> => readFrom(all, path),
    /** Whether `path` is a search index, for which all pages must be known. */
    isIndex: (path: string): boolean => indexes.has(path),
    /** Paths of all files. */
    list: async (): Promise<readonly string[]> =>
      [...new Set((await Promise.all(all.map((shelf) => shelf.list()))).flatMap((paths) => [...paths]))].sort(),
    /** What is wrong with what emitters of presets add. */
    emitterFindings: findings,
    /** The page that the file at `path` belongs to. */
    pageOf,
    /** The page whose document the file at `path` is. */
    pageAt(path: string): GraphPage | undefined {
      const page = pageOf(path);
      return page !== undefined && [path, mirrors.get(path)].includes(pathsOf(pages, page).documentPath) ? page : undefined;
    },
    /** What is wrong with what the page shows: its parts failed when it was drawn. */
    findingsOf: (page: GraphPage): readonly Diagnostic[] => draw(page).diagnostics,
    /** Digest of all that a page is drawn from. */
    digestOf: (page: GraphPage): string => keyOf(pages, page),
  };
}

/** The file at `path` from the first of `shelves` that has it. */
async function readFrom(shelves: readonly Shelf[], path: string): Promise<Uint8Array | undefined> {
  for (const shelf of shelves) {
    const bytes = shelf.has(path) ? await shelf.read(path) : undefined;
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

function bytesOf(content: Artifact['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** The files of emitters in one state of a site: the text of all pages, and what those of presets add. */
function createEmittedFiles(site: EmittedSite): { readonly emitted: readonly Shelf[]; findings(): Promise<readonly Diagnostic[]> } {
  const { config, graph, presets, read } = site;
  const copies = graph.pages.filter(hasMarkdownCopy).map(({ route }) => routeToMarkdownPath(route));
  const fullText = once(() => makeFullText(config, graph, copies, read));
  const ofPresets = once(() => emitPresets(site));
  return {
    emitted: [
      { has: isFullText, read: async (path) => (await fullText()).get(path), list: async () => (await fullText()).keys() },
      {
        has: createEmitterTest(presets.list),
        read: async (path) => (await ofPresets()).files.flatMap((file) => (file.path === path ? bytesOf(file.content) : []))[0],
        list: async () => (await ofPresets()).files.map(({ path }) => path),
      },
    ],
    findings: async () => (await ofPresets()).diagnostics,
  };
}
