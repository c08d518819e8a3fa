import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createSecureContext } from 'node:tls';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { createSiteServer, ended, feedbackPath, listen, makeHostCheck, openBuiltSite, receiveFeedback } from '@helpgen/server';
import type { SiteServerOptions } from '@helpgen/server';
import { finding } from '../finding.ts';
import { formatCount } from '../report/format-amounts.ts';
import { runInSite, type SiteFlags, type SitePlace } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { BuiltOutput, Engine, Session } from '../session.ts';
import { writeAddress } from './write-address.ts';

/** The options of `serve` as the command line gives them. */
export interface ServeFlags extends SiteFlags {
  readonly watch?: boolean;
  /** Of the built site alone. */
  readonly mcp?: boolean;
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
  readonly https?: boolean;
  /** PEM files; both or none. */
  readonly cert?: string;
  readonly key?: string;
}

/** Serves the built site until the session is interrupted, which is the usual end and so counts as fine. */
export function runServe(session: Session, flags: ServeFlags): Promise<number> {
  const { streams } = session;
  return runInSite(session, flags, async (engine, where) => {
    let output: BuiltOutput | undefined;
    const site = await openBuiltSite(async () => (output = await engine.readOutput(where)), () => performance.now());
    const common = await commonOptions(session, flags, where.configPath);
    const own = new Map([...common.own, ...(flags.mcp === true ? await answersFor(session, engine, where) : [])]);
    const server = createSiteServer({ site, ...common, own });
    const listening = await listen(server, flags);
    if (output !== undefined) {
      const { outDir, basePath, files } = output;
      const title = `Serving ${relative(streams.cwd, outDir) || '.'} (${formatCount(files.length, 'file')}) at`;
      await writeAddress(session, { ...flags, ...listening, isSecure: common.tls !== undefined, basePath, title, report: { outDir } });
    }
    await ended(server, streams.interrupted);
    return exitCodes.fine;
  });
}

/** What assistants ask over HTTP. */
async function answersFor(session: Session, engine: Engine, where: SitePlace): Promise<SiteServerOptions['own']> {
  const { answerHttp, createCheck, createMcpAnswers, mcpPath } = await import('../mcp/over-http.ts');
  const { configPath } = where;
  const check = createCheck({ ...session.program, ...session.streams }, engine, configPath);
  const answer = createMcpAnswers({ site: await engine.openAskedSite(where), engine, configPath, check }, session.program);
  return new Map([[mcpPath, (request, response) => answerHttp(request, response, answer)]]);
}

/** What a server has whatever it shows: who may ask it, its certificate, and where feedback goes. */
export async function commonOptions(session: Session, flags: ServeFlags, configPath: string): Promise<Omit<SiteServerOptions, 'site'>> {
  const file = join(dirname(configPath), 'helpgen-feedback.jsonl');
  const { cwd, stdout } = session.streams;
  const onReceived = (): void => {
    if (flags.json !== true && flags.quiet !== true) stdout.write(`Feedback was added to ${relative(cwd, file)}\n`);
  };
  const sink = { file, onReceived, now: () => new Date() };
  const tls = await readCertificate(cwd, flags);
  return {
    isHostAllowed: makeHostCheck(flags.host, hostname()),
    own: new Map([[feedbackPath, (request, response) => receiveFeedback(request, response, sink)]]),
    ...(tls === undefined ? {} : { tls }),
  };
}

async function readCertificate(cwd: string, { https, cert, key }: ServeFlags): Promise<SiteServerOptions['tls']> {
  if (https !== true && cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) {
    const given = cert !== undefined ? '--cert' : key !== undefined ? '--key' : '--https';
    throw new HelpgenError([finding('HG6023', { given, missing: cert === undefined ? '--cert' : '--key' })]);
  }
  const tls = {
    cert: await readFile(resolve(cwd, cert)).catch((error) => refuse(cert, error)),
    key: await readFile(resolve(cwd, key)).catch((error) => refuse(key, error)),
  };
  try {
    createSecureContext(tls);
  } catch (error) {
    refuse(cert, error);
  }
  return tls;
}

function refuse(path: string, error: unknown): never {
  throw new HelpgenError([finding('HG6022', { path, reason: error instanceof Error ? error.message : String(error) })]);
}
