import type { ManifestFinding, ManifestPage } from '@helpgen/engine';
import { comparePages, type PageDifference } from './compare-pages.ts';
import { findTargets } from './find-targets.ts';
import type { Cause, PageChange, SiteReview } from './site-review.ts';
import type { SiteSide } from './site-side.ts';

/** With so much of a vanished page on a new one the page was moved there. */
const movedShare = 0.45;

/** All that differs between the pages, sizes and findings of two builds. */
export function compareSites(
  base: SiteSide,
  head: SiteSide,
): Pick<SiteReview, 'pages' | 'sizes' | 'findings' | 'counts'> {
  const added = head.pages.filter(({ route }) => !base.byRoute.has(route));
  const vanished = base.pages.filter(({ route }) => !head.byRoute.has(route));
  const changed = head.pages.flatMap((page) => {
    const before = base.byRoute.get(page.route);
    return before === undefined || before.digest === page.digest ? [] : [{ before, page }];
  });
  const targets = findTargets(base, vanished, head, vanished.length === 0 ? [] : [...added, ...changed.map(({ page }) => page)]);
  const moves = pairMoves(vanished, new Set(added), targets);
  const causesOf = createCauses(base, head);
  const compared = (before: ManifestPage, page: ManifestPage): Omit<PageChange, 'state'> => {
    const { pairs, ...difference } = comparePages({ side: base, page: before }, { side: head, page });
    return { route: page.route, title: page.title, ...difference, ...causesOf(before, page, { pairs, ...difference }) };
  };
  const redirects = new Map(head.head.redirects);
  const pages: readonly PageChange[] = [
    ...changed.map(({ before, page }): PageChange => ({ ...compared(before, page), state: 'changed' })),
    ...added.map((page): PageChange => {
      const from = moves.get(page);
      const redirect = from === undefined ? undefined : redirects.get(from.route);
      if (from !== undefined)
        return { ...compared(from, page), state: 'moved', from: from.route, ...(redirect === undefined ? {} : { redirect }) };
      return { ...lonely(page, { after: page.bytes }), state: 'added' };
    }),
    ...vanished
      .filter((page) => ![...moves.values()].includes(page))
      .map((page): PageChange => {
        const redirect = redirects.get(page.route);
        const target = targets.get(page)?.page.route;
        const leads = redirect === undefined ? (target === undefined ? {} : { target }) : { redirect };
        return { ...lonely(page, { before: page.bytes }), state: 'vanished', ...leads };
      }),
  ];
  return {
    counts: { before: base.pages.length, after: head.pages.length },
    pages: pages.toSorted((one, other) => (one.route < other.route ? -1 : 1)),
    sizes: compareSizes(base, head),
    findings: compareFindings(base.head.findings, head.head.findings),
  };
}

/** Each new page with the vanished one that it was, the surest first. */
function pairMoves(
  vanished: readonly ManifestPage[],
  added: ReadonlySet<ManifestPage>,
  targets: ReturnType<typeof findTargets>,
): ReadonlyMap<ManifestPage, ManifestPage> {
  const sure = vanished.flatMap((from) => {
    const target = targets.get(from);
    return target === undefined || target.share < movedShare || !added.has(target.page) ? [] : [{ from, ...target }];
  });
  const moves = new Map<ManifestPage, ManifestPage>();
  for (const { from, page } of sure.toSorted((one, other) => other.share - one.share)) if (!moves.has(page)) moves.set(page, from);
  return moves;
}

/** A page that stands on one side alone. */
function lonely({ route, title, sources }: ManifestPage, { before = 0, after = 0 }): Omit<PageChange, 'state'> {
  return {
    route,
    title,
    kinds: [],
    causes: sources.slice(0, 1).map((file) => ({ file })),
    blocks: [],
    fields: [],
    members: [],
    anchors: { added: [], vanished: [], moved: [] },
    bytes: { before, after },
  };
}

/** Tells why pages, and blocks of them, are other than they were. */
function createCauses(
  base: SiteSide,
  head: SiteSide,
): (before: ManifestPage, after: ManifestPage, difference: PageDifference) => Pick<PageChange, 'causes' | 'blocks'> {
  const isOther = (file: string): boolean => base.head.sources[file] !== head.head.sources[file];
  const ofAll = (['config', 'theme', 'presets'] as const)
    .filter((name) => base.head[name] !== head.head[name])
    .map((of): Cause => ({ of }));
  // A page may name a file with all addresses and titles in it.
  const isOtherTree = namesOf(base) !== namesOf(head);
  return (before, after, { kinds, blocks, pairs }) => {
    const own = [...new Set([...after.sources, ...before.sources])].filter(isOther);
    // A line of the text or of the head has its cause in a file; what stands around the article has it elsewhere.
    const isAround = kinds.every((kind) => kind === 'navigation' || kind === 'look');
    const files = isAround && ofAll.length > 0 ? [] : own;
    const found = pairs.map((pair) => {
      const sides = [
        ...(pair.before === undefined ? [] : [base.filesOf(before, pair.before)]),
        ...(pair.after === undefined ? [] : [head.filesOf(after, pair.after)]),
      ];
      const written = sides.flatMap((side) => side.written).filter(isOther);
      const shown = sides.flatMap((side) => side.shown).filter(isOther);
      const isElsewhere = written.length === 0 || sides.some(({ isDrawn }) => isDrawn);
      return [...new Set(isElsewhere ? [...written, ...shown] : written)];
    });
    const all = [...new Set([...files, ...found.flat()])];
    if (all.length > 0) {
      const causes = all.map((file) => ({ file }));
      return { causes, blocks: all.length === 1 ? blocks : blocks.map((block, index) => ({ ...block, causes: found[index] ?? [] })) };
    }
    if (ofAll.length > 0) return { causes: ofAll, blocks };
    return { causes: [{ of: kinds.includes('look') && !isOtherTree ? 'helpgen' : 'pages' }], blocks };
  };
}

function namesOf({ pages }: SiteSide): string {
  return JSON.stringify(pages.map(({ route, title, navigation }) => [route, title, navigation]));
}

function compareSizes(base: SiteSide, head: SiteSide): SiteReview['sizes'] {
  return Object.keys(head.head.sizes).map((kind) => ({ kind, before: base.head.sizes[kind] ?? 0, after: head.head.sizes[kind] ?? 0 }));
}

/** A finding that only stands in another line is the same. */
function compareFindings(before: readonly ManifestFinding[], after: readonly ManifestFinding[]): SiteReview['findings'] {
  return { added: lacking(after, before), mended: lacking(before, after) };
}

function lacking(some: readonly ManifestFinding[], others: readonly ManifestFinding[]): readonly ManifestFinding[] {
  const counts = new Map<string, number>();
  for (const found of others) counts.set(keyOf(found), (counts.get(keyOf(found)) ?? 0) + 1);
  return some.filter((found) => {
    const left = counts.get(keyOf(found)) ?? 0;
    counts.set(keyOf(found), left - 1);
    return left <= 0;
  });
}

function keyOf({ code, file, message }: ManifestFinding): string {
  return `${code} ${file} ${message}`;
}
