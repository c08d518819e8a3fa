import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnOrigin, sendText } from '@helpgen/server';

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

/** Whether `request` orders something, by POST, and comes from a page of this server; otherwise it is answered. */
export function admitsOrder(
  request: IncomingMessage,
  response: ServerResponse,
  { query, token }: { readonly query: string; readonly token: string },
): boolean {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    sendText(response, 405, 'Only POST is answered here.');
    return false;
  }
  if (isOwnOrigin(request) && admitsClient(request, query, token)) return true;
  sendText(response, 403, 'Only the pages of this server may ask.');
  return false;
}
