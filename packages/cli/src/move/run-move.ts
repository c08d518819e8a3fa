import { dirname, relative, resolve, sep } from 'node:path';
import { moveSite } from '@helpgen/move';
import type { MoveReport } from '@helpgen/move';
import { answer } from '../report/answer.ts';
import { formatCount } from '../report/format-amounts.ts';
import type { Style } from '../report/style.ts';
import { showControls } from '../report/terminal-text.ts';
import { writeFindings } from '../report/write-findings.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { speak } from '../speak.ts';

/** The options of `move` as the command line gives them. */
export interface MoveFlags extends SiteFlags {
  readonly dryRun?: boolean;
}

interface Asked {
  readonly from: string;
  readonly to: string;
}

/** Moves what `asked` names, and prints what was done, or would be, as a list of files and lines. */
export function runMove(session: Session, asked: Asked, flags: MoveFlags): Promise<number> {
  return runInSite(session, flags, async ({ openSiteEditor: open }, { configPath }) => {
    const siteFolder = dirname(configPath);
    const report = await moveSite({ configPath, ...placesOf(asked, session.streams.cwd, siteFolder), dryRun: flags.dryRun === true, open });
    const exitCode = report.status === 'refused' ? exitCodes.findings : exitCodes.fine;
    if (flags.json !== true && report.diagnostics.length > 0) writeFindings((await speak(session, flags)).streams, report.diagnostics, siteFolder);
    return answer(session, flags, { report, exitCode, print: (style) => (report.status === 'refused' ? '' : printMove(report, style)) });
  });
}

/** What is meant below the folder of the site: people name files from where they are, a heading's new text from nowhere. */
function placesOf({ from, to }: Asked, cwd: string, siteFolder: string): Asked {
  const below = (path: string): string => {
    const found = relative(siteFolder, resolve(cwd, path)).split(sep).join('/').normalize('NFC');
    // What leads out of the site by its root is an address, as a browser shows it.
    return path.startsWith('/') && found.startsWith('../') ? path : found;
  };
  const at = from.indexOf('#');
  return at < 0
    ? { from: below(from), to: below(to) }
    : { from: `${below(from.slice(0, at))}${from.slice(at)}`, to: to.startsWith(from.slice(0, at + 1)) ? to.slice(at) : to };
}

function printMove({ status, files, lines, redirects }: MoveReport, { bold, dim, green, red }: Style): string {
  const done = status === 'moved' ? `${green('✔')} ${bold('Moved')}` : bold('Would be moved');
  const counts = [
    formatCount(files.length, 'file'),
    `${formatCount(lines.length, 'line')} changed`,
    formatCount(redirects.length, 'redirect'),
  ];
  return [
    ...files.map(({ from, to }) => `${from} → ${to}\n`),
    ...lines.map(
      ({ file, line, before, after }) => `${dim(`${file}:${line}`)}\n  ${red(`- ${shown(before)}`)}\n  ${green(`+ ${shown(after)}`)}\n`,
    ),
    ...redirects.map(({ from, to }) => `${dim('redirect')} ${from} → ${to}\n`),
    `${done}: ${counts.join(', ')}.\n`,
  ].join('');
}

function shown(text: string): string {
  return text.split(/\r\n?|\n/).map(showControls).join('\n  + ');
}
