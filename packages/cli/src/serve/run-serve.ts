import type { Server } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cliCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model';
import { encodePath } from '@helpgen/model/url';
import { resolveConfigPath } from '../config-path.ts';
import { formatCount } from '../report/format-amounts.ts';
import { printJson } from '../report/print-json.ts';
import { createStyle } from '../report/style.ts';
import { writeFailure } from '../report/write-failure.ts';
import { exitCodes } from '../session.ts';
import type { BuiltOutput, Session } from '../session.ts';
import { createSiteServer } from './create-site-server.ts';
import { makeHostCheck } from './make-host-check.ts';
import { openBuiltSite } from './open-built-site.ts';

/** The options of `serve` as the command line gives them. */
export interface ServeFlags {
  readonly config?: string;
  readonly outDir?: string;
  readonly port: number;
  readonly host: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

const find = defineDiagnostics(cliCatalogue);

/** Ports tried when the wanted one is taken. */
const portsTried = 20;

/** Serves the built site until the session is interrupted, which is the usual end and so counts as fine. */
export async function runServe(session: Session, flags: ServeFlags): Promise<number> {
  const { streams, program } = session;
  const configPath = await resolveConfigPath(streams.cwd, flags.config);
  try {
    const engine = await session.loadEngine();
    const where = { configPath, ...(flags.outDir === undefined ? {} : { outDir: resolve(streams.cwd, flags.outDir) }) };
    let output: BuiltOutput | undefined;
    const site = await openBuiltSite(async () => (output = await engine.readOutput(where)), () => performance.now());
    const feedback = { file: join(dirname(configPath), 'helpgen-feedback.jsonl'), onReceived: () => writeReceipt(session, flags, feedback.file), now: () => new Date() };
    const server = createSiteServer({ site, isHostAllowed: makeHostCheck(flags.host, hostname()), feedback });
    const port = await listen(server, flags);
    if (output !== undefined) writeAddress(session, { flags, port, output });
    await ended(server, streams.interrupted);
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true, siteFolder: dirname(configPath) });
  }
}

async function listen(server: Server, { port, host }: ServeFlags): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + portsTried - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const result = await tryListening(server, candidate, host);
    if (typeof result === 'number') return result;
    if (result.code !== 'EADDRINUSE') {
      throw new HelpgenError([find('HG6021', { host, port: candidate, reason: result.message })]);
    }
  }
  throw new HelpgenError([find('HG6020', { host, first: port, last })]);
}

function tryListening(server: Server, port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((done) => {
    const onError = (error: NodeJS.ErrnoException): void => done(error);
    server.once('error', onError);
    server.listen({ port, host }, () => {
      server.off('error', onError);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

interface Listening {
  readonly flags: ServeFlags;
  readonly port: number;
  readonly output: BuiltOutput;
}

function writeAddress({ streams, program }: Session, { flags, port, output }: Listening): void {
  const addresses = namesOf(flags.host).map((name) => `http://${name}:${port}${encodePath(output.basePath)}`);
  if (flags.json === true) {
    streams.stdout.write(printJson({ address: addresses[0], port, outDir: output.outDir }, { program, exitCode: exitCodes.fine }));
    return;
  }
  if (flags.quiet === true) return;
  const { bold, green, dim } = createStyle(streams.stdout, streams.env);
  const taken = flags.port !== 0 && port !== flags.port ? `Port ${flags.port} is taken, so this is ${port}.\n` : '';
  const folder = relative(streams.cwd, output.outDir) || '.';
  streams.stdout.write(
    `${taken}${green('✔')} Serving ${folder} (${formatCount(output.files.length, 'file')}) at\n${addresses.map((address) => `  ${bold(address)}\n`).join('')}${dim('Ctrl+C ends it.')}\n`,
  );
}

/** Says where the feedback went that a page has just sent. */
function writeReceipt({ streams }: Session, flags: ServeFlags, file: string): void {
  if (flags.json === true || flags.quiet === true) return;
  streams.stdout.write(`Feedback was added to ${relative(streams.cwd, file)}\n`);
}

function namesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const others = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal));
  return ['127.0.0.1', ...others.map(({ address }) => address)];
}

function ended(server: Server, interrupted: AbortSignal | undefined): Promise<void> {
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
