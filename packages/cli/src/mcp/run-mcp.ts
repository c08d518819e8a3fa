import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { createMcpAnswers } from './answer-mcp.ts';
import { answerMessage, errorCodes, longestMessage, writeError } from './json-rpc.ts';

/** The options of `mcp` as the command line gives them. */
export type McpFlags = Omit<SiteFlags, 'json'>;

/** Answers the messages of standard input, one a line, on standard output, until the input ends. */
export function runMcp(session: Session, flags: McpFlags): Promise<number> {
  const { streams, program } = session;
  const write = (text: string | undefined): void => void (text === undefined || streams.stdout.write(`${text}\n`));
  return runInSite(session, flags, async (engine, place) => {
    const site = await engine.openAskedSite(place);
    const answer = createMcpAnswers({ site, engine, configPath: place.configPath }, program);
    // One after the other: a thousand questions at once take no more memory than one.
    for await (const line of linesOf(streams.stdin ?? [])) {
      if (line === undefined) write(writeError(null, errorCodes.request, `A message has at most ${longestMessage} characters.`));
      else if (line.trim() !== '') write(await answerMessage(line, answer));
      if (streams.interrupted?.aborted === true) break;
    }
    return exitCodes.fine;
  });
}

/** The lines of `input`; `undefined` for one that is too long, of which nothing is kept. */
async function* linesOf(input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let pending = '';
  let isTooLong = false;
  for await (const chunk of input) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const [index, part] of parts.entries()) {
      pending = isTooLong ? '' : pending + part;
      if (pending.length > longestMessage) isTooLong = true;
      if (index === parts.length - 1) continue;
      yield isTooLong ? undefined : pending;
      pending = '';
      isTooLong = false;
    }
  }
  if (pending.trim() !== '') yield pending;
}
