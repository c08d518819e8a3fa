import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createSiteServer } from './create-site-server.ts';

const site = { current: () => Promise.reject(new Error('not asked')), refreshed: () => Promise.reject(new Error('not asked')) };
const own = new Map([['/', async (_request: unknown, response: { end(text: string): unknown }) => void response.end('here')]]);
const server = createSiteServer({ site, own, isHostAllowed: () => true });
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a connection is kept longer than its client is told, for one that is too busy to let go of it in time', async () => {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('here');
  const told = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(told).toBeGreaterThan(5);
  expect(sockets.map(({ timeout }) => timeout)).toEqual([expect.any(Number)]);
  expect(sockets[0]?.timeout).toBeGreaterThan(4000 * told);
});
