import type { SiteConfig } from '@helpgen/model';

/** A built site as far as versions are compared. */
export interface ComparedSite {
  readonly config: SiteConfig;
  /** The paths of its Markdown copies. */
  readonly copies: readonly string[];
  read(copy: string): string;
}

/** A page of a version, by what its copy says. */
interface Copy {
  readonly title: string;
  readonly address: string;
  readonly text: string;
  readonly headings: readonly string[];
}

/**
 * What is other in version `to` (by default the current one) than in `from`, as Markdown: new pages, pages that are gone, and of others
 * their new sections and those that are gone; members of a type are sections of its page. `undefined`: there is no such version.
 */
export function compareVersions(site: ComparedSite, from: string, to?: string): string | undefined {
  const { versions } = site.config;
  const find = (asked: string): (typeof versions)[number] | undefined =>
    versions.find(({ name, label }) => name === asked || label === asked);
  const [old, next] = [find(from), to === undefined ? versions.find(({ isCurrent }) => isCurrent) : find(to)];
  if (old === undefined || next === undefined || old === next) return undefined;
  const [before, after] = [copiesOf(site, old), copiesOf(site, next)];
  const added = [...after].filter(([path]) => !before.has(path)).map(([, copy]) => link(copy));
  const gone = [...before].filter(([path]) => !after.has(path)).map(([, copy]) => link(copy));
  const changed = [...after].flatMap(([path, copy]) => {
    const earlier = before.get(path);
    return earlier === undefined || earlier.text === copy.text ? [] : [`${link(copy)}${describe(earlier, copy)}`];
  });
  return [
    `# From ${old.label} to ${next.label}`,
    ...section('New pages', added),
    ...section('Pages that are gone', gone),
    ...section('Changed pages', changed),
    ...(added.length + gone.length + changed.length === 0 ? ['Their pages say the same.'] : []),
  ].join('\n\n');
}

/** The Markdown copies of a version in the default language, by their paths below it. */
function copiesOf({ config, copies: all, read }: ComparedSite, { path }: SiteConfig['versions'][number]): ReadonlyMap<string, Copy> {
  const prefix = path === '' ? '' : `${path}/`;
  const others = [...config.versions, ...config.locales.list].map((one) => one.path).filter((other) => other !== '' && other !== path);
  const root = `${config.url}${config.basePath}`;
  const copies = all.filter((file) => !others.some((other) => isBelow(file, other)));
  const own = path === '' ? copies : copies.filter((file) => isBelow(file, path));
  return new Map(own.sort().map((file) => {
    const place = path !== '' && file === `${path}.md` ? 'index.md' : file.slice(prefix.length);
    // What stands above the title is of the version, not of the page.
    const whole = read(file);
    const article = whole.slice(Math.max(0, whole.search(/^# /m)));
    const text = article.replaceAll(`${root}${path}.md`, `${root}index.md`).replaceAll(`${root}${prefix}`, root);
    const headings = [...text.replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').matchAll(/^#{2,6} +(.+)$/gm)].map(([, heading = '']) => heading);
    const title = /^# +(.+)$/m.exec(text)?.[1] ?? file;
    return [place, { title, address: `${config.basePath}${file}`, text, headings }] as const;
  }));
}

/** Whether `file` is the copy of the page at `place`, or of one below it. */
function isBelow(file: string, place: string): boolean {
  return [`${place}/`, `${place}.md`].some((start) => file.startsWith(start));
}

function link({ title, address }: Copy): string {
  return `- [${title}](${address})`;
}

/** What of the sections of a page is new and gone; a page whose sections stay has another text. */
function describe(earlier: Copy, copy: Copy): string {
  const fresh = copy.headings.filter((heading) => !earlier.headings.includes(heading));
  const gone = earlier.headings.filter((heading) => !copy.headings.includes(heading));
  const parts = [...(fresh.length === 0 ? [] : [`new: ${fresh.join(', ')}`]), ...(gone.length === 0 ? [] : [`gone: ${gone.join(', ')}`])];
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title} (${lines.length})`, lines.join('\n')];
}
