import { performance } from 'node:perf_hooks';
import { serialize } from 'node:v8';
import type { FileSystem } from '@helpgen/disk';
import { decodeText, digestOf, ownBytes } from '@helpgen/disk';
import type { Article, Body, Diagnostic, Outline, RenderContext } from '@helpgen/model';
import { remember } from '@helpgen/model';
import { analysePage, encodeAnalysedPage } from '@helpgen/search/build';
import type { SearchablePage } from '@helpgen/search/build';
import { createAnalyser } from '@helpgen/search';
import type { SearchIndexInput, SearchIndexOutput } from '../steps/make-search-index.ts';
import { makeSearchIndex } from '../steps/make-search-index.ts';
import { createCompiler, type CompileInput, type CompileSetup } from './create-compiler.ts';
import { loadRenderer } from './load-renderer.ts';
import type { WrittenFile } from '../output/build-record.ts';
import { writeMadeFile } from '../output/made-file.ts';
import { renderPage, type RenderAndWriteInput } from './render-page.ts';

/** What a worker needs to know before its first job; the same for all jobs of one build. */
export interface WorkerSetup extends CompileSetup {
  readonly searchLanguages: readonly string[];
}

/** The jobs of a build by name: what goes in and what comes out, all of it plain data. */
export interface Jobs {
  compile: { readonly input: CompileInput; readonly output: CompileOutput };
  /** The texts of a page as its terms were made of them, for whoever wants them whole. */
  texts: { readonly input: CompileInput; readonly output: SearchablePage };
  render: { readonly input: RenderAndWriteInput; readonly output: RenderOutput };
  index: { readonly input: SearchIndexInput; readonly output: SearchIndexOutput };
}

/** The name of a job. */
export type JobName = keyof Jobs;

/** An article as the later steps see it: the outline, and by digest what is stored of the rest. */
export interface StoredArticle {
  readonly outline: Outline;
  /** Digest of what of it other pages, and findings about the site, may depend on: without where things stand, and how long the text is. */
  readonly shown: string;
  /** Of the same, and where each thing stands: what a finding in the file depends on. */
  readonly placed: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly bodyDigest: string;
  readonly termsDigest: string;
  /** Whether a part was left to be drawn in the browser. */
  readonly hasUndrawnPart: boolean;
}

/** An article as it is stored and sent between threads: as bytes, which are handed over and not copied. */
export interface CompileOutput {
  /** v8-serialised {@link StoredArticle}. */
  readonly article: Uint8Array;
  /** Its body, v8-serialised. */
  readonly body: Uint8Array;
  readonly terms: Uint8Array;
  readonly ms: number;
}

/** The files of one rendered page, which were written, and what was found while drawing it. */
export interface RenderOutput {
  readonly files: readonly WrittenFile[];
  /** {@link PageEntry} as JSON; empty when the page could not be drawn. */
  readonly entry: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly ms: number;
}

/** What runs jobs: in a worker thread, or in the main thread. */
export type RunJob = <N extends JobName>(name: N, input: Jobs[N]['input']) => Promise<Jobs[N]['output']>;

/** The runner of jobs for one `setup`; keeps what is costly to make (analyser, contexts). */
export function createJobRunner(disk: FileSystem, setup: WorkerSetup): RunJob {
  const analyser = createAnalyser(setup.searchLanguages);
  const contextsIn = remember((path: string) => JSON.parse(decodeText(disk.readFile(path))) as { readonly [edition: string]: RenderContext });
  const compile = createCompiler(disk, setup);
  const runners: { [N in JobName]: (input: Jobs[N]['input']) => Promise<Jobs[N]['output']> } = {
    async compile(input) {
      const start = performance.now();
      const { value, diagnostics } = await compile(input);
      const body = ownBytes(serialize(value.body));
      const terms = ownBytes(encodeAnalysedPage(analysePage(textsOf(value), analyser)));
      const article: StoredArticle = {
        outline: value.outline,
        ...digestsOf(value.outline),
        diagnostics,
        bodyDigest: digestOf(body),
        termsDigest: digestOf(terms),
        hasUndrawnPart: hasUndrawnPart(value.body),
      };
      return { article: ownBytes(serialize(article)), body, terms, ms: performance.now() - start };
    },
    texts: async (input) => textsOf((await compile(input)).value),
    async render(input) {
      const start = performance.now();
      const renderer = loadRenderer(input.rendererPath);
      const context = contextsIn(input.contextPath)[input.edition];
      if (context === undefined) throw new Error(`no render context for edition ${input.edition}`);
      const { files, entry, diagnostics } = renderPage(renderer, context, input);
      return { files: files.map((file) => writeMadeFile(disk, input.target, file)), entry: entry(), diagnostics, ms: performance.now() - start };
    },
    index: async (input) => makeSearchIndex(input),
  };
  return (name, input) => runners[name](input);
}

/** What of an article can be found. */
function textsOf({ outline: { frontMatter, contentTitle }, sections }: Article): SearchablePage {
  const { title, description, keywords } = frontMatter;
  return { title: title ?? contentTitle ?? '', description: description ?? '', keywords: keywords ?? [], sections };
}

/** A diagram without a picture: the theme's own script draws it. */
function hasUndrawnPart(body: Body): boolean {
  return body.some(
    (node) =>
      typeof node !== 'string' &&
      'part' in node &&
      ((node.part === 'Diagram' && node.children.length === 0) || hasUndrawnPart(node.children)),
  );
}

function digestsOf(outline: Outline): Pick<StoredArticle, 'shown' | 'placed'> {
  const { wordCount: _words, paragraphs: _paragraphs, ...placed } = outline;
  return { shown: digestOf(JSON.stringify(withoutPlaces(placed))), placed: digestOf(JSON.stringify(placed)) };
}

function withoutPlaces(outline: Omit<Outline, 'wordCount' | 'paragraphs'>): object {
  const { frontMatterSpans: _spans, headings, links, assets, mentions, claims, directives = {}, ...shown } = outline;
  return {
    ...shown,
    headings: headings.map(({ at: _at, ...heading }) => heading),
    links: links.map(({ at: _at, ...link }) => link),
    assets: assets.map(({ at: _at, ...asset }) => asset),
    // Whether a name stands in code that is checked is more than a place.
    mentions: mentions?.map(({ places, ...mention }) => ({ ...mention, isChecked: places !== undefined })),
    claims: claims?.map(({ claim }) => claim),
    directives: Object.entries(directives).map(([name, noted]) => [name, noted.map(({ attributes }) => attributes)]),
  };
}
