import { parse } from 'yaml';
import { isDraft, splitHead } from '../convert/parse-markdown.ts';
import { githubSlug } from '../convert/heading-rules.ts';
import type { ForeignPage, Redirect } from '../foreign-site.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { localFiles, type DocusaurusLocales } from './docusaurus-docs.ts';

/** One use of the plugin for a blog. */
export interface BlogInstance {
  readonly id: string;
  /** Folder of its posts. */
  readonly source: string;
  /** Address without slashes at its ends; empty for the root. */
  readonly base: string;
  readonly title: string;
}

/** The blogs of the site: that of the preset first. */
export function blogsOf(config: Known): readonly BlogInstance[] {
  const preset = listOf(config, 'presets')
    .map((item) => (Array.isArray(item) ? (item as readonly Known[])[1] : undefined))
    .find((options) => options !== undefined);
  const plugins = listOf(config, 'plugins').flatMap((item): readonly Known[] => {
    const [name, options] = Array.isArray(item) ? (item as readonly Known[]) : [item];
    return typeof name === 'string' && name.endsWith('content-blog') ? [options ?? {}] : [];
  });
  const blog = at(preset, 'blog');
  return [...(blog === false ? [] : [blog ?? {}]), ...plugins].map((options) => ({
    id: textOf(options, 'id') ?? 'default',
    source: (textOf(options, 'path') ?? 'blog').replace(/^(?:\.?\/)+|\/$/g, ''),
    base: (textOf(options, 'routeBasePath') ?? 'blog').replace(/^\/|\/$/g, ''),
    title: textOf(options, 'blogTitle') ?? 'Blog',
  }));
}

/** The posts of a blog as pages at their old addresses. */
export function placeBlog(folder: SiteFolder, { id, source, base }: BlogInstance, languages: DocusaurusLocales): readonly ForeignPage[] {
  const { main, locales } = languages;
  return locales.flatMap((locale) => {
    const translated = `i18n/${locale}/docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`;
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
  { base, title: own }: BlogInstance,
  pages: readonly ForeignPage[],
): readonly { readonly path: string; readonly content: string }[] {
  const posts = pages.filter(({ from, address, root }) => address !== undefined && root === '/' && !isDraft(folder.textAt(from) ?? ''));
  if (posts.length === 0) return [];
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
  return [
    {
      path: `pages/${base === '' ? 'index' : `${base}/index`}.md`,
      content: `---\ntitle: ${JSON.stringify(own)}\n---\n\n${lines.join('\n')}\n`,
    },
  ];
}

/** The lists of posts by tag and in the archive, whose addresses lead to the blog. */
export function blogViews(folder: SiteFolder, { base }: BlogInstance, pages: readonly ForeignPage[]): readonly Redirect[] {
  const posts = pages.filter(({ address, root }) => address !== undefined && root === '/');
  if (posts.length === 0) return [];
  const blog = base === '' ? '/' : `/${base}/`;
  const tags = posts.flatMap(({ from }) => {
    const { tags: written } = headOf(folder.textAt(from) ?? '');
    return Array.isArray(written) ? written.filter((tag) => typeof tag === 'string') : [];
  });
  const views = ['archive', 'tags', ...tags.map((tag) => `tags/${githubSlug(tag)}`)];
  return [...new Set(views)].map((view) => ({ from: `${blog}${view}`, to: blog }));
}
