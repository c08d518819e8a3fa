import type { EditorOptions, SiteEditor, SiteState, SourceChanges } from '@helpgen/engine';
import type { Diagnostic, GraphPage, SidebarNode, SourcePath } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics, folderOf, routeToHref } from '@helpgen/model';
import { expectMove, findAstray } from './expect-move.ts';
import type { ExpectedMove } from './expect-move.ts';
import { listRedirects, mendConfig, mendQuestions, writeRedirects } from './mend-config.ts';
import type { MadeRedirect } from './mend-config.ts';
import { keepPositions, mendCategories, mendFrontMatter, mendIncludes, mendLinks } from './mend-sources.ts';
import type { Mending } from './mend-sources.ts';
import { planMove } from './plan-move.ts';
import type { MovePlan } from './plan-move.ts';
import { createUrlWriter } from './rewrite-url.ts';
import { applyEdits, openSourceTexts } from './source-texts.ts';
import type { SourceTexts, TextEdit } from './source-texts.ts';

const finding = defineDiagnostics(buildCatalogue);

/** What is to be moved where, in paths below the folder of the config; see {@link planMove}. */
export interface MoveRequest {
  readonly configPath: string;
  readonly from: string;
  readonly to: string;
  /** Nothing is written. */
  readonly dryRun?: boolean;
  /** `openSiteEditor` of the engine. */
  open(options: EditorOptions): Promise<SiteEditor>;
}

