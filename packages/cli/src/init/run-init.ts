import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import { HelpgenError } from '@helpgen/model/diagnostics';
import type { LocaleCode } from '@helpgen/model/locales/locale-codes';
import { localeOf } from '@helpgen/model/locales/locale-of';
import { finding } from '../finding.ts';
import { printJson } from '../report/print-json.ts';
import { inShell } from '../report/in-shell.ts';
import { createStyle } from '../report/style.ts';
import { writeFailure } from '../report/write-failure.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { localeOfEnvironment } from '../speak.ts';

/** The same distance from `src/init` and `dist/init`; in it a folder of what all sites have, and one for each language. */
const templatesFolder = fileURLToPath(new URL('../../templates', import.meta.url));

/** What a folder may hold and still count as empty: what a new repository begins with. */
const beginnings =
  /^(?:\.git|\.gitignore|\.gitattributes|\.github|\.gitlab-ci\.yml|\.editorconfig|\.DS_Store|Thumbs\.db|(?:readme|licen[cs]e|copying|notice)(?:[.-].*)?)$/i;

/** How `init` is asked. */
export interface InitFlags {
  readonly json?: boolean;
  readonly lang?: LocaleCode;
  readonly quiet?: boolean;
}

/**
 * Writes a small new site into `folder` (relative to the current one), which must be empty or a fresh repository, and says what to do next.
 * Its pages are in Russian or English, its interface in the language of `flags`, else of the environment.
 */
export async function runInit({ streams, program }: Session, folder: string, flags: InitFlags): Promise<number> {
  const root = resolve(streams.cwd, folder);
  const locale = flags.lang ?? localeOf(localeOfEnvironment(streams));
  const sample = locale === 'ru' ? 'ru' : 'en';
  try {
    const before = await refuseEntries(root, folder);
    const files = (await Promise.all(['all', sample].map(listTemplates))).flat();
    const isKept = (name: string): boolean => /^readme\b/i.test(name) && before.some((entry) => /^readme\b/i.test(entry));
    const taken = files.filter(({ name }) => !isKept(name));
    for (const file of taken) await writeTemplate({ root, file, version: program.version, locale, isAdded: before.includes(nameInSite(file.name)) });
    const written = taken.map(({ name }) => nameInSite(name)).sort();
    if (flags.json === true) streams.stdout.write(printJson({ folder: root, written }, { program, exitCode: exitCodes.fine }));
    else if (flags.quiet !== true) {
      const { bold, green } = createStyle(streams.stdout, streams.env);
      const enter = root === streams.cwd ? '' : `  cd ${inShell(folder)}\n`;
      const list = written.map((file) => `  ${file}${before.includes(file) ? ', lines added' : ''}\n`).join('');
      const foreign = locale === sample ? '' : `\nIts interface is in ${nameOf(locale, 'en')}; the pages to begin with are in English, and yours to replace.\n`;
      streams.stdout.write(`${green('✔')} ${bold('A new site')}:\n${list}${foreign}\nNext:\n${enter}  npm install\n  npm start\n`);
    }
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true });
  }
}

/** What the folder holds already: what a site may stand beside. */
async function refuseEntries(root: string, folder: string): Promise<readonly string[]> {
  const before = await attempt(root, () => listFolder(root));
  const entries = before.filter((name) => !beginnings.test(name)).sort();
  if (entries.length === 0) return before;
  const named = entries.slice(0, 5).map((name) => `\`${name}\``).join(', ');
  const rest = entries.length > 5 ? ` and ${entries.length - 5} more` : '';
  throw new HelpgenError([finding('HG6010', { folder, entries: `${named}${rest}` })]);
}

/** What the language `locale` is called in the language `inLocale`. */
function nameOf(locale: LocaleCode, inLocale: LocaleCode): string {
  const name = new Intl.DisplayNames([inLocale], { type: 'language' }).of(locale) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(inLocale) + name.slice(1);
}

async function listFolder(root: string): Promise<readonly string[]> {
  try {
    return await readdir(root);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A file of the template: where it lies, and where it is written. */
interface TemplateFile {
  readonly path: string;
  readonly name: string;
}

async function listTemplates(part: string): Promise<readonly TemplateFile[]> {
  const folder = join(templatesFolder, part);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path).replaceAll('\\', '/') }));
}

interface Writing {
  readonly root: string;
  readonly file: TemplateFile;
  readonly version: string;
  readonly locale: LocaleCode;
  /** The file is there: what it lacks is added to it. */
  readonly isAdded: boolean;
}

async function writeTemplate({ root, file, version, locale, isAdded }: Writing): Promise<void> {
  const text = await readFile(file.path, 'utf8');
  const target = join(root, nameInSite(file.name));
  await attempt(target, async () => {
    await mkdir(dirname(target), { recursive: true });
    if (isAdded) {
      const own = await readFile(target, 'utf8');
      await appendFile(target, `${own === '' || own.endsWith('\n') ? '' : '\n'}${linesLacking(own, text)}`);
      return;
    }
    const filled = text.replaceAll('{{version}}', version).replaceAll('{{locale}}', locale).replaceAll('{{language}}', nameOf(locale, locale));
    // Never over a file that has come into being since the folder was looked at.
    await writeFile(target, filled, { flag: 'wx' });
  });
}

/** Of the ignored paths in `text`, each below its comment, those that `own` does not name. */
function linesLacking(own: string, text: string): string {
  const known = new Set(own.split('\n').map(bareOf));
  return [...text.matchAll(/^#.*\n(.+)\n/gm)].flatMap(([lines, path = '']) => (known.has(bareOf(path)) ? [] : [lines])).join('');
}

function bareOf(line: string): string {
  return line.trim().replace(/^\/|\/$/g, '');
}

/** npm leaves files with these names out of packages or reads them itself, so templates carry other ones. */
function nameInSite(file: string): string {
  return file.replace(/^gitignore$/, '.gitignore').replace(/^package\.json\.txt$/, 'package.json');
}

async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!types.isNativeError(error) || codeOf(error) === undefined) throw error;
    throw new HelpgenError([finding('HG6011', { path, reason: error.message.split(',')[0] ?? '' })]);
  }
}

function codeOf(error: unknown): string | undefined {
  return types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
