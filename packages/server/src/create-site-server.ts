import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import { encodePath } from '@helpgen/model/url';
import type { AddressTable } from './make-address-table.ts';
import { admitConnections } from './admit-connections.ts';
import type { BuiltSite, SiteHolder } from './open-built-site.ts';
import { parseRequestTarget } from './parse-request-target.ts';
import type { RequestTarget } from './parse-request-target.ts';
import { sendFile, sendText } from './send-file.ts';

/** Answers requests for one address of the server's own. */
export type OwnAnswer = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>;

/** What a server answers with. */
export interface SiteServerOptions {
  readonly site: SiteHolder;
  /** Whether a Host header may be answered. */
  readonly isHostAllowed: (header: string) => boolean;
  /** The server's own addresses, by path: each answers any method as it likes. */
  readonly own: ReadonlyMap<string, OwnAnswer>;
  /** Certificate and key (PEM) of a server that speaks HTTPS; default: it speaks HTTP. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer };
}

/** Connections at a time; when there are more, those that ask nothing are closed. */
const mostConnections = 2048;

/**
 * A connection is kept for so many milliseconds, longer than clients are told: a question of one that is late, because its machine is
 * busy, does not meet a connection that is being closed.
 */
const keptConnection = 120_000;

/**
 * An HTTP server for a site, not yet listening. It answers GET and HEAD alone, its own addresses apart, looks addresses
 * up in the site's own table and joins no paths, and ends connections that are too slow or send too much.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // Clients are told this.
    keepAliveTimeout: 25_000,
    connectionsCheckingInterval: 2000,
  };
  const heed = (request: IncomingMessage, response: ServerResponse): void => {
    // Both end with the connection; there is nobody to tell.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    response.once('finish', () => request.socket.setTimeout(keptConnection));
    answer(request, response, options).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The file cannot be read.');
    });
  };
  const server: Server =
    options.tls === undefined ? createServer(limits, heed) : createTlsServer({ ...limits, ...options.tls, handshakeTimeout: 10_000 }, heed);
  // The system's own list is bounded too: connections that have not said anything are not counted before.
  server.maxConnections = 2 * mostConnections;
  admitConnections(server, mostConnections);
  server.maxHeadersCount = 100;
  // A reader that takes nothing for this long is gone.
  server.setTimeout(30_000, (socket) => socket.destroy());
  server.on('clientError', endBadConnection);
  server.on('tlsClientError', (_error, socket: Socket) => socket.destroy());
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n'),
  );
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, { site, isHostAllowed, own }: SiteServerOptions): Promise<void> {
  const target = parseRequestTarget(request.url ?? '');
  const host = target?.authority ?? request.headers.host;
  if (host === undefined || request.headersDistinct['host']?.length !== 1)
    return sendText(response, 400, 'The request names no host, or several.');
  if (!isHostAllowed(host))
    return sendText(response, 403, 'This server does not answer under that host name. Start it with --host to allow another.');
  const answerSelf = target === undefined ? undefined : own.get(target.path);
  if (target !== undefined && answerSelf !== undefined) return answerSelf(request, response, target);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.setHeader('Connection', 'close');
    return sendText(response, 405, 'Only GET and HEAD are answered.');
  }
  if (target === undefined) return sendText(response, 400, 'The address is malformed.');
  const current = await site.current(target.path);
  let found = current.addresses.find(target.path);
  let from = current;
  if (found === undefined && isInside(current, target.path)) {
    // A new build may have brought it.
    from = await site.refreshed(target.path);
    found = from.addresses.find(target.path);
  }
  if (found?.kind === 'redirect') return redirect(response, found.location + target.query);
  if (found?.kind === 'file') {
    const copy = found.file.endsWith('.html') ? markdownCopyOf(found.file, from.addresses, from.basePath) : undefined;
    if (copy !== undefined) response.setHeader('Vary', 'Accept');
    const file = copy !== undefined && prefersMarkdown(request.headers.accept ?? '') ? copy : found.file;
    if (await sendFile(request, response, { site: from, file, address: target.path, status: 200 })) return;
    // Whoever types the name of the server alone wants its site; anything else outside of it, `/llms.txt` or `/favicon.ico`, is not there.
  } else if (target.path === '/' && !isInside(from, '/')) return redirect(response, encodePath(from.basePath));
  await sendNotFound(request, response, { site: from, address: target.path });
}

/** The Markdown copy of the page in `file`; `undefined` when it has none. */
function markdownCopyOf(file: string, addresses: AddressTable, basePath: string): string | undefined {
  const route = file.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/\/$/, '');
  const found = addresses.find(`${basePath}${route === '' ? 'index' : route}.md`);
  return found?.kind === 'file' ? found.file : undefined;
}

/** Whether who asks would rather have Markdown than HTML (RFC 9110, section 12.5.1); ranges with `*` name neither. */
function prefersMarkdown(accept: string): boolean {
  const weightOf = (type: string): number => {
    const part = accept.split(',').find((range) => range.trim().toLowerCase().split(/\s*;/)[0] === type);
    return part === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1);
  };
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html');
}

function isInside(site: BuiltSite, path: string): boolean {
  return path.startsWith(site.basePath);
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { site, address }: { readonly site: BuiltSite; readonly address: string },
): Promise<void> {
  const file = site.addresses.findNotFoundPage(address);
  if (file !== undefined && (await sendFile(request, response, { site, file, address, status: 404 }))) return;
  sendText(response, 404, 'There is no page at this address.');
}

/** Not permanent, so that a browser does not keep it for the next site on this port. */
function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  sendText(response, 302, '');
}

function endBadConnection(error: Error, socket: Socket): void {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
