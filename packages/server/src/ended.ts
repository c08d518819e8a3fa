import type { Server } from 'node:http';

/** Resolves when `server` has ended because the person interrupted. */
export function ended(server: Server, interrupted: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    server.once('close', () => done());
    const stop = (): void => {
      server.close();
      server.closeAllConnections();
    };
    if (interrupted?.aborted === true) stop();
    else interrupted?.addEventListener('abort', stop, { once: true });
  });
}
