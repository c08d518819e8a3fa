import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/**
 * Keeps at most `most` connections to `server`: when one more comes, the one that has been without a request for longest
 * is closed, so that connections which ask nothing never keep a reader out.
 */
export function admitConnections(server: Server, most: number): void {
  /** In the order of their last sign of life; with the number of answers that are on their way. */
  const sockets = new Map<Socket, number>();
  const renew = (socket: Socket, answers: number): void => {
    sockets.delete(socket);
    sockets.set(socket, answers);
  };
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size > most) findIdle(sockets)?.destroy();
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    renew(socket, (sockets.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const answers = sockets.get(socket);
      if (answers !== undefined) renew(socket, answers - 1);
    });
  });
}

/** The connection to be closed; when all are being answered, the oldest of them. */
function findIdle(sockets: ReadonlyMap<Socket, number>): Socket | undefined {
  for (const [socket, answers] of sockets) if (answers === 0) return socket;
  return sockets.keys().next().value;
}
