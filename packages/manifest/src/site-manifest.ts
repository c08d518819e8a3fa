import type { Store } from '@helpgen/disk';
import { damagedEntry, decodeText, digestOf } from '@helpgen/disk';
import type { ContentGraph, Diagnostic, DiagnosticArgs, GraphPage, PageMember, Severity, SiteConfig, SourcePath } from '@helpgen/model';
import { canonicalJson, routeToHref } from '@helpgen/model';
import type { PageEntry } from './page-entry.ts';

/** Where a built site has its manifest. */
export const siteManifestPath = 'site-manifest.jsonl';

/** Version of the format: a reader of another one must not guess. */
export const manifestVersion = 2;

/** The first line of a manifest: what is said of the site as a whole. */
export interface ManifestHead {
  readonly format: 'helpgen-site-manifest';
  readonly version: number;
  readonly title: string;
  /** Code of the language at the root of the site. */
  readonly language: string;
  readonly basePath: string;
  /** Digests of what every page is made with. */
  readonly config: string;
  readonly theme: string;
  readonly presets: string;
  /** Bytes of the site by what a file is. */
  readonly sizes: { readonly [kind: string]: number };
  /** Path to digest of each source of a page, and of each file that one includes, in the order of paths. */
  readonly sources: { readonly [path: string]: string };
  readonly redirects: readonly (readonly [from: string, to: string])[];
  readonly findings: readonly ManifestFinding[];
  /** To the golden questions of the site; absent when they were not asked. */
  readonly answers?: readonly GoldenAnswer[];
}

/** What a site answers to a golden question. */
export interface GoldenAnswer {
  readonly ask: string;
  readonly find: string;
  /** Addresses of the first three pages. */
  readonly first: readonly string[];
  /** At which place what is to be found stands, from 1; 0: it is not found. */
  readonly place: number;
}

/** A finding with its place; those that are about no file are about the machine. */
export interface ManifestFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly file: string;
  readonly line?: number;
  /** In English. */
  readonly message: string;
  /** What the message is made of, to say it in another language; absent in manifests of older releases. */
  readonly args?: DiagnosticArgs;
}

/** A line of a manifest: a page. */
export interface ManifestPage extends Omit<PageEntry, 'shows'> {
  readonly route: string;
  readonly kind: string;
  /** Empty, as sources and anchors are, of a page that is not listed. */
  readonly title: string;
  /** What it is made of, as {@link ManifestHead.sources} has it: its own file first, what that includes, what it was made of. */
  readonly sources: readonly string[];
  /**
   * Of each address that blocks link to, as they number them, the place in {@link ManifestHead.sources} of the file of that page, from 0;
   * -1: there is no such page, or it has no file.
   */
  readonly shows?: readonly number[];
  /** What an analysis of a preset tells of what the page describes. */
  readonly members?: readonly PageMember[];
}

/**
 * The line of a page that is not listed: a manifest is published with its site, so that it names neither the page nor what is
 * in it. Whoever has the files of the site finds its document by the digest of the path.
 */
export interface UnlistedPage extends Omit<PageEntry, 'file' | 'anchors' | 'shows'> {
  readonly kind: string;
  readonly unlisted: string;
}

/** What a manifest is made of. */
export interface ManifestParts {
  readonly config: SiteConfig;
  readonly graph: ContentGraph;
  readonly store: Store;
  readonly sources: readonly { readonly path: SourcePath; readonly digest: string }[];
  /** Files of the theme, whose names follow from their content. */
  readonly theme: readonly { readonly path: string }[];
  readonly presets: string;
  readonly files: Iterable<SizedFile>;
  readonly diagnostics: readonly Diagnostic[];
  readonly answers: readonly GoldenAnswer[] | undefined;
  readonly keyOf: (page: GraphPage) => string;
  /** What an analysis tells of what `page` describes. */
  membersOf(page: GraphPage): readonly PageMember[];
}

/** A file of the site, and how many bytes it has. */
interface SizedFile {
  readonly path: string;
  readonly size: number;
}

/** The text of the manifest of a site: JSON lines, the site as a whole and then each page in the order of routes. */
export function writeManifest(parts: ManifestParts): string {
  const { graph } = parts;
  const head = headOf(parts);
  const numbers = new Map(Object.keys(head.sources).map((path, number) => [path, number]));
  const fileOf = ({ isUnlisted, source }: GraphPage): number => (isUnlisted || source === undefined ? -1 : (numbers.get(source) ?? -1));
  const shown = new Map<string, number>(graph.pages.map((page) => [routeToHref(page.route, parts.config), fileOf(page)]));
  const lines = graph.pages.map((page) =>
    page.isUnlisted ? unlistedLine(page, parts) : joinJson(pageHead(page, parts), withFiles(entryOf(page, parts), shown)),
  );
  return `${[JSON.stringify(head), ...lines].join('\n')}\n`;
}

