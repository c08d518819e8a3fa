import type { Diagnostic, DiagnosticPlace, Location, OutputPath, RelatedPlace, RoutePath, SiteConfig } from '@helpgen/model';
import { outputToHref, parseRoutePath, routeToHref, routeToOutputPath } from '@helpgen/model';
import { decodeSafely, isExternalUrl, isSafeUrl, splitUrl } from '@helpgen/model/url';
import { finding, type Problem } from '../finding.ts';
import { anchorProblem } from '../links/answer-link.ts';
import { encodeSuffix } from '../links/encode-suffix.ts';
import { resolveAddress } from '../links/resolve-address.ts';
import type { PlacedRedirect, SiteIndex } from '../links/site-index.ts';
import { localeOfEdition, localeRootOf } from '../make-editions.ts';
import { nameOfPage, type SitePage } from '../pages/site-page.ts';

/** A redirect as somebody asked for it. */
interface RedirectClaim {
  /** As written. */
  readonly from: string;
  /** As written in the config; for front matter, the route of the page. */
  readonly to: string;
  /** Present when the claim is the front matter of a page, whose route is the target. */
  readonly route?: RoutePath;
  /** Route that `from` is relative to: the edition's root for front matter. */
  readonly root: RoutePath;
  /** How findings name the place: a pointer into the config or a file. */
  readonly place: string;
  /** Pointers into the config to where it starts and where it leads. */
  readonly pointers?: { readonly from: string; readonly to: string };
  readonly at?: Location;
}

type Report = (code: Problem['code'], claim: RedirectClaim, args: Problem['args'], related?: DiagnosticPlace['related']) => void;

/** Codes of findings about where a redirect leads. */
const targetCodes: ReadonlySet<string> = new Set(['HG3402', 'HG3403', 'HG3404', 'HG3405']);

/**
 * The redirects that hold, by the route they start from: those that the config and `pages` ask for, checked against the pages, the static files
 * and each other; `index` knows no redirects yet.
 */
export function resolveRedirects(index: SiteIndex, pages: readonly SitePage[], diagnostics: Diagnostic[]): ReadonlyMap<string, PlacedRedirect> {
  const { config } = index;
  const report: Report = (code, claim, args, related) => {
    const pointer = claim.pointers === undefined ? {} : { pointer: targetCodes.has(code) ? claim.pointers.to : claim.pointers.from };
    const place = { ...(claim.at === undefined ? {} : { at: claim.at }), ...(related === undefined ? {} : { related }) };
    diagnostics.push(finding(code, { ...pointer, place: claim.place, from: claim.from, to: claim.to, ...args }, place));
  };
  const claims = collectClaims(config, pages);
  if (claims.length === 0) return new Map();
  const owners = ownersOf(index, pages);
  const byFrom = new Map<RoutePath, RedirectClaim>();
  for (const claim of claims) {
    const from = fromOf(config, claim);
    if (typeof from !== 'string') {
      report('HG3401', claim, from);
      continue;
    }
    const stub = redirectOutputPath(from).toLowerCase();
    const owner = owners.get(stub);
    if (owner !== undefined) report(owner.code, claim, owner.args, owner.related);
    else {
      byFrom.set(from, claim);
      owners.set(stub, { code: 'HG3407', args: { other: claim.place }, related: relatedTo(claim.at, 'redirects from there already') });
    }
  }
  const byRoute = new Map<string, PlacedRedirect>();
  for (const [from, claim] of byFrom) {
    const { last, next, loop } = followClaims(config, byFrom, from, claim);
    if (loop !== undefined) {
      report('HG3405', claim, { path: loop.map((route) => `\`${route}\``).join(' → ') });
      continue;
    }
    if (next !== undefined) report('HG3404', claim, { other: next.place, target: last.to }, relatedTo(next.at, 'leads on'));
    // What is wrong with the last of several redirects is told of that one.
    const target = resolveTarget(index, last, last === claim ? report : () => undefined);
    if (target !== undefined) byRoute.set(from, { from, ...target });
  }
  return byRoute;
}

/** Every redirect that the config and the pages ask for: the config's first, then by the route of the page. */
function collectClaims(config: SiteConfig, pages: readonly SitePage[]): readonly RedirectClaim[] {
  const rules = config.redirects.flatMap(({ from, to }, index) =>
    from.map((path, number): RedirectClaim => {
      const rule = `redirects[${index}]`;
      return { from: path, to, root: '/' as RoutePath, place: `\`${rule}\``, pointers: { from: `${rule}.from[${number}]`, to: `${rule}.to` } };
    }),
  );
  // A page shown in several locales has its old addresses in each of them: like a slug, they begin at the edition's root.
  const own = pages.flatMap(({ plan, route, outline, kind, edition }) => {
    if (outline?.frontMatter.redirect_from === undefined) return [];
    const { source: file, frontMatterSpans } = outline;
    const root = kind === 'doc' ? plan.edition.root : localeRootOf(plan.locale);
    const place = `\`${file}\`${plan.isDefaultLocale ? '' : ` (${localeOfEdition(edition)})`}`;
    const at = { file, ...frontMatterSpans['redirect_from'] };
    return outline.frontMatter.redirect_from.map((from): RedirectClaim => ({ from, to: route, route, root, place, at }));
  });
  return [...rules, ...own];
}

