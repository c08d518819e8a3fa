import type { Checked, Diagnostic, SourcePath } from '@helpgen/model';
import { baseNameOf, buildCatalogue, defineDiagnostics, extensionOf, folderOf, routeToHref, suggest } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import { contentFoldersOf, type ContentFolder } from '@helpgen/site';
import type { SiteState } from '@helpgen/engine';
import type { TextEdit } from './source-texts.ts';
import type { SourceTexts } from './source-texts.ts';

const finding = defineDiagnostics(buildCatalogue);

/** What is to be moved, before anything that leads there is looked at. */
export interface MovePlan {
  /** Every file that gets another path, the new one by the old one. */
  readonly files: ReadonlyMap<SourcePath, SourcePath>;
  /** The path that `path` will have, be there a file now or a place where a translation could stand. */
  movePath(path: SourcePath): SourcePath;
  /** Edits that are the move itself: those of a heading. */
  readonly edits: readonly TextEdit[];
}

/** What two paths below the site's folder ask for; `from` with `#` names a heading, `to` its new text or, with `#`, its new anchor. */
export function planMove(
  state: SiteState,
  texts: SourceTexts,
  { from, to }: { readonly from: string; readonly to: string },
): Checked<MovePlan | undefined> {
  const at = from.indexOf('#');
  if (at >= 0) return planHeading(state, texts, { source: from.slice(0, at) as SourcePath, anchor: decodeSafely(from.slice(at + 1)), to });
  return planFiles(state, from as SourcePath, to as SourcePath);
}

function refused(diagnostic: Diagnostic): Checked<undefined> {
  return { value: undefined, diagnostics: [diagnostic] };
}

function planFiles(state: SiteState, from: SourcePath, to: SourcePath): Checked<MovePlan | undefined> {
  const known = filesOf(state);
  const isFolder = hasBelow(known, from);
  if (!isFolder && !known.includes(from)) return refused(finding('HG5090', { path: from, suggestion: suggestSource(state, from) ?? '' }));
  const folders = contentFoldersOf(state.config);
  const folder = folders.find(({ prefix }) => from.startsWith(prefix));
  const target = folders.find(({ prefix }) => to.startsWith(prefix));
  const reason = reasonAgainst({ from, to, isFolder, isOntoFolder: hasBelow(known, to), folder, target });
  if (reason !== undefined || folder === undefined) return refused(finding('HG5092', { from, to, reason: reason ?? '' }));
  // A page and its translations are one page: they move together.
  const twins = folders.filter(({ kind, version }) => kind === folder.kind && version === folder.version);
  const below = (path: string): string => path.slice(folder.prefix.length);
  const moves = twins.map(({ prefix }) => [prefix + below(from), prefix + below(to)] as const);
  const movePath = (path: SourcePath): SourcePath => {
    for (const [old, next] of moves) {
      if (path === old) return next as SourcePath;
      if (isFolder && path.startsWith(`${old}/`)) return `${next}${path.slice(old.length)}` as SourcePath;
      // A link may name what a description makes as if it were Markdown.
      if (!isFolder && path === `${old.slice(0, -extensionOf(old).length)}.md`)
        return `${next.slice(0, -extensionOf(next).length)}.md` as SourcePath;
    }
    return path;
  };
  const files = new Map(known.flatMap((path) => (movePath(path) === path ? [] : [[path, movePath(path)] as const])));
  const places = isFolder ? [to, ...files.values()] : [...files.values()];
  const taken = places.find((path) => known.some((other) => isSameName(other, path) && !files.has(other)));
  if (taken !== undefined) return refused(finding('HG5091', { path: taken }));
  const odd = state.files.find(({ path, role }) => files.has(path) && (role.kind === 'module' || role.kind === 'document'));
  const oddReason = `\`${odd?.path}\` makes pages whose addresses only the program behind it knows`;
  if (odd !== undefined) return refused(finding('HG5092', { from, to, reason: oddReason }, { at: { file: odd.path } }));
  return { value: { files, movePath, edits: [] }, diagnostics: [] };
}

/** The files that people have written. */
function filesOf({ files, staticFiles }: SiteState): readonly SourcePath[] {
  return [...files.flatMap(({ path, made }) => (made === undefined ? [path] : [])), ...staticFiles];
}

function hasBelow(paths: readonly SourcePath[], folder: string): boolean {
  return paths.some((path) => path.startsWith(`${folder}/`));
}

/** What may be meant by `path`: the source of the page at such an address, or else a path that is written like it. */
function suggestSource(state: SiteState, path: string): string | undefined {
  const { pages } = state.graph;
  const page = pages.find(({ route }) => [route, routeToHref(route, state.config)].some((href) => withoutEnding(href) === withoutEnding(path)));
  const known = filesOf(state);
  return page?.source ?? suggest(path, [...known, ...known.map(folderOf)]);
}

/** An address without what is written at the end of it or not. */
function withoutEnding(href: string): string {
  return href.replace(/(?:\/(?:index\.html)?|\.html|\.md)$/, '');
}

