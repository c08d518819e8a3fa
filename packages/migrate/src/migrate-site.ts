import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineDiagnostics, HelpgenError, cliCatalogue, type Json } from '@helpgen/model';
import { finishPage } from './convert/finish-page.ts';
import { keepAddress } from './convert/keep-address.ts';
import { nestDirectives } from './convert/nest-directives.ts';
import { collectLosses, offsetInOriginal } from './convert/page-losses.ts';
import { partTwins } from './convert/part-twins.ts';
import { isDraft } from './convert/parse-markdown.ts';
import { configLoss, errorPageLoss, type ForeignPage, type ForeignSite, type Loss, type Redirect } from './foreign-site.ts';
import { openSiteFolder } from './read/site-folder.ts';
import { readForeignSite } from './systems/read-foreign-site.ts';
import { writeFiles, type NewFile, type WrittenRecord } from './write/site-writer.ts';
import { describeReport, type MigrationReport } from './write/write-report.ts';

const finding = defineDiagnostics(cliCatalogue);

/** What to migrate, and where to. */
export interface MigrateOptions {
  /** Absolute path of the folder with the config of the other generator. */
  readonly folder: string;
  /** Absolute path of the folder of the new site; the same as `folder`: in place. */
  readonly target: string;
}

const reportName = 'migration-report.json';

/**
 * Makes a site of helpgen of the foreign one in `folder`. Run again, it writes what has changed there since and leaves alone what
 * somebody has changed in the new site; a folder that was migrated in place is not touched again. Throws a `HelpgenError` when
 * there is no site that it can read.
 */
export async function migrateSite({ folder, target }: MigrateOptions): Promise<MigrationReport> {
  const last = readLastReport(target);
  const isInPlace = path.relative(folder, target) === '';
  if (isInPlace && last !== undefined) return { ...last.report, written: 0, isDone: true };
  const site = readForeignSite(openSiteFolder(folder));
  if (site === undefined) throw new HelpgenError([finding('HG6030', { folder })]);
  const { files, addresses, losses, redirects, wholePages, pages } = convertSite(site);
  const { written, kept, record } = writeFiles(target, files, last?.files ?? {});
  const report: MigrationReport = {
    system: site.system,
    target,
    pages,
    wholePages,
    files: site.files.length,
    redirects: redirects.length,
    addresses,
    losses,
    kept,
    written,
    isDone: false,
  };
  const { target: place, written: changed, isDone, ...told } = report;
  writeFiles(
    target,
    [
      { path: 'migration-report.md', content: describeReport(report) },
      { path: reportName, content: `${JSON.stringify({ ...told, written: record }, null, 1)}\n` },
    ],
    {},
  );
  if (isInPlace) removeMoved(site, new Set(files.map((file) => file.path)));
  return { ...told, target: place, written: changed, isDone };
}

// Every site has one already.
const errorPage = 'static/404.html';

interface Converted {
  readonly files: readonly NewFile[];
  readonly addresses: MigrationReport['addresses'];
  readonly losses: readonly Loss[];
  readonly redirects: readonly Redirect[];
  readonly pages: number;
  readonly wholePages: number;
}

function convertSite(site: ForeignSite): Converted {
  const folder = openSiteFolder(site.root);
  const isShown = ({ from, address }: ForeignPage): boolean => address !== undefined && !(site.hidesDrafts === true && isDraft(folder.textAt(from) ?? ''));
  const parted = partTwins(site.pages, isShown);
  const losses: Loss[] = [...site.losses, ...parted.losses];
  const redirects: Redirect[] = [...site.redirects];
  const files: NewFile[] = [];
  const lossy = new Set(parted.losses.filter(({ isHarmless }) => isHarmless !== true).map(({ file }) => file));
  const addresses: { from: string; address: string; ids: readonly string[] }[] = [];
  let needsTrust = false;
  const sources = new Set<string>();
  const addressed = parted.pages.filter(isShown);
  for (const page of parted.pages) {
    const original = folder.textAt(page.from) ?? '';
    const converted = site.convert(page, original);
    const more = collectLosses(page.from, original);
    const text = nestDirectives(converted.text);
    const finished = finishPage(text, site.headings, (construct, offset, fate) =>
      more.note(construct, offsetInOriginal(original, text, offset), fate),
    );
    needsTrust ||= finished.needsTrust;
    for (const source of finished.sources) sources.add(source.join(' '));
    const own = [...converted.losses, ...more.losses];
    losses.push(...own);
    if (own.some(({ isHarmless }) => isHarmless !== true)) lossy.add(page.from);
    if (page.address !== undefined && isShown(page)) addresses.push({ from: page.from, address: page.address, ids: finished.ids });
    const kept = keepAddress(page, finished.text);
    if (kept.redirect !== undefined) redirects.push(kept.redirect);
    files.push({ path: page.to, content: kept.text });
  }
  for (const { from, to } of site.files) {
    if (to === errorPage) losses.push(errorPageLoss(from));
    else files.push({ path: to, content: { copyOf: path.join(site.root, ...from.split('/')) } });
  }
  files.push(...(site.made ?? []));
  const own = new Set(addressed.map(({ address = '', movesTo = address }) => withoutSlash(movesTo)));
  const lower = new Set([...own].map((address) => address.toLowerCase()));
  const usable = withoutChains(usableRedirects(redirects, own)).filter(({ from }) => {
    const isTwin = !from.endsWith('.html') && lower.has(withoutSlash(from).toLowerCase());
    // There are systems to which both would be one file.
    if (isTwin) losses.push(configLoss('a redirect that differs from the address of a page by its case alone', site.configFile, `It is left out (${from}).`));
    return !isTwin;
  });
  files.push({ path: 'site-config.json', content: `${JSON.stringify(makeConfig(site, { redirects: usable, needsTrust, sources }), null, 2)}\n` });
  return {
    files: withoutTwins(files),
    addresses,
    losses,
    redirects: usable,
    pages: addressed.length,
    wholePages: addressed.filter(({ from }) => !lossy.has(from)).length,
  };
}

