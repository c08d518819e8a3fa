import type { AssetRef, GraphPage, LinkRef, LinkTarget, RoutePath } from '@helpgen/model';
import { decodeSafely, splitUrl } from '@helpgen/model/url';
import type { SiteState } from '@helpgen/engine';
import type { MovePlan } from './plan-move.ts';

/** What a move makes of the site: each page where it was and where it will be. */
export interface ExpectedMove {
  readonly pairs: readonly { readonly before: GraphPage; readonly after: GraphPage }[];
  /** Pages that nobody can say the new address of. */
  readonly lost: readonly GraphPage[];
  routeOf(route: RoutePath): RoutePath;
  /** The id that a heading of the page at `route`, as it was, has afterwards. */
  anchorOf(route: RoutePath, id: string): string;
  /** Where what leads to `target` from `page` leads afterwards. */
  targetOf(target: Astray['target'], page: GraphPage): Astray['target'];
}

/** What `plan` makes of `before`, as far as `moved`, the site with its files moved and nothing mended, tells. */
export function expectMove(before: SiteState, moved: SiteState, { movePath }: MovePlan): ExpectedMove {
  const byKey = new Map(moved.graph.pages.map((page) => [keyOf(page), page]));
  const pairs: { before: GraphPage; after: GraphPage }[] = [];
  const unmatched: GraphPage[] = [];
  for (const page of before.graph.pages) {
    const after = byKey.get(keyOf(page, page.source === undefined ? undefined : movePath(page.source)));
    if (after === undefined) unmatched.push(page);
    else pairs.push({ before: page, after });
  }
  // The page of a category has no source: its title tells it from others, or that it is the only one that is new.
  const known = new Set(pairs.map(({ after }) => after));
  const fresh = moved.graph.pages.filter((page) => page.source === undefined && !known.has(page));
  const lost = unmatched.filter((page) => {
    const isTwin = (other: GraphPage): boolean => other.edition === page.edition && other.source === page.source;
    const isNamesake = (other: GraphPage): boolean => isTwin(other) && other.title === page.title;
    const isAlone = only(unmatched, isNamesake) !== undefined;
    const after =
      page.source !== undefined
        ? undefined
        : isAlone
          ? (only(fresh, isNamesake) ?? (only(unmatched, isTwin) && only(fresh, isTwin)))
          : undefined;
    if (after !== undefined) pairs.push({ before: page, after });
    return after === undefined;
  });
  const routes = new Map(pairs.map(({ before: { route }, after }) => [route, after.route]));
  const anchors = new Map(pairs.map((pair) => [pair.before.route, anchorsOf(pair)]));
  const routeOf: ExpectedMove['routeOf'] = (route) => routes.get(route) ?? route;
  const anchorOf: ExpectedMove['anchorOf'] = (route, id) => anchors.get(route)?.get(id) ?? id;
  const suffixOf = (route: RoutePath, suffix: string): string => {
    const { query, hash } = splitUrl(suffix);
    const id = decodeSafely(hash.slice(1));
    const next = anchorOf(route, id);
    return next === id ? suffix : `${query}#${encodeURIComponent(next)}`;
  };
  return {
    pairs,
    lost,
    routeOf,
    anchorOf,
    targetOf(target, page) {
      if (typeof target === 'string') return movePath(target);
      if (target === null || !('kind' in target)) return target;
      if (target.kind === 'page') return { ...target, route: routeOf(target.route), suffix: suffixOf(target.route, target.suffix) };
      if (target.kind === 'anchor') return { ...target, suffix: suffixOf(page.route, target.suffix) };
      return target.kind === 'file' ? { ...target, source: movePath(target.source) } : target;
    },
  };
}

/** What tells a page from others, with its source at `path`. */
function keyOf(page: GraphPage, path = page.source): string {
  return `${page.edition}|${page.kind}|${path ?? `none:${page.route}`}`;
}

/** The one of `pages` that passes `test`; `undefined` when there is none or more than one. */
function only(pages: readonly GraphPage[], test: (page: GraphPage) => boolean): GraphPage | undefined {
  const found = pages.filter(test);
  return found.length === 1 ? found[0] : undefined;
}

/** The headings of a page that have another id now: their number is the same. */
function anchorsOf({ before, after }: ExpectedMove['pairs'][number]): ReadonlyMap<string, string> {
  const headings = after.outline?.headings ?? [];
  const changed = (before.outline?.headings ?? []).flatMap(({ id }, index) => {
    const next = headings[index]?.id ?? id;
    return next === id ? [] : [[id, next] as const];
  });
  return new Map(headings.length === before.outline?.headings.length ? changed : []);
}

/** A link or image of a page as it was, and what it led to. */
export interface Astray {
  readonly page: GraphPage;
  readonly ref: LinkRef | AssetRef;
  readonly target: LinkTarget | GraphPage['assets'][number];
}

/** The links and images of `page`, as many as it has in every state. */
export function listRefs(page: GraphPage): readonly Omit<Astray, 'page'>[] {
  const { outline, links, assets } = page;
  return [
    ...(outline?.links ?? []).map((ref, index) => ({ ref, target: links[index] ?? null })),
    ...(outline?.assets ?? []).map((ref, index) => ({ ref, target: assets[index] ?? null })),
  ];
}

/** Every link and image of the pages as they were that does not lead where `expected` says in `state`. */
export function findAstray(state: SiteState, { pairs, targetOf }: ExpectedMove): readonly Astray[] {
  const byRoute = new Map(state.graph.pages.map((page) => [page.route, page]));
  return pairs.flatMap(({ before: page, after }) => {
    const found = byRoute.get(after.route);
    const now = found === undefined ? [] : listRefs(found);
    return listRefs(page).flatMap(({ ref, target }, index) =>
      isSame(now[index]?.target, targetOf(target, page)) ? [] : [{ page, ref, target }],
    );
  });
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
