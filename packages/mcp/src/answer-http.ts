import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnOrigin, readBody, sendText } from '@helpgen/server';
import { answerMessage, longestMessage } from './json-rpc.ts';
import type { AnswerMethod } from './json-rpc.ts';

/** Where a server answers assistants. */
export const mcpPath = '/mcp';

/** Answers one message by the streamable HTTP transport of the protocol, of which it needs no streams: each answer is one JSON. */
export async function answerHttp(request: IncomingMessage, response: ServerResponse, answer: AnswerMethod): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return sendText(response, 405, 'Only POST is answered here.');
  }
  // A program sends no origin; a page of another site would.
  if (request.headers.origin !== undefined && !isOwnOrigin(request)) return sendText(response, 403, 'Pages of other sites get no answer.');
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    return sendText(response, 415, 'Messages are sent as application/json.');
  const text = await readBody(request, longestMessage);
  if (text === undefined) return sendText(response, 413, `A message has at most ${longestMessage / 1024} KiB.`);
  const written = await answerMessage(text, answer);
  if (written === undefined) response.writeHead(202).end();
  else response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(written);
}
