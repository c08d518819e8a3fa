import type { Checked, Diagnostic, DiagnosticArgs, RelatedPlace, RoutePath, SiteConfig } from '@helpgen/model';
import { outputToHref, parseRoutePath, routeToHref, routeToOutputPath } from '@helpgen/model';
import { decodeSafely, isExternalUrl, isSafeUrl, splitUrl } from '@helpgen/model/url';
import { finding } from '../finding.ts';
import { anchorProblem } from '../links/answer-link.ts';
import { encodeSuffix } from '../links/encode-suffix.ts';
import { resolveAddress } from '../links/resolve-address.ts';
import type { PlacedRedirect, SiteIndex } from '../links/site-index.ts';
import { nameOfPage, type SitePage } from '../pages/site-page.ts';
import { redirectOutputPath } from './redirect-output-path.ts';
import type { RedirectClaim } from './collect-claims.ts';

/** Codes of findings about where a redirect leads. */
const targetCodes: ReadonlySet<string> = new Set(['HG3402', 'HG3403', 'HG3404', 'HG3405']);

/**
 * The redirects that hold, by the route they start from: `claims` checked against the pages, the static files and each other; `index` knows no
 * redirects yet.
 */
export function resolveRedirects(index: SiteIndex, pages: readonly SitePage[], claims: readonly RedirectClaim[]): Checked<ReadonlyMap<string, PlacedRedirect>> {
  const { config } = index;
  const diagnostics: Diagnostic[] = [];
  const report = (code: Parameters<typeof finding>[0], claim: RedirectClaim, args: DiagnosticArgs, related?: readonly RelatedPlace[]): void => {
    const pointer = claim.pointers === undefined ? {} : { pointer: targetCodes.has(code) ? claim.pointers.to : claim.pointers.from };
    const place = { ...(claim.at === undefined ? {} : { at: claim.at }), ...(related === undefined ? {} : { related }) };
    diagnostics.push(finding(code, { ...pointer, place: claim.place, from: claim.from, to: claim.to, ...args }, place));
  };
  const taken = claims.length === 0 ? undefined : outputsOf(config, pages, index);
  const byFrom = new Map<string, RedirectClaim>();
  const byStub = new Map<string, RedirectClaim>();
  for (const claim of claims) {
    const from = fromOf(config, claim);
    if (typeof from !== 'string') {
      report('HG3401', claim, from);
      continue;
    }
    const stub = redirectOutputPath(from).toLowerCase();
    const owner = taken?.get(stub);
    const earlier = byStub.get(stub);
    if (owner !== undefined) report('HG3406', claim, { page: owner.name }, owner.related);
    else if (earlier !== undefined) report('HG3407', claim, { other: earlier.place }, relatedTo(earlier, 'redirects from there already'));
    else {
      byFrom.set(from, claim);
      byStub.set(stub, claim);
    }
  }
  const byRoute = new Map<string, PlacedRedirect>();
  for (const [from, claim] of byFrom) {
    const end = followClaims(config, byFrom, from) ?? { last: claim };
    if (end.loop !== undefined) report('HG3405', claim, { path: end.loop.map((route) => `\`${route}\``).join(' → ') });
    if (end.loop !== undefined) continue;
    if (end.next !== undefined) {
      report('HG3404', claim, { other: end.next.place, target: end.last.to }, relatedTo(end.next, 'leads on'));
    }
    const target = resolveTarget(index, end.last, (code, args) => {
      if (end.last === claim) report(code, claim, args);
    });
    if (target !== undefined) byRoute.set(from, { from: from as RoutePath, ...target });
  }
  return { value: byRoute, diagnostics };
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

interface Owner {
  readonly name: string;
  readonly related?: readonly RelatedPlace[];
}

/** Who writes which file, by path in lower case. */
function outputsOf(config: SiteConfig, pages: readonly SitePage[], index: SiteIndex): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const path of index.statics.keys()) owners.set(path.toLowerCase(), { name: `the static file \`${path}\`` });
  for (const page of pages) {
    const owner: Owner = {
      name: nameOfPage(page),
      ...(page.source === undefined ? {} : { related: [{ at: { file: page.source }, message: 'has this address' }] }),
    };
    // A stub lies at the folder form of its address, which a page takes too even when its file is `x.html`.
    owners.set(routeToOutputPath(page.route, config).toLowerCase(), owner);
    owners.set(redirectOutputPath(page.route).toLowerCase(), owner);
  }
  return owners;
}

function relatedTo(claim: RedirectClaim, message: string): readonly RelatedPlace[] | undefined {
  return claim.at === undefined ? undefined : [{ at: claim.at, message }];
}

interface End {
  readonly last: RedirectClaim;
  /** The redirect that the first step leads to. */
  readonly next?: RedirectClaim;
  readonly loop?: readonly string[];
}

/** Follows redirects to redirects; each is visited once, so a circle ends the walk. */
function followClaims(config: SiteConfig, byFrom: ReadonlyMap<string, RedirectClaim>, from: string): End | undefined {
  const path = [from];
  const seen = new Set(path);
  const claim = byFrom.get(from);
  if (claim === undefined) return undefined;
  let last = claim;
  let next: RedirectClaim | undefined;
  for (;;) {
    const to = last.route === undefined ? innerRoute(config, last.to) : undefined;
    const following = to === undefined ? undefined : byFrom.get(to);
    if (to === undefined || following === undefined) return { last, ...(next === undefined ? {} : { next }) };
    path.push(to);
    if (seen.has(to)) return { last, loop: path };
    seen.add(to);
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
function resolveTarget(
  index: SiteIndex,
  claim: RedirectClaim,
  report: (code: 'HG3402' | 'HG3403', args: DiagnosticArgs) => void,
): Omit<PlacedRedirect, 'from'> | undefined {
  const { config } = index;
  const { locales } = config;
  if (claim.route !== undefined) {
    return { href: routeToHref(claim.route, config), keepsQueryAndHash: true, target: claim.route, targetSuffix: '' };
  }
  if (isExternalUrl(claim.to)) {
    if (isSafeUrl(claim.to)) return { href: claim.to, keepsQueryAndHash: !/[?#]/.test(claim.to), targetSuffix: '' };
    report('HG3402', { nearest: '' });
    return undefined;
  }
  const parts = splitUrl(claim.to);
  const found = resolveAddress(index, { ...parts, locale: locales.default });
  const targetSuffix = encodeSuffix(parts);
  const keepsQueryAndHash = targetSuffix === '';
  if (found.kind === 'static') return { href: outputToHref(found.output, config) + targetSuffix, keepsQueryAndHash, targetSuffix };
  if (found.kind !== 'page') {
    report('HG3402', { nearest: index.nearest.page(parseRoutePath(decodeSafely(parts.path)) ?? claim.to, {}) });
    return undefined;
  }
  const { page } = found;
  const problem = parts.hash === '' ? undefined : anchorProblem(index, page, { url: claim.to, hash: parts.hash });
  if (problem !== undefined) report('HG3403', problem.args);
  return { href: routeToHref(page.route, config) + targetSuffix, keepsQueryAndHash, target: page.route, targetSuffix };
}
