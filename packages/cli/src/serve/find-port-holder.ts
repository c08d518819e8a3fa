import { join } from 'node:path';
import { readdir, readFile, readlink } from 'node:fs/promises';

/** A process that listens on a port. */
export interface PortHolder {
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
