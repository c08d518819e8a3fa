import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** Whether `request` names the server itself as the origin of the page that sent it. The Host header was checked before. */
export function isOwnOrigin({ headers, socket }: IncomingMessage): boolean {
  return headers.origin === `${socket instanceof TLSSocket ? 'https' : 'http'}://${headers.host}`;
}
