// Starts an OpenSearch of its published Java artifacts on the loopback address.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const here = import.meta.dirname;
const libraries = join(here, '../../../node_modules/.cache/opensearch');
const patience = { download: 180_000, start: 180_000 };

/** Why no server can be started here; `undefined`: one can. Fetches the artifacts by Maven, once. */
export function whyNoServer() {
  const missing = ['java', 'mvn'].filter((command) => spawnSync(command, ['-version']).error !== undefined);
  if (missing.length > 0) return `${missing.join(' and ')} cannot be started here`;
  if (existsSync(libraries)) return undefined;
  const fresh = `${libraries}-${process.pid}`;
  const options = ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${fresh}`];
  const { status, stdout } = spawnSync('mvn', options, { timeout: patience.download, encoding: 'utf8' });
  if (status === 0) renameSync(fresh, libraries);
  else rmSync(fresh, { recursive: true, force: true });
  return status === 0 ? undefined : `Maven cannot get the artifacts of OpenSearch: ${stdout.split('\n')[0] || `status ${status}`}`;
}

/** A server with its data below `folder`; it ends with this process, however that ends. */
export async function startServer(folder, heap) {
  const port = await freePort();
  const options = [`-Xms${heap}`, `-Xmx${heap}`, '-cp', join(libraries, '*'), join(here, 'SearchServer.java'), join(folder, 'home'), String(port)];
  const server = spawn('java', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill('SIGKILL'));
  await new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('OpenSearch has not started in time')), patience.start);
    server.once('close', (code) => fail(new Error(`OpenSearch has ended with ${code}`)));
    server.stdout.on('data', (text) => String(text).includes('ready') && done(clearTimeout(timer)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    /** Loads an export for OpenSearch as an index of that name; resolves to the seconds that it takes. */
    async load(name, settings, documents) {
      const start = performance.now();
      await send(`${origin}/${name}`, 'PUT', settings);
      const lines = documents.trimEnd().split('\n');
      for (let from = 0; from < lines.length; from += 2000) {
        const { errors } = await send(`${origin}/${name}/_bulk`, 'POST', `${lines.slice(from, from + 2000).join('\n')}\n`, 'application/x-ndjson');
        if (errors) throw new Error('OpenSearch has refused documents');
      }
      await send(`${origin}/${name}/_refresh`, 'POST');
      return (performance.now() - start) / 1000;
    },
    /** Bytes of an index on the disk, when its parts are one. */
    async sizeOf(name) {
      await send(`${origin}/${name}/_forcemerge?max_num_segments=1`, 'POST');
      const { indices } = await send(`${origin}/${name}/_stats/store`, 'GET');
      return indices[name].primaries.store.size_in_bytes;
    },
    /** Bytes of memory that the process has, where the system tells. */
    memory() {
      const file = `/proc/${server.pid}/status`;
      return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024 : 0;
    },
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'close');
    },
  };
}

export async function send(url, method, body, type = 'application/json') {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body, headers: { 'Content-Type': type } }) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  return response.json();
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
