import type { Server } from 'node:http';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { finding } from '../finding.ts';
import { findPortHolder } from './find-port-holder.ts';
import type { PortHolder } from './find-port-holder.ts';

/** Ports tried when the wanted one is taken. */
const portsTried = 20;

/** Where a server listens. */
export interface Listening {
  readonly port: number;
  /** The port that was wanted and is taken, with who has it as far as that can be known. */
  readonly taken?: { readonly port: number; readonly holder: PortHolder | undefined };
}

/** Lets `server` listen on `port` of `host`, or on the next free port; 0 is any. Throws a {@link HelpgenError} when there is none. */
export async function listen(server: Server, { port, host }: { readonly port: number; readonly host: string }): Promise<Listening> {
  const last = port === 0 ? 0 : Math.min(port + portsTried - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const result = await tryListening(server, candidate, host);
    if (typeof result === 'number')
      return candidate === port ? { port: result } : { port: result, taken: { port, holder: await findPortHolder(port) } };
    if (result.code !== 'EADDRINUSE') throw new HelpgenError([finding('HG6021', { host, port: candidate, reason: result.message })]);
  }
  const holder = await findPortHolder(port);
  throw new HelpgenError([
    finding('HG6020', { host, first: port, last, holder: holder === undefined ? '' : ` (${port} by ${nameHolder(holder)})` }),
  ]);
}

/** A process as people are told of it: `node (process 4711)`. */
export function nameHolder({ name, pid }: PortHolder): string {
  return `${name} (process ${pid})`;
}

function tryListening(server: Server, port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((done) => {
    const onError = (error: NodeJS.ErrnoException): void => done(error);
    server.once('error', onError);
    server.listen({ port, host }, () => {
      server.off('error', onError);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
