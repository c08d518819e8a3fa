import { join, resolve } from 'node:path';
import { inShell } from '@helpgen/init';
import { groupLosses, migrateSite } from '@helpgen/migrate';
import type { MigrationReport } from '@helpgen/migrate';
import { printJson } from '../report/print-json.ts';
import { createStyle } from '../report/style.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** What of the report the terminal shows. */
const mostConstructs = 12;

/** The options of `migrate` as the command line gives them. */
export interface MigrateFlags {
  readonly out?: string;
  readonly inPlace?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Makes a site of the foreign one in `folder` (relative to the current one) and says what did not come over. */
export async function runMigrate({ streams, program }: Session, folder: string, flags: MigrateFlags): Promise<number> {
  const from = resolve(streams.cwd, folder);
  const target = flags.inPlace === true ? from : resolve(streams.cwd, flags.out ?? join(folder, 'helpgen'));
  const report = await migrateSite({ folder: from, target });
  if (flags.json === true) {
    const { losses, ...told } = report;
    streams.stdout.write(printJson({ ...told, losses: groupLosses(losses) }, { program, exitCode: exitCodes.fine }));
  } else if (flags.quiet !== true) streams.stdout.write(describe(report, createStyle(streams.stdout, streams.env), program.name));
  return exitCodes.fine;
}

function describe(report: MigrationReport, { bold, green }: ReturnType<typeof createStyle>, name: string): string {
  const { system, target, pages, wholePages, files, redirects, kept, written, isDone } = report;
  if (isDone)
    return `${green('✔')} ${bold('Migrated before')}: nothing was done in ${target}. Remove migration-report.json there to do it again.\n`;
  const groups = groupLosses(report.losses);
  const list = groups.slice(0, mostConstructs).map(({ construct, places }) => `  ${String(places.length).padStart(6)}  ${construct}\n`);
  const more = groups.length > mostConstructs ? `          and ${groups.length - mostConstructs} more constructs\n` : '';
  const lost = groups.length === 0 ? '' : `\nWhat did not come over:\n${list.join('')}${more}`;
  const own = kept.length === 0 ? '' : `\n${kept.length} files have been changed since the last run, and were left alone.\n`;
  return (
    `${green('✔')} ${bold(`${system}: ${pages} pages, ${wholePages} without a loss`)}, ` +
    `${files} other files, ${redirects} redirects; ${written} files written\n` +
    `${lost}${own}\nAll places are in migration-report.md. Next:\n  cd ${inShell(target)}\n  ${name} check\n  ${name} build --anyway\n`
  );
}
