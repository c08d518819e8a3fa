import { answer } from '../report/answer.ts';
import { showControls } from '../report/terminal-text.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import type { Session } from '../session.ts';

/** Removes what builds have left and says what that was. */
export function runClean(session: Session, flags: SiteFlags): Promise<number> {
  return runInSite(session, flags, async (engine, site) => {
    const { removed } = await engine.cleanSite(site);
    const list = removed.map((path) => `removed ${showControls(path)}\n`).join('');
    return answer(session, flags, { report: { removed }, print: () => list || 'Nothing to remove.\n' });
  });
}
