import type { ServerResponse } from 'node:http';
import { sendText, type OwnAnswer } from '@helpgen/server';
import { admitsClient } from './admits-client.ts';

/** Tells open pages of changes, as server-sent events. */
export interface LiveEvents {
  /** Answers the requests of pages that want to be told. */
  readonly answer: OwnAnswer;
  /** Tells all of `message`, and whoever comes later of the last one. */
  tell(message: object): void;
  /** How many are listening. */
  count(): number;
  close(): void;
}

/** Pages that may listen at a time; when there are more, the one that has listened longest is let go, and comes again. */
const mostListeners = 200;
/** A sign of life, sooner than the server takes a connection for dead. */
const beatMs = 10_000;

/** A stream for pages that know `token`. */
export function createLiveEvents(token: string): LiveEvents {
  const listeners = new Set<ServerResponse>();
  let last = '';
  const beat = setInterval(() => listeners.forEach((listener) => listener.write(':\n\n')), beatMs);
  beat.unref();
  return {
    async answer(request, response, { query }) {
      if (request.method !== 'GET') {
        response.setHeader('Allow', 'GET');
        return sendText(response, 405, 'Only GET is answered here.');
      }
      if (!admitsClient(request, query, token)) return sendText(response, 403, 'Only the pages of this server are told.');
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      response.write(`retry: 500\n${last === '' ? ':\n\n' : last}`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
      const oldest = listeners.size > mostListeners ? listeners.values().next().value : undefined;
      oldest?.end();
    },
    tell(message) {
      last = `data: ${JSON.stringify(message)}\n\n`;
      for (const listener of listeners) listener.write(last);
    },
    count: () => listeners.size,
    close() {
      clearInterval(beat);
      for (const listener of listeners) listener.end();
    },
  };
}
