import { answerLines, createCheck, createMcpAnswers } from '@helpgen/mcp';
import type { CheckSources } from '@helpgen/mcp';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** Answers the messages of standard input, one a line, on standard output, until the input ends. */
export function runMcp(session: Session, flags: SiteFlags): Promise<number> {
  const { streams, program } = session;
  return runInSite(session, flags, async (engine, place) => {
    const { configPath } = place;
    const checkApart = createCheck({ ...program, ...streams }, engine, configPath);
    let handOver: (() => void) | undefined;
    const check: CheckSources = () => (handOver?.(), checkApart());
    const answer = createMcpAnswers({ site: await engine.openAskedSite(place), engine, configPath, check }, program);
    await answerLines(answer, {
      input: streams.stdin ?? [],
      write: (line) => void streams.stdout.write(`${line}\n`),
      interrupted: streams.interrupted,
      isHandedOver: () => new Promise((done) => (handOver = done)),
    });
    return exitCodes.fine;
  });
}
