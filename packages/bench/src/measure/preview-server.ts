import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { CorpusSite } from '../corpus/corpus.ts';
import { generatedCorpus } from '../corpus/write-corpus.ts';
import { hugoGenerator } from './hugo-generator.ts';
import { ownGenerator, program } from './own-generator.ts';
import { watchMemory } from './watch-memory.ts';

/** A generator's server that shows a site while it is written. */
export interface PreviewGenerator {
  readonly name: 'helpgen' | 'hugo';
  write(folder: string, pages: number): Promise<CorpusSite>;
  /** Content folder below the site's. */
  readonly content: string;
  /** The command that starts the server at `port`. */
  command(folder: string, port: number): readonly [program: string, args: readonly string[]];
}

/** `helpgen serve --watch`. */
export const ownPreview: PreviewGenerator = {
  name: 'helpgen',
  write: (folder, pages) => ownGenerator.write(folder, generatedCorpus(pages)),
  content: 'docs',
  command: (folder, port) => [process.execPath, [program, 'serve', '--watch', '--port', String(port), '--config', folder]],
};

/** `hugo server`, which keeps the site in memory too and loads the page anew after an edit. */
export const hugoPreview: PreviewGenerator = {
  name: 'hugo',
  write: (folder, pages) => hugoGenerator.write(folder, generatedCorpus(pages)),
  content: 'content',
  command: (folder, port) => [
    'hugo',
    ['server', '--source', folder, '--port', String(port), '--bind', '127.0.0.1', '--navigateToChanged=false'],
  ],
};

/** A server that was started a moment ago. */
export interface PreviewServer {
  readonly address: string;
  /** Clock at its start, milliseconds. */
  readonly startedMs: number;
  /** Resident memory of the process and all that it started, in bytes, now; `null` where the system does not tell. */
  memory(): number | null;
  close(): Promise<void>;
}

/** Starts the server of `generator` on the site in `folder`. */
export async function startPreview(generator: PreviewGenerator, folder: string): Promise<PreviewServer> {
  const port = await freePort();
  const [name, args] = generator.command(folder, port);
  const startedMs = performance.now();
  const server = spawn(name, args, { cwd: folder, stdio: 'ignore' });
  return {
    address: `http://127.0.0.1:${port}/`,
    startedMs,
    memory: () => watchMemory(server.pid ?? 0).stop(),
    close: () =>
      new Promise((done) => {
        server.once('close', () => done());
        server.kill();
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