/** The route that `claim` starts from, or why it cannot. */
function fromOf(config: SiteConfig, { from, root }: RedirectClaim): RoutePath | { readonly reason: string } {
  if (isExternalUrl(from)) return { reason: 'it names a site' };
  if (!from.startsWith('/')) return { reason: 'it does not begin with a slash' };
  if (/[?#]/.test(from)) return { reason: 'it holds a query or an anchor' };
  const decoded = decodeSafely(from);
  if (/[\\\p{Cc}\p{Cs}]/u.test(decoded)) return { reason: 'it holds a backslash or a control character' };
  const below = config.basePath !== '/' && decoded.startsWith(config.basePath) ? decoded.slice(config.basePath.length - 1) : decoded;
  const route = parseRoutePath(below) === undefined ? undefined : parseRoutePath(`${root}/${below}`);
  if (route === undefined) return { reason: 'it climbs above the root of the site' };
  if (!route.endsWith('/index.html')) return route;
  return (route === '/index.html' ? '/' : route.slice(0, -'/index.html'.length)) as RoutePath;
}

/** What a redirect is told that would write a file of another. */
interface Owner extends Problem {
  readonly related: DiagnosticPlace['related'];
}

/** Who writes which file, by path in lower case. */
function ownersOf({ config, statics }: SiteIndex, pages: readonly SitePage[]): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  const makeOwner = (page: string, related?: Owner['related']): Owner => ({ code: 'HG3406', args: { page }, related });
  for (const path of statics.keys()) owners.set(path.toLowerCase(), makeOwner(`the static file \`${path}\``));
  for (const page of pages) {
    const owner = makeOwner(nameOfPage(page), relatedTo(page.source === undefined ? undefined : { file: page.source }, 'has this address'));
    // A stub lies at the folder form of its address, which a page takes too even when its file is `x.html`.
    for (const path of [routeToOutputPath(page.route, config), redirectOutputPath(page.route)]) owners.set(path.toLowerCase(), owner);
  }
  return owners;
}

/**
 * The file of the redirect at `from`: `x/index.html` whatever the form of addresses, since `x.html` could be a page's
 * own file; an old address that ends in `.html` is a file by itself.
 */
export function redirectOutputPath(from: RoutePath): OutputPath {
  if (from.endsWith('.html')) return from.slice(1) as OutputPath;
  return routeToOutputPath(from, { basePath: '/', trailingSlash: true });
}

function relatedTo(at: Location | undefined, message: string): readonly RelatedPlace[] | undefined {
  return at === undefined ? undefined : [{ at, message }];
}

/** Follows redirects to redirects: the last one, and the one that the first step leads to, or the circle that they are. */
function followClaims(config: SiteConfig, byFrom: ReadonlyMap<RoutePath, RedirectClaim>, from: RoutePath, claim: RedirectClaim) {
  const path = new Set([from]);
  let last = claim;
  let next: RedirectClaim | undefined;
  for (;;) {
    const to = last.route === undefined ? innerRoute(config, last.to) : undefined;
    const following = to === undefined ? undefined : byFrom.get(to);
    if (to === undefined || following === undefined) return { last, next };
    if (path.has(to)) return { last, loop: [...path, to] };
    path.add(to);
    next ??= following;
    last = following;
  }
}

function innerRoute(config: SiteConfig, to: string): RoutePath | undefined {
  if (isExternalUrl(to)) return undefined;
  const path = decodeSafely(splitUrl(to).path);
  const below = config.basePath !== '/' && `${path}/`.startsWith(config.basePath) ? path.slice(config.basePath.length - 1) : path;
  return parseRoutePath(below);
}

/** Where `claim` leads; `undefined`, reported, when that is nowhere. */
function resolveTarget(index: SiteIndex, claim: RedirectClaim, report: Report): Omit<PlacedRedirect, 'from'> | undefined {
  const { config, nearest } = index;
  const { to, route } = claim;
  if (route !== undefined) return { href: routeToHref(route, config), keepsQueryAndHash: true, target: route, targetSuffix: '' };
  if (isExternalUrl(to)) {
    if (isSafeUrl(to)) return { href: to, keepsQueryAndHash: !/[?#]/.test(to), targetSuffix: '' };
    report('HG3402', claim, { nearest: '' });
    return undefined;
  }
  const parts = splitUrl(to);
  const found = resolveAddress(index, parts, { locale: config.locales.default });
  const targetSuffix = encodeSuffix(parts);
  const keepsQueryAndHash = targetSuffix === '';
  if (found.kind === 'static') return { href: outputToHref(found.output, config) + targetSuffix, keepsQueryAndHash, targetSuffix };
  if (found.kind !== 'page') {
    report('HG3402', claim, { nearest: nearest.page(parseRoutePath(decodeSafely(parts.path)) ?? to) });
    return undefined;
  }
  const { page } = found;
  const problem = parts.hash === '' ? undefined : anchorProblem(index, page, { url: to, hash: parts.hash });
  if (problem !== undefined) report('HG3403', claim, problem.args);
  return { href: routeToHref(page.route, config) + targetSuffix, keepsQueryAndHash, target: page.route, targetSuffix };
}
