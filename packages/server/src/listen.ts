import type { Server } from 'node:http';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { join } from 'node:path';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { finding } from './finding.ts';

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

/** A process that listens on a port. */
interface PortHolder {
  readonly pid: number;
  /** Name of its program. */
  readonly name: string;
}

/** State of a socket that listens, in the tables of Linux (`include/net/tcp_states.h`). */
const listening = '0A';

/**
 * The process that listens on the TCP `port` of this machine, from the tables that Linux keeps below `/proc`;
 * `undefined` where there are none, and when it belongs to another user.
 */
export async function findPortHolder(port: number, proc = '/proc'): Promise<PortHolder | undefined> {
  try {
    const inodes = new Set((await Promise.all(['tcp', 'tcp6'].map((table) => listListeners(`${proc}/net/${table}`, port)))).flat());
    if (inodes.size === 0) return undefined;
    for (const entry of await readdir(proc)) {
      if (!/^\d+$/.test(entry) || !(await holdsSocket(`${proc}/${entry}/fd`, inodes))) continue;
      return { pid: Number(entry), name: (await readFile(`${proc}/${entry}/comm`, 'utf8')).trim() };
    }
  } catch {
    // Another system, or the process has ended meanwhile.
  }
  return undefined;
}

/** Inodes of the sockets that listen on `port`. */
async function listListeners(table: string, port: number): Promise<readonly string[]> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1);
  return rows.flatMap((row) => {
    const fields = row.trim().split(/\s+/);
    return fields[1]?.endsWith(wanted) === true && fields[3] === listening ? [fields[9] ?? ''] : [];
  });
}

async function holdsSocket(folder: string, inodes: ReadonlySet<string>): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const target = await readlink(join(folder, name)).catch(() => '');
    const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
    if (inode !== undefined && inodes.has(inode)) return true;
  }
  return false;
}