/** The last field of an entry, when it has it. */
const showsField = ',"shows":';

/** `entry` with numbers of files in place of the addresses that it shows, which are few beside the rest: it is not parsed for them. */
function withFiles(entry: string, numbers: ReadonlyMap<string, number>): string {
  const at = entry.lastIndexOf(showsField);
  if (at < 0 || !entry.endsWith(']}')) return entry;
  const hrefs = JSON.parse(entry.slice(at + showsField.length, -1)) as readonly string[];
  return `${entry.slice(0, at + showsField.length)}${JSON.stringify(hrefs.map((href) => numbers.get(href) ?? -1))}}`;
}

/** {@link PageEntry} of `page` as JSON. */
function entryOf(page: GraphPage, { store, keyOf }: ManifestParts): string {
  const entry = store.pack('entries').get(keyOf(page));
  if (entry === undefined) throw damagedEntry(store);
  return decodeText(entry);
}

function pageHead(page: GraphPage, { membersOf }: ManifestParts): Omit<ManifestPage, keyof PageEntry> {
  const { route, kind, title } = page;
  const members = membersOf(page);
  return { route, kind, title, sources: sourcesOf(page), ...(members.length === 0 ? {} : { members }) };
}

function unlistedLine(page: GraphPage, parts: ManifestParts): string {
  const { file, anchors: _anchors, shows: _shows, ...entry } = JSON.parse(entryOf(page, parts)) as PageEntry;
  return JSON.stringify({ kind: page.kind, unlisted: digestOf(file), ...entry } satisfies UnlistedPage);
}

/** Two JSON objects as one. */
function joinJson(first: object, second: string): string {
  return `${JSON.stringify(first).slice(0, -1)},${second.slice(1)}`;
}

function sourcesOf({ source, outline }: GraphPage): readonly string[] {
  const all = [source, ...(outline?.includes ?? []).map(({ path }) => path), outline?.origin];
  return [...new Set(all.filter((path) => path !== undefined))];
}

function headOf({ config, graph, sources, theme, presets, files, diagnostics, answers }: ManifestParts): ManifestHead {
  const unlisted = new Set(graph.pages.filter(({ isUnlisted }) => isUnlisted).flatMap(sourcesOf));
  return {
    format: 'helpgen-site-manifest',
    version: manifestVersion,
    title: config.title,
    language: config.locales.default,
    basePath: config.basePath,
    config: digestOf(canonicalJson(config)),
    theme: digestOf(JSON.stringify(theme.map(({ path }) => path))),
    presets,
    sizes: sizesOf(files),
    sources: digestsOf(graph, sources),
    redirects: graph.redirects.map(({ from, href }) => [from, href]),
    findings: diagnostics.flatMap(({ code, severity, at, message, args }) =>
      at === undefined || unlisted.has(at.file)
        ? []
        : [{ code, severity, file: at.file, ...(at.line === undefined ? {} : { line: at.line }), message, args }],
    ),
    ...(answers === undefined ? {} : { answers }),
  };
}

function digestsOf({ pages }: ContentGraph, sources: ManifestParts['sources']): ManifestHead['sources'] {
  const known = new Map<string, string>(sources.map(({ path, digest }) => [path, digest]));
  const digests = new Map<string, string>();
  for (const page of pages) {
    if (page.isUnlisted) continue;
    for (const { path, digest } of page.outline?.includes ?? []) digests.set(path, digest);
    for (const path of sourcesOf(page)) digests.set(path, known.get(path) ?? digests.get(path) ?? '');
  }
  return Object.fromEntries([...digests].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sizesOf(files: Iterable<SizedFile>): ManifestHead['sizes'] {
  const sizes: { [kind: string]: number } = { files: 0, bytes: 0, html: 0, js: 0, css: 0 };
  for (const { path, size } of files) {
    const kind = path.slice(path.lastIndexOf('.') + 1);
    sizes['files'] = (sizes['files'] ?? 0) + 1;
    sizes['bytes'] = (sizes['bytes'] ?? 0) + size;
    if (kind in sizes) sizes[kind] = (sizes[kind] ?? 0) + size;
  }
  return sizes;
}
