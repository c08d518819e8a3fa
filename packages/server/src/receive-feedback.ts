import { appendFile, mkdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { isOwnOrigin } from './is-own-origin.ts';
import { readBody } from './read-body.ts';
import { sendText } from './send-file.ts';

/** Where the feedback of a preview goes. */
export interface FeedbackSink {
  /** Absolute path of the file that gets a line of JSON for each message. */
  readonly file: string;
  /** Told after each message. */
  readonly onReceived: () => void;
  /** Time of day, for the line. */
  readonly now: () => Date;
}

const maxMessageBytes = 16 * 1024;
const maxFileBytes = 16 * 1024 * 1024;

/** Adds the message of `request` to the file; refuses what no page of this server sent. */
export async function receiveFeedback(
  request: IncomingMessage,
  response: ServerResponse,
  { file, onReceived, now }: FeedbackSink,
): Promise<void> {
  // Whatever is not read is not waited for.
  response.setHeader('Connection', 'close');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return sendText(response, 405, 'Only POST is answered here.');
  }
  if (!isOwnOrigin(request)) return sendText(response, 403, 'Feedback is taken from the pages of this server alone.');
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    return sendText(response, 415, 'Feedback is sent as application/json.');
  const text = await readBody(request, maxMessageBytes);
  if (text === undefined) return sendText(response, 413, `Feedback has at most ${maxMessageBytes / 1024} KiB.`);
  const message = parseMessage(text);
  if (message === undefined) return sendText(response, 400, 'Feedback is a JSON object.');
  if ((await sizeOf(file)) > maxFileBytes) return sendText(response, 507, 'The file with the feedback is full.');
  try {
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${JSON.stringify({ receivedAt: now().toISOString(), ...message })}\n`);
  } catch {
    return sendText(response, 500, 'The feedback cannot be written.');
  }
  response.writeHead(204).end();
  onReceived();
}

function parseMessage(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
