import type { SearchOutcome } from '@helpgen/engine';
import { answer } from '../report/answer.ts';
import { formatCount } from '../report/format-amounts.ts';
import type { Style } from '../report/style.ts';
import { showControls } from '../report/terminal-text.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import type { Session } from '../session.ts';

/** The options of `search` as the command line gives them. */
export interface SearchFlags extends SiteFlags {
  readonly under?: string;
  readonly context?: string;
  readonly limit: number;
  readonly server?: string;
  readonly explain?: boolean;
}

/** Answers `question` from the built site's own index, with the code that a browser runs, and prints what is found. */
export function runSearch(session: Session, question: string, flags: SearchFlags): Promise<number> {
  return runInSite(session, flags, async (engine, site) => {
    const { under, context, limit, server } = flags;
    const found = await engine.searchOutput({ ...site, text: question, limit, under, context, server });
    return answer(session, flags, {
      report: { question, ...found },
      print: (style) => printFound(found, style, flags.explain === true),
    });
  });
}

function printFound({ pages, total, corrected, nearest }: SearchOutcome, style: Style, isExplained: boolean): string {
  const understood = corrected === undefined ? '' : `Understood as ${style.bold(showControls(corrected))}.\n`;
  const meant = nearest === undefined ? '' : ` Did you mean ${style.bold(showControls(nearest))}?`;
  if (pages.length === 0) return `${understood}Nothing found.${meant}\n`;
  const found = pages.map((page, index) => `${String(index + 1).padStart(3)}. ${printPage(page, style, isExplained)}`).join('');
  return `${understood}${found}${style.dim(`${formatCount(total, 'page')} found.`)}\n`;
}

function printPage(page: SearchOutcome['pages'][number], style: Style, isExplained: boolean): string {
  const path = page.breadcrumb.length === 0 ? '' : style.dim(`  ${showControls(page.breadcrumb.join(' › '))}`);
  const lines = [
    `${style.bold(showControls(page.title))}${path}`,
    `     ${decodeURI(page.href)}`,
    ...(isExplained ? page.reasons.map((reason) => `     ${style.dim(`because ${reason}`)}`) : []),
    ...page.sections.map(({ heading, hash, kind }) => {
      const why = isExplained ? `, by its ${kind === 'heading' ? 'heading' : 'text'}` : '';
      return `     └ ${showControls(heading)} ${style.dim(`${decodeURIComponent(hash)}${why}`)}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}
