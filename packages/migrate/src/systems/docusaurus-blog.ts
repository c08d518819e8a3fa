import { parse } from 'yaml';
import { splitHead } from '../convert/parse-markdown.ts';
import { githubSlug } from '../convert/heading-rules.ts';
import type { ForeignPage, Redirect } from '../foreign-site.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { localFiles, type DocusaurusLocales } from './docusaurus-docs.ts';

function optionsOf(config: Known): Known {
  const preset = listOf(config, 'presets')
    .map((item) => (Array.isArray(item) ? (item as readonly Known[])[1] : undefined))
    .find((options) => options !== undefined);
  return at(preset, 'blog') ?? {};
}

/** The posts of the blog as pages at their old addresses. */
export function placeBlog(
  folder: SiteFolder,
  config: Known,
  languages: DocusaurusLocales,
): readonly ForeignPage[] {
  const { main, locales } = languages;
  const options = optionsOf(config);
  if (options === false) return [];
  const source = (textOf(options, 'path') ?? 'blog').replace(/^\.\//, '');
  const base = (textOf(options, 'routeBasePath') ?? 'blog').replace(/^\/|\/$/g, '');
  return locales.flatMap((locale) => {
    const translated = `i18n/${locale}/docusaurus-plugin-content-blog`;
    const target = locale === main ? 'pages' : `i18n/${locale}/pages`;
    const root = locale === main ? '/' : `/${locale}/`;
    return localFiles(folder, { source, translated, locale }, languages).flatMap(({ from, below }): readonly ForeignPage[] => {
      if (/(?:^|\/)(?:authors|tags)\.ya?ml$/.test(below)) return [];
      const isPost = /\.mdx?$/.test(below) && !below.split('/').some((part) => part.startsWith('_'));
      if (!isPost) return [{ from, to: `${target}/${base}/${below}`, path: below, address: undefined, root, locale }];
      const route = `${base}/${routeOf(folder.textAt(from) ?? '', below)}`.replace(/^\/|\/$/g, '');
      return [{ from, to: `${target}/${route}.md`, path: `${route}.md`, address: `${root}${route}`, root, locale }];
    });
  });
}

/** `2024-05-27-name.md` and `2024/05/27/name/index.md` lie below their date; `slug` is below the blog. */
function routeOf(text: string, path: string): string {
  const { slug } = headOf(text);
  if (typeof slug === 'string') return slug.replace(/^\/|\/$/g, '');
  const bare = path.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const match = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/.exec(bare);
  if (match === null) return bare;
  const [, before = '', year = '', month = '', day = '', name = ''] = match;
  return [before.replace(/\/$/, ''), year, month.padStart(2, '0'), day.padStart(2, '0'), name].filter((part) => part !== '').join('/');
}

function headOf(text: string): { readonly [key: string]: unknown } {
  const { head } = splitHead(text);
  try {
    return ((head === undefined ? undefined : parse(head, { logLevel: 'silent' })) ?? {}) as { readonly [key: string]: unknown };
  } catch {
    return {};
  }
}

/** The list of posts, newest first, which Docusaurus makes: a page at the address of the blog. */
export function blogIndex(
  folder: SiteFolder,
  config: Known,
  pages: readonly ForeignPage[],
): readonly { readonly path: string; readonly content: string }[] {
  const options = optionsOf(config);
  const posts = pages.filter(({ address, root }) => address !== undefined && root === '/');
  if (posts.length === 0) return [];
  const base = (textOf(options, 'routeBasePath') ?? 'blog').replace(/^\/|\/$/g, '');
  const dated = posts.map((page) => {
    const text = folder.textAt(page.from) ?? '';
    const head = headOf(text);
    const title =
      typeof head['title'] === 'string' ? head['title'] : (/^#[ \t]+(.+)$/m.exec(text)?.[1] ?? page.path.replace(/^.*\/|\.md$/g, ''));
    const written = head['date'] instanceof Date ? head['date'].toISOString() : typeof head['date'] === 'string' ? head['date'] : undefined;
    const day =
      written?.slice(0, 10) ??
      /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/
        .exec(page.from.slice(page.from.indexOf('/')))
        ?.slice(1)
        .join('-') ??
      '';
    return { day, line: `- [${title.replace(/[[\]]/g, '\\$&')}](${page.address ?? ''})${day === '' ? '' : `, ${day}`}` };
  });
  const lines = dated.toSorted((a, b) => (a.day > b.day ? -1 : 1)).map(({ line }) => line);
  const title = textOf(options, 'blogTitle') ?? 'Blog';
  return [
    {
      path: `pages/${base === '' ? 'index' : `${base}/index`}.md`,
      content: `---\ntitle: ${JSON.stringify(title)}\n---\n\n${lines.join('\n')}\n`,
    },
  ];
}

/** The lists of posts by tag and in the archive, whose addresses lead to the blog. */
export function blogViews(folder: SiteFolder, pages: readonly ForeignPage[]): readonly Redirect[] {
  const posts = pages.filter(({ address, root }) => address !== undefined && root === '/');
  const [first] = posts;
  if (first === undefined) return [];
  const blog = `/${first.path.split('/')[0] ?? 'blog'}/`;
  const tags = posts.flatMap(({ from }) => {
    const { tags: written } = headOf(folder.textAt(from) ?? '');
    return Array.isArray(written) ? written.filter((tag) => typeof tag === 'string') : [];
  });
  const views = ['archive', 'tags', ...tags.map((tag) => `tags/${githubSlug(tag)}`)];
  return [...new Set(views)].map((view) => ({ from: `${blog}${view}`, to: blog }));
}
