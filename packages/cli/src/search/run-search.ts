import { dirname, resolve } from 'node:path';
import type { SearchOutcome } from '@helpgen/engine';
import { resolveConfigPath } from '../config-path.ts';
import { formatCount } from '../report/format-amounts.ts';
import { printJson } from '../report/print-json.ts';
import type { Style } from '../report/style.ts';
import { createStyle } from '../report/style.ts';
import { showControls } from '../report/terminal-text.ts';
import { writeFailure } from '../report/write-failure.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** The options of `search` as the command line gives them. */
export interface SearchFlags {
  readonly config?: string;
  readonly outDir?: string;
  readonly under?: string;
  readonly context?: string;
  readonly limit: number;
  readonly server?: string;
  readonly explain?: boolean;
  readonly json?: boolean;
}

/** Answers `question` from the built site's own index, with the code that a browser runs, and prints what is found. */
export async function runSearch(session: Session, question: string, flags: SearchFlags): Promise<number> {
  const { streams, program } = session;
  const configPath = await resolveConfigPath(streams.cwd, flags.config);
  try {
    const engine = await session.loadEngine();
    const { under, context, limit, server } = flags;
    const answer = await engine.searchOutput({
      configPath,
      text: question,
      limit,
      ...(flags.outDir === undefined ? {} : { outDir: resolve(streams.cwd, flags.outDir) }),
      ...(under === undefined ? {} : { under }),
      ...(context === undefined ? {} : { context }),
      ...(server === undefined ? {} : { server }),
    });
    if (flags.json === true) streams.stdout.write(printJson({ question, ...answer }, { program, exitCode: exitCodes.fine }));
    else
      streams.stdout.write(printAnswer(answer, { style: createStyle(streams.stdout, streams.env), isExplained: flags.explain === true }));
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: dirname(configPath) });
  }
}

interface Printing {
  readonly style: Style;
  readonly isExplained: boolean;
}

function printAnswer({ pages, total, corrected, nearest }: SearchOutcome, printing: Printing): string {
  const { style } = printing;
  const understood = corrected === undefined ? '' : `Understood as ${style.bold(showControls(corrected))}.\n`;
  const meant = nearest === undefined ? '' : ` Did you mean ${style.bold(showControls(nearest))}?`;
  if (pages.length === 0) return `${understood}Nothing found.${meant}\n`;
  const found = pages.map((page, index) => printPage(page, index + 1, printing)).join('');
  return `${understood}${found}${style.dim(`${formatCount(total, 'page')} found.`)}\n`;
}

function printPage(page: SearchOutcome['pages'][number], place: number, { style, isExplained }: Printing): string {
  const path = page.breadcrumb.length === 0 ? '' : style.dim(`  ${showControls(page.breadcrumb.join(' › '))}`);
  const lines = [
    `${String(place).padStart(3)}. ${style.bold(showControls(page.title))}${path}`,
    `     ${decodeURI(page.href)}`,
    ...(isExplained ? page.reasons.map((reason) => `     ${style.dim(`because ${reason}`)}`) : []),
    ...page.sections.map(({ heading, hash, kind }) => {
      const why = isExplained ? `, by its ${kind === 'heading' ? 'heading' : 'text'}` : '';
      return `     └ ${showControls(heading)} ${style.dim(`${decodeURIComponent(hash)}${why}`)}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}
