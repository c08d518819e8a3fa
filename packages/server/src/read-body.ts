import type { IncomingMessage } from 'node:http';

/** The text that `request` brings; `undefined` when it has more bytes than `most`. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    sizeBytes += part.length;
    // Who still sends does not read the answer, so the rest is taken and forgotten; the server's own limit of time ends it.
    if (sizeBytes <= most) parts.push(part);
  }
  return sizeBytes > most ? undefined : Buffer.concat(parts).toString();
}
