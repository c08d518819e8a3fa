import type { AssetRef, CategoryMeta, Checked, ContentGraph, FrontMatter, GraphPage, Heading, Outline, SiteConfig, SiteSources, SourcePath, Span } from '@helpgen/model';
import { buildContentGraph } from '../src/build-content-graph.ts';

/** What a test says of a file; the rest of its outline is empty. */
export interface DocumentText extends FrontMatter {
  readonly h1?: string;
  readonly text?: string;
  /** Addresses, each found at line 10, 11, …, column 5. */
  readonly links?: readonly string[];
  /** Addresses of images with alternative text. */
  readonly images?: readonly string[];
  readonly imagesWithoutAlt?: readonly string[];
  /** Ids of h2 headings; `### id` is an h3, and so on. */
  readonly headings?: readonly string[];
  readonly anchors?: readonly string[];
  /** File in which the links stand, when it is an included one. */
  readonly linkFile?: string;
  /** What the source of a preset says of a page that it has made. */
  readonly namesFolder?: Outline['namesFolder'];
}

/** Files of a test site. */
export interface SiteFiles {
  readonly docs: { readonly [path: string]: DocumentText };
  readonly categories?: { readonly [path: string]: CategoryMeta };
  readonly modules?: { readonly [path: string]: boolean };
  readonly files?: readonly string[];
  readonly statics?: readonly string[];
  readonly includesDrafts?: boolean;
}

/** The outline of the file at `path`. */
export function makeOutline(path: string, document: DocumentText): Outline {
  const { h1, text = '', links = [], images = [], imagesWithoutAlt = [], headings = [], anchors = [], linkFile, namesFolder, ...frontMatter } = document;
  const source = path as SourcePath;
  const file = (linkFile ?? path) as SourcePath;
  const asset = (hasAlt: boolean) => (url: string, index: number): AssetRef => ({ url, file, at: spanOf(index), hasAlt });
  return {
    source,
    frontMatter,
    frontMatterSpans: Object.fromEntries(Object.keys(frontMatter).map((key, index) => [key, { line: 2 + index, column: 1, length: key.length }])),
    ...(h1 === undefined ? {} : { contentTitle: h1 }),
    ...(namesFolder === undefined ? {} : { namesFolder }),
    excerpt: text,
    headings: headings.map(makeHeading),
    anchors,
    links: links.map((url, index) => ({ url, file, at: spanOf(index) })),
    assets: [...images.map(asset(true)), ...imagesWithoutAlt.map(asset(false))],
    includes: [],
    wordCount: 0,
  };
}

function spanOf(index: number): Span {
  return { line: 10 + index, column: 5, length: 3 };
}

function makeHeading(text: string): Heading {
  const [marks = ''] = /^#* ?/.exec(text) ?? [];
  const id = text.slice(marks.length);
  const level = Math.max(2, marks.trim().length) as Heading['level'];
  return { level, id, text: id, html: id, isExplicitId: false, at: { line: 1, column: 1, length: 1 } };
}

/** The sources that `files` stand for. */
export function makeSources(files: SiteFiles): SiteSources {
  return {
    outlines: Object.entries(files.docs).map(([path, document]) => makeOutline(path, document)),
    categories: Object.entries(files.categories ?? {}).map(([path, meta]) => ({ source: path as SourcePath, meta })),
    modules: Object.entries(files.modules ?? {}).map(([path, hasDefaultExport]) => ({ source: path as SourcePath, hasDefaultExport })),
    files: (files.files ?? []).map((path) => path as SourcePath),
    staticFiles: (files.statics ?? []).map((source) => ({ source: source as SourcePath, path: source.slice(source.indexOf('/') + 1) })),
    includesDrafts: files.includesDrafts ?? false,
  };
}

/** The graph of `files`. */
export function build(config: SiteConfig, files: SiteFiles): Checked<ContentGraph> {
  return buildContentGraph(config, makeSources(files), (text) => `d${text.length}`);
}

/** The graph of `files`, which have no mistakes. */
export function buildClean(config: SiteConfig, files: SiteFiles): ContentGraph {
  const { value, diagnostics } = build(config, files);
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return value;
}

/** The page at `route`. */
export function pageAt(graph: ContentGraph, route: string): GraphPage {
  const page = graph.pages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`no page at ${route}; there are ${graph.pages.map((other) => other.route).join(' ')}`);
  return page;
}
