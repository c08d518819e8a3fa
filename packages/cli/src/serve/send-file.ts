import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, isCompressible } from './content-type-of.ts';
import type { StoredFile } from './create-file-store.ts';
import type { BuiltSite } from './open-built-site.ts';
import { headersFor } from './parse-headers-file.ts';

/** A file that is to be sent, and at which address it was asked for. */
export interface FileAnswer {
  readonly site: BuiltSite;
  /** Relative to the output folder. */
  readonly file: string;
  /** Decoded, with base path. */
  readonly address: string;
  readonly status: 200 | 404;
}

/** Sends a built file; false when it is gone from the disk and nothing was sent. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, { site, file, address, status }: FileAnswer): Promise<boolean> {
  const stored = await site.files.read(file);
  if (stored === undefined) return false;
  const contentType = contentTypeOf(file);
  const canCompress = stored.kind === 'bytes' && stored.bytes.length > 860 && isCompressible(contentType);
  const isCompressed = canCompress && acceptsGzip(request);
  const etag = `"${stored.digest}${isCompressed ? '-gz' : ''}"`;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (canCompress) response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of headersFor(site.headerRules, address, site.basePath)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType);
  response.setHeader('ETag', etag);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    if (stored.kind === 'large') await stored.handle.close();
    response.writeHead(304).end();
    return true;
  }
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.statusCode = status;
  await sendBody(request, response, { stored, isCompressed });
  return true;
}

/** Sends a short plain text of the server's own. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const body = text === '' ? '' : `${text}\n`;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

interface Body {
  readonly stored: StoredFile;
  readonly isCompressed: boolean;
}

async function sendBody(request: IncomingMessage, response: ServerResponse, { stored, isCompressed }: Body): Promise<void> {
  if (stored.kind === 'bytes') {
    const bytes = isCompressed ? await stored.gzip() : stored.bytes;
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  response.setHeader('Content-Length', stored.sizeBytes);
  if (request.method === 'HEAD' || stored.sizeBytes === 0) {
    await stored.handle.close();
    response.end();
    return;
  }
  const stream = stored.handle.createReadStream({ start: 0, end: stored.sizeBytes - 1 });
  // A reader that has gone away ends the pipeline with an error that concerns nobody.
  await pipeline(stream, response, { end: false }).catch(() => response.destroy());
  // A file that has become shorter meanwhile cannot be completed: the connection says so.
  if (stream.bytesRead === stored.sizeBytes) response.end();
  else response.destroy();
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function acceptsGzip(request: IncomingMessage): boolean {
  const header = request.headers['accept-encoding'];
  return typeof header === 'string' && header.split(',').some((part) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(part));
}
