import type { SiteFolder } from '../read/site-folder.ts';

/** What a component shows that is given the folder `written`: its files as code; `undefined`: it is no folder of code of the site. */
export type CodeFolders = (written: string) => string | undefined;

const mostFiles = 40;
const mostLetters = 200_000;

/**
 * Finds folders of code by what pages call them: by their path below the site, or by the end of it when one folder alone has it. A folder
 * with pages or pictures is none.
 */
export function openCodeFolders(folder: SiteFolder): CodeFolders {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return (written) => {
    const name = written.replace(/^[./]+|\/+$/g, '');
    if (!/^[\w@.-]+(?:\/[\w@.-]+)+$/.test(name)) return undefined;
    known ??= filesByFolder(folder.list(''));
    const places = known.has(name) ? [name] : [...known.keys()].filter((place) => place.endsWith(`/${name}`));
    const [place, ...others] = places;
    if (place === undefined || others.length > 0) return undefined;
    return codeOf(folder, place, known.get(place) ?? []);
  };
}

/** The files below each folder. */
function filesByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const place = file.slice(0, end);
      const list = folders.get(place);
      if (list === undefined) folders.set(place, [file]);
      else list.push(file);
    }
  }
  return folders;
}

function codeOf(folder: SiteFolder, place: string, files: readonly string[]): string | undefined {
  if (files.length > mostFiles || files.some((file) => /\.(?:mdx?|png|jpe?g|gif|svg|webp|mp4)$/i.test(file))) return undefined;
  // What lies in the folder itself comes before what lies deeper.
  const names = files.map((file) => file.slice(place.length + 1)).toSorted((a, b) => a.split('/').length - b.split('/').length);
  const texts = names.map((name) => ({ name, text: folder.textAt(`${place}/${name}`) ?? '' })).filter(({ text }) => !text.includes('\0'));
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (texts.length === 0 || letters > mostLetters) return undefined;
  const blocks = texts.map(({ name, text }) => {
    const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length + 1)));
    const language = /\.([a-z]\w*)$/i.exec(name)?.[1]?.toLowerCase() ?? 'text';
    return `${fence}${language} [${name.replace(/[[\]]/g, '')}]\n${text.trimEnd()}\n${fence}`;
  });
  return `::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
}
