import type { GraphPage, JsonNode, LinkTarget, RoutePath, SourcePath } from '@helpgen/model';
import { parseJsonSource, parseRoutePath } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import { createLinkResolver } from '@helpgen/site';
import type { SiteState } from '@helpgen/engine';
import { editList, removeItems } from './json-edits.ts';
import type { JsonEdit } from './json-edits.ts';
import type { Mending } from './mend-sources.ts';
import { headOf, patternNow } from './pattern-now.ts';
import { addToFrontMatter, lineBreakOf } from './source-texts.ts';
import type { TextEdit } from './source-texts.ts';
import { rootOf, writeRedirect } from './with-redirect.ts';

type Steps = readonly string[];
type Extent = Pick<JsonNode, 'start' | 'end'>;

/** A value of the config that holds no others, with the way to it, and where its own key stands. */
interface Leaf {
  readonly steps: Steps;
  readonly node: Extract<JsonNode, { readonly kind: 'leaf' }>;
  readonly keyAt: Extent | undefined;
}

/** Keys of the config with routes or beginnings and patterns of them, by the keys that they stand below. */
const routeKeys: { readonly [place: string]: true } = {
  'search.ignore': true,
  'sitemap.ignore': true,
  'feedback.hiddenPages': true,
  'navbar.activeBasePath': true,
};

