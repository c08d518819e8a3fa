import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { types } from 'node:util';
import { cliCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model/diagnostics';
import type { LocaleCode } from '@helpgen/model/locales/locale-codes';
import type { Origin } from './find-origin.ts';
import { fitOrigin } from './fit-origin.ts';

const finding = defineDiagnostics(cliCatalogue);

/** What a folder may hold and still count as empty: what a new repository begins with. */
const beginnings =
  /^(?:\.git|\.gitignore|\.gitattributes|\.github|\.gitlab-ci\.yml|\.editorconfig|\.DS_Store|Thumbs\.db|(?:readme|licen[cs]e|copying|notice)(?:[.-].*)?)$/i;

/** A site that is to be written. */
export interface NewSite {
  /** Absolute path of its folder. */
  readonly root: string;
  /** The folder as it was asked for. */
  readonly folder: string;
  /** A folder with the files of all sites, in `all`, and those in each language. */
  readonly templates: string;
  /** Language of its interface; its pages are in Russian or English. */
  readonly locale: LocaleCode;
  /** The version of helpgen that it asks for. */
  readonly version: string;
  /** Where it gets helpgen from. */
  readonly origin: Origin;
}

/** What was written. */
export interface WrittenSite {
  /** Paths below the folder of the site. */
  readonly written: readonly string[];
  /** Those of them that were there, and got what they lacked. */
  readonly added: readonly string[];
  /** Language of its pages. */
  readonly sample: 'en' | 'ru';
}

/** Writes a small new site into a folder that is empty, does not exist, or is a fresh repository; throws the finding that it is none of these. */
export async function writeNewSite(site: NewSite): Promise<WrittenSite> {
  const sample = site.locale === 'ru' ? 'ru' : 'en';
  const before = await refuseEntries(site);
  const files = (await Promise.all(['all', sample].map((part) => listTemplates(join(site.templates, part))))).flat();
  const isKept = (name: string): boolean => /^readme\b/i.test(name) && before.some((entry) => /^readme\b/i.test(entry));
  const taken = files.filter(({ name }) => !isKept(name));
  for (const file of taken) await writeTemplate(file, before.includes(nameInSite(file.name)), site);
  const written = taken.map(({ name }) => nameInSite(name)).sort();
  return { written, added: written.filter((file) => before.includes(file)), sample };
}

/** What the folder holds already: what a site may stand beside. */
async function refuseEntries({ root, folder }: NewSite): Promise<readonly string[]> {
  const before = await attempt(root, () => listFolder(root));
  const entries = before.filter((name) => !beginnings.test(name)).sort();
  if (entries.length === 0) return before;
  const named = entries.slice(0, 5).map((name) => `\`${name}\``).join(', ');
  const rest = entries.length > 5 ? ` and ${entries.length - 5} more` : '';
  throw new HelpgenError([finding('HG6010', { folder, entries: `${named}${rest}` })]);
}

/** What the language `locale` is called in the language `inLocale`. */
export function languageName(locale: LocaleCode, inLocale: LocaleCode): string {
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

async function listTemplates(folder: string): Promise<readonly TemplateFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path).replaceAll('\\', '/') }));
}

/** Writes `file`; one that is there already gets what it lacks. */
async function writeTemplate(file: TemplateFile, isAdded: boolean, { root, version, locale, origin }: NewSite): Promise<void> {
  const text = await readFile(file.path, 'utf8');
  const target = join(root, nameInSite(file.name));
  await attempt(target, async () => {
    await mkdir(dirname(target), { recursive: true });
    if (isAdded) {
      const own = await readFile(target, 'utf8');
      await appendFile(target, `${own === '' || own.endsWith('\n') ? '' : '\n'}${linesLacking(own, text)}`);
      return;
    }
    const filled = text.replaceAll('{{version}}', version).replaceAll('{{locale}}', locale).replaceAll('{{language}}', languageName(locale, locale));
    // Never over a file that has come into being since the folder was looked at.
    await writeFile(target, fitOrigin(origin, { root, name: file.name.replace(/\.txt$/, ''), text: filled }), { flag: 'wx' });
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
