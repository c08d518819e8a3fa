import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { SiteView } from '@helpgen/engine';
import type { Wordings } from '@helpgen/model';
import { openPreview } from '@helpgen/preview';
import type { PreviewTools } from '@helpgen/preview';
import { createSiteServer, ended, listen } from '@helpgen/server';
import { runInSite } from '../run-in-site.ts';
import { writeFailure } from '../report/write-failure.ts';
import { writeFindings } from '../report/write-findings.ts';
import { createStyle } from '../report/style.ts';
import { commonOptions } from '../serve/run-serve.ts';
import type { ServeFlags } from '../serve/run-serve.ts';
import { writeAddress } from '../serve/write-address.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { languageOf, speak, wordingsIn } from '../speak.ts';

/** Percent by which the heap may grow before it is looked through: each save leaves something behind, and a day has thousands. */
const heapGrowth = 50;

/** Serves the site as it is being written until the session is interrupted, which is the usual end and so counts as fine. */
export async function runWatch(plain: Session, flags: ServeFlags): Promise<number> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const session = await speak(plain, flags);
  const { streams } = session;
  return runInSite(session, flags, async (engine, { configPath }) => {
    const root = dirname(configPath);
    const common = await commonOptions(session, flags, configPath);
    const preview = await openPreview({
      configPath,
      engine,
      env: streams.env,
      wordingsFor: createWordings(session, configPath, flags.lang),
      onUpdate: createTeller(session, flags, root),
      onRefused: (reason, everyMs) =>
        streams.stderr.write(
          `Files cannot be watched: ${reason}\nOn Linux, \`sysctl fs.inotify.max_user_watches=524288\` allows more. ` +
            `Until then changes are found every ${everyMs / 1000} s.\n`,
        ),
      onError: (error) => void writeFailure(session, { error, json: false, siteFolder: root }),
    });
    try {
      const server = createSiteServer({ ...common, site: preview.site, own: new Map([...common.own, ...preview.own]) });
      const listening = await listen(server, flags);
      const { site } = await preview.begin();
      if (site === undefined && !existsSync(configPath)) {
        // Whoever is in the wrong folder waits for nothing; a config with mistakes is there, and will be mended.
        server.close();
        return exitCodes.findings;
      }
      await writeAddress(session, {
        ...flags,
        ...listening,
        isSecure: common.tls !== undefined,
        basePath: site?.config.basePath ?? '/',
        title: `Watching ${relative(streams.cwd, root) || '.'} and showing it at`,
        report: {},
      });
      await ended(server, streams.interrupted);
      return exitCodes.fine;
    } finally {
      await preview.close();
    }
  });
}

/** The panel speaks as the page does, and so do findings in it, unless their language was `asked` for. */
function createWordings(session: Session, configPath: string, asked: string | undefined): PreviewTools['wordingsFor'] {
  const { wordings = {} } = session.streams;
  const known = new Map<string, Promise<Wordings>>();
  return async (lang) => {
    if (asked !== undefined) return wordings;
    const language = languageOf(session.streams, lang === '' ? undefined : lang);
    const found = known.get(language) ?? wordingsIn(language, session, configPath).then((own = {}) => own);
    known.set(language, found);
    return found;
  };
}

/** Says in the terminal what is wrong, once, and when nothing is any more. */
function createTeller({ streams }: Session, flags: ServeFlags, root: string): PreviewTools['onUpdate'] {
  const style = createStyle(streams.stderr, streams.env);
  let told = '[]';
  return ({ diagnostics, isWhole, site }: SiteView, paths: readonly string[], ms: number): void => {
    const text = JSON.stringify(diagnostics);
    // Editors write beside a file first, and then put that in its place: the name of what is gone says nothing.
    const there = paths.filter((path) => existsSync(path));
    const named = there.length > 0 ? there : paths;
    const first = named[0];
    if (first !== undefined && flags.quiet !== true) {
      const more = named.length > 1 ? ` and ${named.length - 1} more` : '';
      streams.stderr.write(style.dim(`${relative(root, first)}${more}, ${Math.round(ms)} ms\n`));
    }
    // While articles are missing, nobody can say what leads nowhere.
    if (text === told || (!isWhole && site !== undefined)) return;
    told = text;
    if (diagnostics.length > 0) writeFindings(streams, diagnostics, root);
    else if (flags.quiet !== true) streams.stderr.write(`${style.green('✔')} Nothing is wrong any more.\n`);
  };
}