/** What became of a move. */
export interface MoveReport {
  /** `refused`: nothing was written, and `diagnostics` say why. */
  readonly status: 'moved' | 'planned' | 'refused';
  readonly files: readonly { readonly from: SourcePath; readonly to: SourcePath }[];
  /** Lines that change, by their numbers before. */
  readonly lines: readonly { readonly file: SourcePath; readonly line: number; readonly before: string; readonly after: string }[];
  readonly redirects: readonly MadeRedirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Moves a page, a folder or a heading, with every link that leads there. The site is analysed as it is, as it would be with its files
 * moved, and as it would be with its links mended: only when the last one has no finding that the first has not, and each link leads to
 * what it led to, is anything written.
 */
export async function moveSite(request: MoveRequest): Promise<MoveReport> {
  const editor = await request.open({ configPath: request.configPath });
  try {
    return await moveIn(editor, request);
  } catch (error) {
    return refused(editor, editor.findingsOf(error));
  } finally {
    await editor.close();
  }
}

async function moveIn(editor: SiteEditor, request: MoveRequest): Promise<MoveReport> {
  const { state: before, diagnostics: known } = await editor.analyse();
  const errors = known.filter(({ severity }) => severity === 'error');
  if (before === undefined || errors.length > 0) return refused(editor, [finding('HG5094', { count: errors.length }), ...errors]);
  const texts = openSourceTexts(editor.read);
  const { value: plan, diagnostics } = planMove(before, texts, request);
  if (plan === undefined) return refused(editor, diagnostics);
  const moved = await editor.analyse(changesOf(editor, plan, plan.edits));
  if (moved.state === undefined) return refused(editor, moved.diagnostics);
  const expected = expectMove(before, moved.state, plan);
  const lost = expected.lost.map((page) => finding('HG5095', { what: page.title, place: page.source ?? page.route }));
  if (lost.length > 0) return refused(editor, lost);

  const { edits, diagnostics: hindrances } = mendSite({ before, moved: moved.state, plan, expected, texts });
  if (hindrances.length > 0) return refused(editor, hindrances);
  const changes = changesOf(editor, plan, edits);
  const after = await editor.analyse(changes);
  if (after.state === undefined) return refused(editor, after.diagnostics);
  const proof = { before, after: after.state, plan, expected };
  const doubts = doubtsAbout(proof);
  if (doubts.length > 0) return refused(editor, doubts);
  if (request.dryRun !== true) editor.write(changes);
  return {
    status: request.dryRun === true ? 'planned' : 'moved',
    files: [...plan.files].map(([from, to]) => ({ from, to })),
    lines: linesOf(texts, edits),
    redirects: listRedirects({ expected }),
    diagnostics: [...before.diagnostics.filter(({ code }) => code === 'HG5098'), ...notesOnSidebars(proof)],
  };
}

function refused(editor: SiteEditor, diagnostics: readonly Diagnostic[]): MoveReport {
  return { status: 'refused', files: [], lines: [], redirects: [], diagnostics: editor.complete(diagnostics) };
}

/** What becomes of the files. */
function changesOf(editor: SiteEditor, plan: MovePlan, edits: readonly TextEdit[]): SourceChanges {
  const byFile = new Map<SourcePath, TextEdit[]>();
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  const changes = new Map<SourcePath, Uint8Array<ArrayBuffer> | undefined>();
  for (const path of plan.files.keys()) changes.set(path, undefined);
  for (const path of new Set([...plan.files.keys(), ...byFile.keys()])) {
    const bytes = editor.read(path);
    const text = new TextDecoder('utf-8', { ignoreBOM: true });
    const own = byFile.get(path);
    changes.set(plan.movePath(path), own === undefined ? bytes : new TextEncoder().encode(applyEdits(text.decode(bytes), own)));
  }
  return changes;
}

interface MovedSite {
  readonly before: SiteState;
  readonly moved: SiteState;
  readonly plan: MovePlan;
  readonly expected: ExpectedMove;
  readonly texts: SourceTexts;
}

/** All edits of the sources, each once. */
function mendSite({ before, moved, plan, expected, texts }: MovedSite): {
  readonly edits: readonly TextEdit[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const ids = new Map(
    expected.pairs.flatMap((pair) => {
      const [old, next] = [pair.before.id, pair.after.id];
      return old === undefined || next === undefined || old === next ? [] : [[old, next] as const];
    }),
  );
  const writer = createUrlWriter(before, plan, expected);
  const mending: Mending = { before, texts, plan, expected, writer, ids, report: (found) => diagnostics.push(found) };
  const all = [
    ...plan.edits,
    ...mendLinks(mending, findAstray(moved, expected)),
    ...mendIncludes(mending),
    ...mendFrontMatter(mending),
    ...keepPositions(mending),
    ...mendCategories(mending),
    ...mendConfig(mending),
    ...mendQuestions(mending),
    ...writeRedirects(mending),
  ];
  const edits = [...new Map(all.map((edit) => [`${edit.file} ${edit.start} ${edit.end} ${edit.text}`, edit])).values()];
  const byPlace = edits.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start || a.end - b.end));
  for (const [index, edit] of byPlace.entries()) {
    const next = byPlace[index + 1];
    if (next?.file !== edit.file || next.start >= edit.end) continue;
    const text = (texts.text(edit.file) ?? '').slice(next.start, next.end);
    diagnostics.push(finding('HG5093', { url: text, reason: 'two pages that show it need it otherwise' }, { at: { file: edit.file } }));
  }
  return { edits: byPlace, diagnostics };
}

/** A site before and after a move. */
interface MoveProof extends Pick<MovedSite, 'before' | 'plan' | 'expected'> {
  readonly after: SiteState;
}

/** What the site would have lost by the move. */
function doubtsAbout(proof: MoveProof): readonly Diagnostic[] {
  const { before, after, plan, expected } = proof;
  const known = countCodes(before.diagnostics);
  const grown = [...countCodes(after.diagnostics)].filter(([code, number]) => number > (known.get(code) ?? 0)).map(([code]) => code);
  const fresh = after.diagnostics.filter(({ code }) => grown.includes(code));
  const astray = findAstray(after, expected).map(({ ref }) =>
    finding('HG5093', { url: ref.url, reason: 'it would lead elsewhere' }, { at: { ...ref.at, file: ref.file } }),
  );
  const routes = new Set<string>([...after.graph.pages.map(({ route }) => route), ...after.graph.redirects.map(({ from }) => from)]);
  const gone = [...before.graph.pages.map(({ route }) => route), ...before.graph.redirects.map(({ from }) => from)].filter(
    (route) => !routes.has(route),
  );
  const missing = gone.map((route) => finding('HG5095', { what: route, place: before.configFile.path }));
  // A finding of the moved state stands in a file that is not there yet: it is told where the file is.
  const old = new Map([...plan.files].map(([from, to]) => [to, from]));
  return [
    ...fresh.map((found) =>
      found.at === undefined ? found : { ...found, at: { ...found.at, file: old.get(found.at.file) ?? found.at.file } },
    ),
    ...astray,
    ...missing,
    ...lostEntries(proof),
  ];
}

