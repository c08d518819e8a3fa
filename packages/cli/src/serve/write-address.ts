import { networkInterfaces } from 'node:os';
import { encodePath } from '@helpgen/model/url';
import { nameHolder } from '@helpgen/server';
import type { Listening } from '@helpgen/server';
import { answer } from '../report/answer.ts';
import type { Session } from '../session.ts';

/** What is said of a server that listens. */
export interface Announcement extends Listening {
  readonly host: string;
  readonly basePath: string;
  /** Line above the addresses. */
  readonly title: string;
  /** Added to the JSON. */
  readonly report: { readonly [name: string]: string };
  readonly isSecure: boolean;
  readonly open?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Prints the addresses of a server, for this machine first, and opens the first in a browser when that is asked for. */
export async function writeAddress(session: Session, said: Announcement): Promise<void> {
  const { port, taken } = said;
  const scheme = said.isSecure ? 'https' : 'http';
  const addresses = namesOf(said.host).map((name) => `${scheme}://${name}:${port}${encodePath(said.basePath)}`);
  const by = taken?.holder === undefined ? '' : ` by ${nameHolder(taken.holder)}`;
  const other = taken === undefined ? '' : `Port ${taken.port} is taken${by}, so this is ${port}.\n`;
  answer(session, said, {
    report: { address: addresses[0], port, ...said.report },
    print: ({ bold, green, dim }) => {
      const lines = addresses.map((address, index) => `  ${bold(address)}${index > 0 ? dim('  (network)') : ''}\n`);
      return `${other}${green('✔')} ${said.title}\n${lines.join('')}${dim('Ctrl+C ends it.')}\n`;
    },
  });
  if (said.open === true && addresses[0] !== undefined) await openInBrowser(addresses[0]);
}

/** A machine without a browser is no reason to fail: the address stands in the terminal. */
async function openInBrowser(address: string): Promise<void> {
  try {
    const { default: open } = await import('open');
    const child = await open(address);
    child.on('error', () => undefined);
  } catch {
    // As above.
  }
}

function namesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const others = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  return ['127.0.0.1', ...others.map(({ address }) => address)];
}
