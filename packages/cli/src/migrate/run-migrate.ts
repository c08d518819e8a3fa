import { join, resolve } from 'node:path';
import { inShell } from '@helpgen/init';
import { groupLosses, migrateSite } from '@helpgen/migrate';
import type { MigrationReport } from '@helpgen/migrate';
import { answer } from '../report/answer.ts';
import type { Style } from '../report/style.ts';
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
export async function runMigrate(session: Session, folder: string, flags: MigrateFlags): Promise<number> {
  const { cwd } = session.streams;
  const from = resolve(cwd, folder);
  const target = flags.inPlace === true ? from : resolve(cwd, flags.out ?? join(folder, 'helpgen'));
  const report = await migrateSite({ folder: from, target });
  const { losses, ...told } = report;
  return answer(session, flags, {
    report: { ...told, losses: groupLosses(losses) },
    print: (style) => describe(report, style, session.program.name),
  });
}

function describe(report: MigrationReport, { bold, green }: Style, name: string): string {
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
