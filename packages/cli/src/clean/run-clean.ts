import { printJson } from '../report/print-json.ts';
import { showControls } from '../report/terminal-text.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** The options of `clean` as the command line gives them. */
export interface CleanFlags extends SiteFlags {
  readonly quiet?: boolean;
}

/** Removes what builds have left and says what that was. */
export function runClean(session: Session, flags: CleanFlags): Promise<number> {
  const { streams, program } = session;
  return runInSite(session, flags, async (engine, site) => {
    const { removed } = await engine.cleanSite(site);
    if (flags.json === true) streams.stdout.write(printJson({ removed }, { program, exitCode: exitCodes.fine }));
    else if (flags.quiet !== true) streams.stdout.write(printRemoved(removed));
    return exitCodes.fine;
  });
}

function printRemoved(removed: readonly string[]): string {
  if (removed.length === 0) return 'Nothing to remove.\n';
  return removed.map((path) => `removed ${showControls(path)}\n`).join('');
}
