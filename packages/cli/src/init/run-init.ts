import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf, findOrigin, inShell, languageName, writeNewSite } from '@helpgen/init';
import type { Origin } from '@helpgen/init';
import type { LocaleCode } from '@helpgen/model/locales/locale-codes';
import { localeOf } from '@helpgen/model/locales/locale-of';
import { answer } from '../report/answer.ts';
import type { Session } from '../session.ts';
import { localeOfEnvironment } from '../speak.ts';

/** The same distance from `src/init` and `dist/init`. */
const templates = fileURLToPath(new URL('../../templates', import.meta.url));

const ownOrigin = findOrigin(fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, ''));

/** How `init` is asked. */
export interface InitFlags {
  readonly json?: boolean;
  readonly lang?: LocaleCode;
  readonly quiet?: boolean;
  /** Where the new site gets helpgen from; by default from where the one that runs came from. */
  readonly origin?: Origin;
}

/**
 * Writes a small new site into `folder` (relative to the current one), which must be empty or a fresh repository, and says what to do next.
 * Its interface is in the language of `flags`, else of the environment.
 */
export async function runInit(session: Session, folder: string, flags: InitFlags): Promise<number> {
  const { streams, program } = session;
  const root = resolve(streams.cwd, folder);
  const locale = flags.lang ?? localeOf(localeOfEnvironment(streams));
  const origin = flags.origin ?? ownOrigin;
  const { written, added, sample } = await writeNewSite({ root, folder, templates, locale, version: program.version, origin });
  const enter = root === streams.cwd ? '' : `  cd ${inShell(folder)}\n`;
  const list = written.map((file) => `  ${file}${added.includes(file) ? ', lines added' : ''}\n`).join('');
  const foreign =
    locale === sample ? '' : `\nIts interface is in ${languageName(locale, 'en')}; the pages to begin with are in English, and yours to replace.\n`;
  return answer(session, flags, {
    report: { folder: root, written },
    print: ({ bold, green }) => `${green('✔')} ${bold('A new site')}:\n${list}${foreign}\nNext:\n${enter}${nextSteps(origin, root)}`,
  });
}

/** What is typed next; in a checkout nothing is to be installed. */
function nextSteps(origin: Origin, root: string): string {
  if (origin.kind !== 'checkout') return '  npm install\n  npm start\n';
  return `  npm start\n\nhelpgen runs from a checkout here: instead of npx helpgen, type ${commandOf(origin.root, root)}\n`;
}
