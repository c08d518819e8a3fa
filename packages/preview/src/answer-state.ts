import type { Diagnostic, PlacedFinding, PreviewPage, PreviewState, Wordings } from '@helpgen/model';
import { reword } from '@helpgen/model/diagnostics';
import type { OpenSite, PageState, SiteView } from '@helpgen/engine';
import { sendText, type OwnAnswer, type SiteHolder } from '@helpgen/server';
import { admitsClient } from './admits-client.ts';
import { findPage } from './find-page.ts';
import type { MoveFollower } from './follow-moves.ts';

/** Findings sent at most of each kind. */
const most = 20;
const mostElsewhere = 50;

/** What pages prove that they are of this server, how that is called, how findings are worded in a language, and who knows where pages went. */
interface StateAnswering {
  readonly token: string;
  readonly server: string;
  wordingsFor(language: string): Promise<Wordings>;
  readonly moves: MoveFollower;
}

/**
 * Answers what is shown at an address, for pages that know `token`; `server` names this one. With `check` in the query
 * the whole site is checked, its golden questions too.
 */
export function createStateAnswer(site: OpenSite, holder: SiteHolder, { token, server, wordingsFor, moves }: StateAnswering): OwnAnswer {
  return async (request, response, { query }) => {
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET');
      return sendText(response, 405, 'Only GET is answered here.');
    }
    if (!admitsClient(request, query, token)) return sendText(response, 403, 'Only the pages of this server are told.');
    const asked = new URLSearchParams(query);
    const address = asked.get('address') ?? '/';
    const page = await findPage(site, holder, address);
    if (page !== undefined) await moves.note(address, page);
    const shown = site.view().site;
    const movedTo = page === undefined ? await moves.find(address, shown) : undefined;
    const movedFrom = page === undefined ? undefined : moves.missing(page.route, shown)?.from;
    const checked = asked.has('check') ? await site.check() : undefined;
    const wordings = await wordingsFor(asked.get('lang') ?? '');
    const body = JSON.stringify(inWords(wordings, makeState(site.view(), { page, movedTo, movedFrom, server, checked })));
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
  };
}

function inWords(wordings: Wordings, state: PreviewState): PreviewState {
  const all = (list: readonly Diagnostic[]): readonly Diagnostic[] => list.map((found) => reword(found, wordings));
  const elsewhere = state.elsewhere?.map(({ found, href }) => ({ found: reword(found, wordings), href }));
  return { ...state, trouble: all(state.trouble), findings: all(state.findings), ...(elsewhere === undefined ? {} : { elsewhere }) };
}

interface Shown {
  readonly page: PageState | undefined;
  readonly movedTo: string | undefined;
  readonly movedFrom: string | undefined;
  readonly server: string;
  readonly checked: readonly PlacedFinding[] | undefined;
}

/** What is told of a page when the site is as `view` says. */
function makeState({ version, diagnostics, isEarlier, isWhole, site }: SiteView, { page, movedTo, movedFrom, server, checked }: Shown): PreviewState {
  const own = page?.findings ?? [];
  // What stands in no article concerns every page: the config, the theme, the disk. Before there is a site, all does.
  const general = diagnostics.filter((found) => isError(found) && (site === undefined || found.at === undefined || !isArticle(found.at.file)));
  const trouble = [...new Set([...own.filter(isError), ...general])];
  const all = checked === undefined ? diagnostics : checked.map(({ found }) => found);
  const count = (wanted: Diagnostic['severity']): number => all.filter(({ severity }) => severity === wanted).length;
  const isOwn = new Set(own.map(identify));
  const elsewhere = checked?.filter(({ found }) => !isOwn.has(identify(found))).slice(0, mostElsewhere);
  return {
    version,
    server,
    page: page === undefined ? null : withoutFindings(page),
    ...(movedTo === undefined ? {} : { movedTo }),
    ...(movedFrom === undefined ? {} : { movedFrom }),
    trouble: trouble.slice(0, most),
    troubles: trouble.length,
    isEarlier: isEarlier || page?.isEarlier === true,
    findings: own.slice(0, most),
    counts: { errors: count('error'), warnings: count('warning'), notes: count('note') },
    ...(elsewhere === undefined ? {} : { elsewhere }),
    isComplete: isWhole,
  };
}

function withoutFindings({ findings: _findings, isEarlier: _isEarlier, ...page }: PageState): PreviewPage {
  return page;
}

function identify({ code, message, at }: Diagnostic): string {
  return JSON.stringify([code, message, at?.file, at?.line, at?.column]);
}

/** Whether `file` is a page or a part of one, so that what is wrong with it concerns nobody else. */
function isArticle(file: string): boolean {
  return /\.mdx?$|(?<!_category_)\.yaml$/.test(file);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
