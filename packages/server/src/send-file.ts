import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './create-file-store.ts';
import type { BuiltSite } from './open-built-site.ts';
import { headersFor } from './parse-headers-file.ts';
import { parseRange } from './parse-range.ts';
import type { ByteRange } from './parse-range.ts';
import { extensionOf } from '@helpgen/model/browser';

/** A file that is to be sent, and at which address it was asked for. */
export interface FileAnswer {
  readonly site: BuiltSite;
  /** Relative to the output folder. */
  readonly file: string;
  /** Decoded, with base path. */
  readonly address: string;
  readonly status: 200 | 404;
}

/**
 * Sends a built file; false when it is gone from the disk and nothing was sent. A static server such as sirv cannot do
 * it: each document is changed on its way (it learns that it is a preview) and stands in memory while a site is being
 * written, and sirv 3 follows links, throws at `Range: bytes=5-1`, takes `bytes=-3` for `0-3`, compresses nothing by
 * itself, and sends no file with status 404.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, file, address, status }: FileAnswer,
): Promise<boolean> {
  const stored = await site.files.read(file);
  if (stored === undefined) return false;
  const contentType = contentTypeOf(file);
  const range = status === 200 ? rangeOf(request, stored) : undefined;
  const canCompress = stored.kind === 'bytes' && stored.bytes.length > 860 && isCompressible(contentType);
  // A part is a part of the file as it is: what is asked for in parts is not compressed.
  const isCompressed = canCompress && range === undefined && acceptsGzip(request);
  const etag = `"${stored.digest}${isCompressed ? '-gz' : ''}"`;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (canCompress) response.appendHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of headersFor(site.headerRules, address, site.basePath)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType);
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return end(stored, response, 304);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${sizeOf(stored)}`);
    response.removeHeader('Content-Type');
    response.removeHeader('ETag');
    response.setHeader('Content-Length', 0);
    return end(stored, response, 416);
  }
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  if (range !== undefined) response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${sizeOf(stored)}`);
  response.statusCode = range === undefined ? status : 206;
  await sendBody(request, response, { stored, isCompressed, range });
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

function rangeOf(request: IncomingMessage, stored: StoredFile): ReturnType<typeof parseRange> {
  const { range, 'if-range': ifRange } = request.headers;
  // A part of another state of the file would not fit what the browser has. A date, too, is not what we gave.
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== `"${stored.digest}"`)) return undefined;
  return parseRange(range, sizeOf(stored));
}

function sizeOf(stored: StoredFile): number {
  return stored.kind === 'bytes' ? stored.bytes.length : stored.sizeBytes;
}

async function end(stored: StoredFile, response: ServerResponse, status: number): Promise<true> {
  if (stored.kind === 'large') await stored.handle.close();
  response.writeHead(status).end();
  return true;
}

interface Body {
  readonly stored: StoredFile;
  readonly isCompressed: boolean;
  readonly range: ByteRange | undefined;
}

async function sendBody(request: IncomingMessage, response: ServerResponse, { stored, isCompressed, range }: Body): Promise<void> {
  if (stored.kind === 'bytes') {
    const whole = isCompressed ? await stored.gzip() : stored.bytes;
    const bytes = range === undefined ? whole : whole.subarray(range.first, range.last + 1);
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const { first, last } = range ?? { first: 0, last: stored.sizeBytes - 1 };
  const length = last - first + 1;
  response.setHeader('Content-Length', length);
  if (request.method === 'HEAD' || length === 0) {
    await stored.handle.close();
    response.end();
    return;
  }
  const stream = stored.handle.createReadStream({ start: first, end: last });
  // A reader that has gone away ends the pipeline with an error that concerns nobody.
  await pipeline(stream, response, { end: false }).catch(() => response.destroy());
  // A file that has become shorter meanwhile cannot be completed: the connection says so.
  if (stream.bytesRead === length) response.end();
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

const types: { readonly [extension: string]: string } = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** The media type of a built file by its extension; `application/octet-stream` when it is not known. */
function contentTypeOf(file: string): string {
  return types[extensionOf(file)] ?? 'application/octet-stream';
}

/** Whether compressing files of this media type saves anything. */
function isCompressible(contentType: string): boolean {
  return /^text\/|json|javascript|xml|^font\/(?:ttf|otf)|x-icon|wasm/.test(contentType);
}
