import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import { HelpgenError } from '@helpgen/model/diagnostics';
import { finding } from '../finding.ts';
import { printJson } from '../report/print-json.ts';
import { inShell } from '../report/in-shell.ts';
import { createStyle } from '../report/style.ts';
import { writeFailure } from '../report/write-failure.ts';
import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';

/** The same distance from `src/init` and `dist/init`; in it a folder of what all sites have, and one for each language. */
const templatesFolder = fileURLToPath(new URL('../../templates', import.meta.url));

/** The languages in which `init` writes. */
export type InitLanguage = 'en' | 'ru';

/** Names that a folder may hold and still count as empty. */
const ignoredNames: readonly string[] = ['.git', '.DS_Store', 'Thumbs.db'];

/** Writes a small new site in the language `lang` into `folder` (relative to the current one), which must be empty, and says what to do next. */
export async function runInit(
  { streams, program }: Session,
  folder: string,
  flags: { readonly json?: boolean; readonly lang: InitLanguage; readonly quiet?: boolean },
): Promise<number> {
  const root = resolve(streams.cwd, folder);
  try {
    await refuseEntries(root, folder);
    const files = (await Promise.all(['all', flags.lang].map(listTemplates))).flat();
    for (const file of files) await writeTemplate({ root, file, version: program.version });
    const written = files.map(({ name }) => nameInSite(name)).sort();
    if (flags.json === true) streams.stdout.write(printJson({ folder: root, written }, { program, exitCode: exitCodes.fine }));
    else if (flags.quiet !== true) {
      const { bold, green } = createStyle(streams.stdout, streams.env);
      const enter = root === streams.cwd ? '' : `  cd ${inShell(folder)}\n`;
      const list = written.map((file) => `  ${file}\n`).join('');
      streams.stdout.write(`${green('✔')} ${bold('A new site')}:\n${list}\nNext:\n${enter}  npm install\n  npm start\n`);
    }
    return exitCodes.fine;
  } catch (error) {
    return writeFailure(streams, { error, program, json: flags.json === true });
  }
}

async function refuseEntries(root: string, folder: string): Promise<void> {
  const entries = (await attempt(root, () => listFolder(root))).filter((name) => !ignoredNames.includes(name)).sort();
  if (entries.length === 0) return;
  const named = entries.slice(0, 5).map((name) => `\`${name}\``).join(', ');
  const rest = entries.length > 5 ? ` and ${entries.length - 5} more` : '';
  throw new HelpgenError([finding('HG6010', { folder, entries: `${named}${rest}` })]);
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

async function writeTemplate({
  root,
  file,
  version,
}: {
  readonly root: string;
  readonly file: TemplateFile;
  readonly version: string;
}): Promise<void> {
  const text = await readFile(file.path, 'utf8');
  const target = join(root, nameInSite(file.name));
  await attempt(target, async () => {
    await mkdir(dirname(target), { recursive: true });
    // Never over a file that has come into being since the folder was looked at.
    await writeFile(target, text.replaceAll('{{version}}', version), { flag: 'wx' });
  });
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