/** The edits of the config: ids and folders of sidebars, addresses of links, HTML with links in it, routes and patterns of them. */
export function mendConfig(mending: Mending): readonly TextEdit[] {
  const { before, texts, plan, ids, expected } = mending;
  const file = before.configFile.path;
  const text = texts.text(file) ?? '';
  const source = parseJsonSource({ path: file, text: text.replace(/^\uFEFF/, ' '), digest: '' }).value;
  if (source === undefined) return [];
  const resolve = createLinkResolver(before.config, before.graph);
  const folderNow = folderMapOf(mending);
  const isRemoved = needlessRedirects(mending, source.root).removed;
  const routes = expected.pairs.map((pair) => [pair.before.route.slice(1), pair.after.route.slice(1)] as const);
  const inEditions = expected.pairs.map((pair) => [belowEdition(before, pair.before), belowEdition(before, pair.after)] as const);
  return leavesOf(source.root, []).flatMap(({ steps, node, keyAt }): TextEdit[] => {
    const value = node.value;
    if (typeof value !== 'string' || steps[0] === 'presets') return [];
    const key = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
    const isInSidebar = steps[0] === 'sidebars' || (steps[0] === 'versions' && steps.includes('sidebars'));
    const edit = (next: string | undefined): TextEdit[] =>
      next === undefined || next === value ? [] : [{ file, start: node.start, end: node.end, text: JSON.stringify(next) }];
    if (steps[0] === 'redirects' && isRemoved.has(Number(steps[1]))) return [];
    const isId =
      key === 'docId' || key === 'mainPage' || (isInSidebar && (key === 'id' || key === 'link' || /^\d+$/.test(steps.at(-1) ?? '')));
    if (isId) return edit(ids.get(value.normalize('NFC')));
    if (isInSidebar && key === 'dir') return edit(folderNow(value));
    if (key === 'to' || key === 'href') return edit(mendAddress(mending, resolve, value));
    if (routeKeys[`${steps[0]}.${key}`]) return edit(patternNow(value, routes));
    if (key === 'path' && steps[0] === 'search') return edit(patternNow(value, inEditions));
    // What a text is called in another language is found by the text itself.
    const isTranslated = steps[0] === 'locales' && steps.includes('texts');
    if (isTranslated || key === 'value' || key === 'content' || key === 'copyright')
      return [node, ...(isTranslated && keyAt !== undefined ? [keyAt] : [])].flatMap(mendHtml);
    if (key === 'exclude' && steps[0] === 'content') return edit(pathPatternNow(value));
    return [];
  });

  function mendHtml({ start, end }: Extent): readonly TextEdit[] {
    return [...text.slice(start, end).matchAll(/(\shref=(?:\\"|'))([^"'\\]*)(?=\\"|')/g)].flatMap(([whole, opening = '', url = ''], index, all) => {
      const next = mendAddress(mending, resolve, url);
      const from = start + (all[index]?.index ?? 0) + opening.length;
      return next === undefined || next === url ? [] : [{ file, start: from, end: from + whole.length - opening.length, text: next }];
    });
  }

  /** A pattern of files, which is compared with paths from the root and with those below a folder of content. */
  function pathPatternNow(pattern: string): string | undefined {
    const head = headOf(pattern);
    const moved = plan.movePath(head as SourcePath);
    const next = moved === head ? folderNow(head) : moved;
    return head === '' || next === undefined ? undefined : pattern.replace(head, () => next);
  }
}

/** What takes the place of `url`, which stands in the config; `undefined`: it leads to nothing that moves. */
function mendAddress({ before, writer, expected, plan }: Mending, resolve: (url: string) => LinkTarget, url: string): string | undefined {
  const target = resolve(url);
  if (target.kind === 'page') {
    const sources = before.graph.pages.flatMap(({ route, source }) => (route === target.route && source !== undefined ? [source] : []));
    const isMoved = expected.routeOf(target.route) !== target.route || sources.some((path) => plan.movePath(path) !== path);
    const id = decodeSafely(target.suffix.replace(/^[^#]*#?/, ''));
    return isMoved || expected.anchorOf(target.route, id) !== id
      ? writer.rewrite(url, { target, sources, route: target.route })
      : undefined;
  }
  return target.kind === 'file' && plan.movePath(target.source) !== target.source
    ? writer.rewrite(url, { target, sources: [target.source] })
    : undefined;
}

/** The folders of documents that moved as a whole, for sidebars that are made of one. */
function folderMapOf({ before, plan }: Mending): (folder: string) => string | undefined {
  const roots = before.config.versions.map(({ folder }) => (folder === '.' ? '' : `${folder}/`));
  return (dir) => {
    for (const root of roots) {
      const moved = plan.movePath(`${root}${dir}` as SourcePath);
      if (moved !== `${root}${dir}` && moved.startsWith(root)) return moved.slice(root.length);
    }
    return undefined;
  };
}

/** The route of `page` below that of its version and language, without a slash before it. */
function belowEdition({ graph }: SiteState, { edition, route }: GraphPage): string {
  const root = graph.editions.find(({ key }) => key === edition)?.root ?? '/';
  return root === '/' ? route.slice(1) : route.slice(root.length + 1);
}

/** The edits of golden questions whose answer has moved. */
export function mendQuestions({ before, texts, expected }: Mending): readonly TextEdit[] {
  const file = before.config.search?.questions as SourcePath | null | undefined;
  const text = file === null || file === undefined ? undefined : texts.text(file);
  const source =
    text === undefined || file === null || file === undefined
      ? undefined
      : parseJsonSource({ path: file, text: text.replace(/^\uFEFF/, ' '), digest: '' }).value;
  if (source === undefined) return [];
  return leavesOf(source.root, []).flatMap(({ steps, node }): TextEdit[] => {
    if (steps.at(-1) !== 'find' || typeof node.value !== 'string') return [];
    const [path = '', anchor] = node.value.split('#');
    const route = parseRoutePath(decodeSafely(path));
    if (route === undefined) return [];
    const ending = path.length > 1 && path.endsWith('/') ? '/' : '';
    const next =
      expected.routeOf(route) +
      (expected.routeOf(route) === '/' ? '' : ending) +
      (anchor === undefined ? '' : `#${expected.anchorOf(route, anchor)}`);
    const isMoved = expected.routeOf(route) !== route || (anchor !== undefined && expected.anchorOf(route, anchor) !== anchor);
    return isMoved ? [{ file: source.file.path, start: node.start, end: node.end, text: JSON.stringify(next) }] : [];
  });
}

/** A redirect that a move makes. */
export interface MadeRedirect {
  readonly from: RoutePath;
  readonly to: RoutePath;
}

/** Old addresses that no page has any more. */
export function listRedirects({ expected }: Pick<Mending, 'expected'>): readonly MadeRedirect[] {
  const taken = new Set(expected.pairs.map(({ after }) => after.route));
  const gone = expected.pairs.filter(({ before, after }) => before.route !== after.route && !taken.has(before.route));
  return gone.map(({ before, after }) => ({ from: before.route, to: after.route })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * The edits that have old addresses lead on: in the config, or, where the site keeps redirects in its pages alone, in the front matter of
 * what has moved. A redirect from where a page now is goes.
 */
export function writeRedirects(mending: Mending): readonly TextEdit[] {
  const { before, texts } = mending;
  const made = listRedirects(mending);
  const isInPages =
    before.config.redirects.length === 0 && before.graph.pages.some(({ outline }) => outline?.frontMatter.redirect_from !== undefined);
  if (isInPages) return mending.expected.pairs.flatMap((pair) => inFrontMatter(mending, pair, made));
  const file = before.configFile.path;
  const text = texts.text(file) ?? '';
  const root = rootOf(text);
  if (root === undefined) return [];
  const { removed, edits } = needlessRedirects(mending, root);
  return [...editList(text, root, 'redirects', { removed, items: made.map(writeRedirect) }), ...edits].map((edit) => ({ ...edit, file }));
}

/** The numbers of redirects that begin where a page is now, and the edits of those of which one beginning of several does. */
function needlessRedirects(
  { expected }: Mending,
  root: JsonNode,
): { readonly removed: ReadonlySet<number>; readonly edits: readonly JsonEdit[] } {
  const list = root.kind === 'object' ? root.members.get('redirects')?.node : undefined;
  const taken = new Set<string>(expected.pairs.flatMap(({ before, after }) => (before.route === after.route ? [] : [after.route])));
  const isTaken = (node: JsonNode): boolean => node.kind === 'leaf' && taken.has(parseRoutePath(decodeSafely(String(node.value))) ?? '');
  const removed = new Set<number>();
  const edits: JsonEdit[] = [];
  for (const [index, item] of (list?.kind === 'array' ? list.items : []).entries()) {
    const from = item.kind === 'object' ? item.members.get('from')?.node : undefined;
    const froms = from?.kind === 'array' ? from.items : from === undefined ? [] : [from];
    if (froms.length > 0 && froms.every(isTaken)) removed.add(index);
    else if (from?.kind === 'array')
      edits.push(...removeItems(from, new Set(froms.flatMap((node, place) => (isTaken(node) ? [place] : [])))));
  }
  return { removed, edits };
}

function inFrontMatter(
  { before, texts }: Mending,
  pair: Mending['expected']['pairs'][number],
  made: readonly MadeRedirect[],
): readonly TextEdit[] {
  const { route, outline, edition } = pair.before;
  const root = before.graph.editions.find(({ key }) => key === edition)?.root ?? '/';
  const file = outline?.source;
  const text = file === undefined ? undefined : texts.text(file);
  if (file === undefined || text === undefined || !made.some(({ from }) => from === route)) return [];
  const value = JSON.stringify(root === '/' ? route : route.slice(root.length));
  const known = outline?.frontMatter.redirect_from === undefined ? null : /^redirect_from:[ \t]*(\[)?/m.exec(text);
  if (known === null) return [addToFrontMatter(file, text, `redirect_from: [${value}]`)];
  const behind = known.index + known[0].length;
  return [{ file, start: behind, end: behind, text: known[1] === undefined ? `${lineBreakOf(text)}  - ${value}` : `${value}, ` }];
}

function leavesOf(node: JsonNode, steps: Steps, keyAt?: Extent): readonly Leaf[] {
  if (node.kind === 'leaf') return [{ steps, node, keyAt }];
  if (node.kind === 'array') return node.items.flatMap((item, index) => leavesOf(item, [...steps, String(index)]));
  return [...node.members].flatMap(([key, member]) => leavesOf(member.node, [...steps, key], member.keyAt));
}