function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
}

interface AskedMove {
  readonly from: string;
  readonly to: string;
  readonly isFolder: boolean;
  /** Whether a folder is at the new place. */
  readonly isOntoFolder: boolean;
  readonly folder: ContentFolder | undefined;
  readonly target: ContentFolder | undefined;
}

function reasonAgainst({ from, to, isFolder, isOntoFolder, folder, target }: AskedMove): string | undefined {
  if (folder === undefined || folder.kind === 'static') return 'only what lies in the folders of documents and pages can be moved';
  if (folder.isTranslation) return 'a translation goes where its original goes: move that';
  if (target === undefined || target.prefix !== folder.prefix)
    return `it would leave \`${folder.prefix}\`, and be a page of another kind, version or language`;
  if (from === to) return 'it lies there already';
  if (to.startsWith(`${from}/`)) return 'a folder cannot lie in itself';
  if (!isFolder && isOntoFolder) return `that is a folder; in it would be \`${to}/${baseNameOf(from)}\``;
  if (!isFolder && extensionOf(from) !== extensionOf(to)) return `a file that ends in \`${extensionOf(from)}\` keeps this ending`;
  if (/(?:^|\/)\.|[\\:*?"<>|\p{Cc}]|\/$|\/\//u.test(to) || baseNameOf(to) === '') return 'this is no path that a file can have everywhere';
  return undefined;
}

interface AskedHeading {
  readonly source: SourcePath;
  readonly anchor: string;
  readonly to: string;
}

function planHeading(state: SiteState, texts: SourceTexts, { source, anchor, to }: AskedHeading): Checked<MovePlan | undefined> {
  const from = `${source}#${anchor}`;
  const page = state.graph.pages.find((candidate) => candidate.source === source);
  const heading = page?.outline?.headings.find(({ id }) => id === anchor);
  const anchors = page?.outline?.headings.map(({ id }) => `${source}#${id}`) ?? [];
  if (heading === undefined) return refused(finding('HG5090', { path: from, suggestion: suggest(from, anchors) ?? '' }));
  const wanted = to.startsWith('#') ? to.slice(1) : undefined;
  const at = { file: source, ...heading.at };
  const ids = [...(page?.outline?.headings ?? []).map(({ id }) => id), ...(page?.outline?.anchors ?? [])];
  if (wanted !== undefined && ids.includes(wanted)) return refused(finding('HG5091', { path: `${source}#${wanted}` }, { at }));
  const hindrance = reasonAgainstText(state, to, heading.text);
  if (hindrance !== undefined) return refused(finding('HG5092', { from, to, reason: hindrance }, { at }));
  if (to.trim() === '' || wanted === '' || /[\s{}#<>"]/.test(wanted ?? '') || /[\r\n]/.test(to)) {
    return refused(
      finding(
        'HG5092',
        { from, to, reason: 'this is no heading and no anchor: an anchor has no spaces, `#`, `{`, `}`, `<` and `"`' },
        { at },
      ),
    );
  }
  const line = texts.line(source, heading.at.line);
  const written = /^((?:[ \t>]|[-*+] )*#{2,6}[ \t]+)(.*?)((?:[ \t]+\{#[^}]*\})?)[ \t]*#*[ \t]*$/.exec(line?.text ?? '');
  if (line === undefined || written === null || !isHeadingText(written[2] ?? '', heading.text)) {
    return refused(finding('HG5092', { from, to, reason: 'it is not written as a line with `#` in the file of the page' }, { at }));
  }
  const [, marks = '', title = '', id = ''] = written;
  // The old anchor stays where bookmarks lead: a server is not told of it, so that no redirect could.
  const kept = id !== '' && wanted === undefined ? '' : `<a id="${anchor}"></a>`;
  const text = `${marks}${kept}${wanted === undefined ? `${to.trim()}${id}` : `${title} {#${wanted}}`}`;
  const edits = [{ file: source, start: line.start, end: line.end, text }];
  return { value: { files: new Map(), movePath: (path) => path, edits }, diagnostics: [] };
}

/** Why a heading with `text` is not to be called `to`, where that is a text. */
function reasonAgainstText(state: SiteState, to: string, text: string): string | undefined {
  if (to.trim() === text) return 'it is called so already';
  const [file = ''] = to.split('#');
  const isFile = /[/#]/.test(to) && filesOf(state).some((path) => `/${path}`.endsWith(`/${file.replace(/^(?:\.{0,2}\/)+/, '')}`));
  return isFile && file !== '' ? 'a heading stays on its page; name its new text, or `#` and its new anchor' : undefined;
}

/** Whether a line of Markdown is that of a heading with `text`, as far as its letters tell. */
function isHeadingText(written: string, text: string): boolean {
  return lettersOf(written) === lettersOf(text);
}

function lettersOf(text: string): string {
  const plain = text.replace(/\]\([^)]*\)|<[^>]*>/g, '');
  return plain.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