interface PageNeeds {
  readonly redirects: readonly Redirect[];
  readonly needsTrust: boolean;
  /** Directives of the content policy, each with a source behind it. */
  readonly sources: ReadonlySet<string>;
}

/** The other generators keep the HTML of their pages as it is: so does a site that has some which would be cleaned away, or not loaded. */
function makeConfig(site: ForeignSite, { redirects, needsTrust, sources }: PageNeeds): { readonly [key: string]: Json } {
  const { markdown, content, ...config } = site.config;
  return {
    ...config,
    content: {
      docs: 'docs',
      pages: null,
      i18n: 'i18n',
      versions: 'versions',
      static: ['static'],
      ...(content as { readonly [key: string]: Json } | undefined),
    },
    markdown: {
      numberPrefixes: false,
      ...(needsTrust ? { trustHtml: true } : {}),
      ...(markdown as { readonly [key: string]: Json } | undefined),
    },
    ...(sources.size === 0 ? {} : { contentSecurityPolicy: policyOf(sources) }),
    ...(redirects.length === 0 ? {} : { redirects: redirects.map(({ from, to }) => ({ from, to })) }),
  };
}

function policyOf(sources: ReadonlySet<string>): { readonly [directive: string]: Json } {
  const policy: { [directive: string]: string[] } = {};
  for (const source of [...sources].toSorted()) {
    const [directive = '', allowed = ''] = source.split(' ');
    // Where a directive is not named, the site itself may be loaded.
    policy[directive] ??= directive === 'style-src' ? [] : ["'self'"];
    policy[directive].push(allowed);
  }
  return policy;
}

/** `redirect` as a config may have it: from a path alone, to an address without white space; one that leads to no address is none. */
function asWanted({ from, to }: Redirect): readonly Redirect[] {
  const path = from.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const target = to.trim().replace(/\s/g, '%20');
  return /^(?:\/(?!\/)|https?:\/\/[^/])/.test(target) ? [{ from: `/${path.replace(/^\/+/, '')}`, to: target }] : [];
}

/** Each old address once, and none that a page has. */
function usableRedirects(redirects: readonly Redirect[], addresses: ReadonlySet<string>): readonly Redirect[] {
  const seen = new Set<string>();
  return redirects.flatMap(asWanted).filter(({ from }) => {
    const key = withoutSlash(from).toLowerCase();
    const isNew = !seen.has(key) && (from.endsWith('.html') || !addresses.has(withoutSlash(from)));
    seen.add(key);
    return isNew;
  });
}

/** Redirects that lead where another one starts lead where that one does. */
function withoutChains(redirects: readonly Redirect[]): readonly Redirect[] {
  const next = new Map(redirects.map(({ from, to }) => [withoutSlash(from), to]));
  return redirects.map(({ from, to }) => {
    const [path = '', hash] = to.split('#');
    const last = next.get(withoutSlash(path));
    if (last === undefined || withoutSlash(last) === withoutSlash(from)) return { from, to };
    return { from, to: hash === undefined ? last : `${last.split('#')[0] ?? ''}#${hash}` };
  });
}

function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/** Of files with one path the first. */
function withoutTwins(files: readonly NewFile[]): readonly NewFile[] {
  const seen = new Set<string>();
  return files.filter((file) => !seen.has(file.path) && seen.add(file.path));
}

function readLastReport(target: string): { readonly report: MigrationReport; readonly files: WrittenRecord } | undefined {
  const file = path.join(target, reportName);
  if (!existsSync(file)) return undefined;
  const { written, ...report } = JSON.parse(readFileSync(file, 'utf8')) as Omit<MigrationReport, 'written'> & {
    readonly written: WrittenRecord;
  };
  return { report: { ...report, target, written: 0 }, files: written };
}

/** In place, what lies elsewhere now is taken away from where it was. */
function removeMoved(site: ForeignSite, written: ReadonlySet<string>): void {
  for (const { from, to } of [...site.pages.filter(({ isMade }) => isMade !== true), ...site.files])
    if (from !== to && !from.startsWith('..') && !written.has(from)) rmSync(path.join(site.root, ...from.split('/')), { force: true });
}