function countCodes(found: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The routes that a sidebar leads to, in its order. */
function routesIn(nodes: readonly SidebarNode[], byHref: ReadonlyMap<string, GraphPage>): readonly GraphPage[] {
  return nodes.flatMap((node) => {
    const page = node.href === undefined ? undefined : byHref.get(node.href);
    return [...(page === undefined ? [] : [page]), ...routesIn(node.items ?? [], byHref)];
  });
}

function sidebarPages({ config, graph }: SiteState, key: string): readonly GraphPage[] {
  return routesIn(graph.sidebars[key]?.items ?? [], new Map(graph.pages.map((page) => [routeToHref(page.route, config), page])));
}

/** Entries of sidebars that would no longer be there, though their pages stay where they are. */
function lostEntries({ before, after, plan, expected }: MoveProof): readonly Diagnostic[] {
  return Object.keys(before.graph.sidebars).flatMap((key) => {
    const now = new Set(sidebarPages(after, key).map(({ route }) => route));
    const lost = sidebarPages(before, key).filter(({ route, source }) => {
      const stays = source !== undefined && plan.movePath(source) === source;
      return stays && !now.has(expected.routeOf(route));
    });
    return lost.map((page) => finding('HG5097', { page: page.source ?? page.route, sidebar: key }));
  });
}

/** Pages that stand elsewhere in their sidebar though they stay in their folder, or in none though they stood in one. */
function notesOnSidebars({ before, after, plan, expected }: MoveProof): readonly Diagnostic[] {
  return Object.keys(before.graph.sidebars).flatMap((key) => {
    const then = sidebarPages(before, key);
    const now = sidebarPages(after, key).map(({ route }) => route);
    const elsewhere = then.filter(({ route, source }, index) => {
      if (source === undefined || plan.movePath(source) === source) return false;
      const place = now.indexOf(expected.routeOf(route));
      return folderOf(plan.movePath(source)) === folderOf(source) ? place !== index : place < 0;
    });
    return elsewhere.map(({ source = '' }) => finding('HG5096', { page: plan.movePath(source as SourcePath) }));
  });
}

/** The lines that `edits` change, as they are and as they will be. */
function linesOf(texts: SourceTexts, edits: readonly TextEdit[]): MoveReport['lines'] {
  const byLine = new Map<string, { readonly file: SourcePath; readonly line: number; readonly edits: TextEdit[] }>();
  for (const edit of edits) {
    const line = (texts.text(edit.file) ?? '').slice(0, edit.start).split(/\r\n?|\n/).length;
    const known = byLine.get(`${edit.file} ${line}`) ?? { file: edit.file, line, edits: [] };
    known.edits.push(edit);
    byLine.set(`${edit.file} ${line}`, known);
  }
  return [...byLine.values()].map(({ file, line, edits: own }) => {
    const text = texts.text(file) ?? '';
    const start = Math.min(...own.map((edit) => edit.start));
    const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const end = Math.max(...own.map((edit) => edit.end));
    const lineEnd = end + (/^[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
    const shifted = own.map((edit) => ({ ...edit, start: edit.start - lineStart, end: edit.end - lineStart }));
    return { file, line, before: text.slice(lineStart, lineEnd), after: applyEdits(text.slice(lineStart, lineEnd), shifted) };
  });
}
