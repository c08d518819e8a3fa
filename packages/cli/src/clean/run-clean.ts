import { dirname } from 'node:path';
import { resolveConfigPath } from '../config-path.ts';
import { printJson } from '../report/print-json.ts';
import { showControls } from '../report/terminal-text.ts';
import { writeFailure } from '../report/write-failure.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** The options of `clean` as the command line gives them. */
export interface CleanFlags {
  readonly config?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Removes what builds have left and says what that was. */
export async function runClean(session: Session, flags: CleanFlags): Promise<number> {
  const { streams, program } = session;
  const configPath = await resolveConfigPath(streams.cwd, flags.config);
  try {
    const engine = await session.loadEngine();
    const { removed } = await engine.cleanSite({ configPath });
    if (flags.json === true) streams.stdout.write(printJson({ removed }, { program, exitCode: exitCodes.fine }));
    else if (flags.quiet !== true) streams.stdout.write(printRemoved(removed));
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: dirname(configPath) });
  }
}

function printRemoved(removed: readonly string[]): string {
  if (removed.length === 0) return 'Nothing to remove.\n';
  return removed.map((path) => `removed ${showControls(path)}\n`).join('');
}
