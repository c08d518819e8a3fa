import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../serve/is-own-origin.ts';

/**
 * Whether `request` comes from a page of this server: it knows the token that stands in each of them, and neither its
 * origin nor what the browser says of it (Fetch Metadata) is another site. The Host header was checked before.
 */
export function admitsClient(request: IncomingMessage, query: string, token: string): boolean {
  const given = Buffer.from(new URLSearchParams(query).get('token') ?? '');
  const wanted = Buffer.from(token);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  if (request.headers.origin !== undefined && !isOwnOrigin(request)) return false;
  const from = request.headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
}
