import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Has a plain server show the files of `folder`, compressed by gzip, while `act` works with its address. */
export async function whileFolderServed<T>(folder: string, act: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
    readFile(join(folder, path)).then(
      (bytes) => {
        const type = types[extname(path)];
        response.writeHead(200, type === undefined ? {} : { 'Content-Type': type, 'Content-Encoding': 'gzip' });
        response.end(type === undefined ? bytes : gzipSync(bytes));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
