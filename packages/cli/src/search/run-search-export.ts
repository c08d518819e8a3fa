import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { types } from 'node:util';
import type { SearchExportRequest } from '@helpgen/engine';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { finding } from '../finding.ts';
import { answer } from '../report/answer.ts';
import { formatCount } from '../report/format-amounts.ts';
import { runInSite, type SiteFlags } from '../run-in-site.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** The options of `search-export` as the command line gives them. */
export interface ExportFlags extends SiteFlags {
  readonly format: SearchExportRequest['format'];
  /** A file, or `-`. */
  readonly out: string;
  readonly under?: string;
  readonly context?: string;
}

/** Writes the documents of the built site's search, and beside them what a search server must know of them. */
export function runSearchExport(session: Session, flags: ExportFlags): Promise<number> {
  const { streams } = session;
  return runInSite(session, flags, async (engine, site) => {
    const { format, under, context } = flags;
    const { pages, sections, documents, companions } = await engine.exportSearch({ ...site, format, under, context });
    if (flags.out === '-') {
      streams.stdout.write(documents);
      return exitCodes.fine;
    }
    const stem = flags.out.slice(0, flags.out.length - extname(flags.out).length);
    const files = [
      [flags.out, documents],
      ...Object.entries(companions).map(([kind, text]) => [`${stem}.${kind}.json`, text] as const),
    ] as const;
    for (const [path, text] of files) await write(resolve(streams.cwd, path), path, text);
    const written = files.map(([path]) => path);
    if (flags.json !== true) streams.stderr.write(`${formatCount(sections, 'section')} of ${formatCount(pages, 'page')}: ${written.join(', ')}\n`);
    return answer(session, flags, { report: { format, pages, sections, written } });
  });
}

async function write(file: string, path: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    if (!types.isNativeError(error) || !('code' in error)) throw error;
    throw new HelpgenError([finding('HG6012', { path, reason: error.message.split(',')[0] ?? '', option: '--out' })]);
  }
}
