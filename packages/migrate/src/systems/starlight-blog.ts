import type { Json } from '@helpgen/model';
import type { KeyRule } from '../convert/convert-front-matter.ts';
import { githubSlug } from '../convert/heading-rules.ts';
import { isDraft } from '../convert/parse-markdown.ts';
import type { ForeignPage, ForeignSite, Redirect } from '../foreign-site.ts';
import { at, listOf, textOf } from '../read/known-values.ts';
import { isRecord, type Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { dataOf, excerptAbove, listPosts, type ListedPost } from './mkdocs-blog.ts';

/** The plugin for blogs (https://starlight-blog-docs.vercel.app). */
export const blogPlugin = 'starlight-blog';

/** What the plugin makes of posts, which lie among the other pages: lists of all, by tag and by author. */
export interface StarlightBlogs {
  readonly made: NonNullable<ForeignSite['made']>;
  /** The further pages of a list, which is one page here. */
  readonly redirects: readonly Redirect[];
  readonly navbar: readonly Json[];
  /** When a post was written and by whom, from its front matter: it stands above its text. */
  readonly byline: (data: { readonly [key: string]: unknown }) => string;
}

/** Keys of the front matter of posts of which the lists and the byline are made. */
export const blogRules: { readonly [key: string]: KeyRule } = { date: () => ({}), authors: () => ({}), excerpt: () => ({}), featured: () => ({}) };

interface Post extends ListedPost {
  /** Path below the content folder of its language. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
}

interface BlogSource {
  readonly folder: SiteFolder;
  readonly pages: readonly ForeignPage[];
  /** The language whose pages stand in for those that another one lacks. */
  readonly main: string;
}

/** The blogs that the plugin is told of in `config`; there may be none. */
export function readStarlightBlogs(source: BlogSource, config: Known): StarlightBlogs {
  const plugin = listOf(config, 'plugins').find((item) => textOf(item, 'calls') === blogPlugin);
  const [given] = listOf(plugin, 'args');
  const told = plugin === undefined ? [] : Array.isArray(given) ? (given as readonly Known[]) : [given];
  const blogs = told.map((options) => readBlog(source, options));
  return {
    made: blogs.flatMap(({ made }) => made),
    redirects: blogs.flatMap(({ redirects }) => redirects),
    navbar: blogs.flatMap(({ navbar }) => navbar),
    byline(data) {
      const known = data as { readonly [key: string]: Known };
      const authors = told.map((options) => authorsOf(known['authors'], options)).find((names) => names.length > 0) ?? [];
      const parts = told.length === 0 || known['date'] === undefined ? [] : [dayOf(known), authors.join(', ')];
      return parts.map((part) => (part === '' ? '' : `${part.replace(/[\\*_`[\]<]/g, '\\$&')}\n\n`)).join('');
    },
  };
}

function dayOf(data: { readonly [key: string]: Known }): string {
  return String(data['date'] ?? '').slice(0, 10);
}

function readBlog(source: BlogSource, options: Known): Omit<StarlightBlogs, 'byline'> {
  const { pages, main } = source;
  const prefix = (textOf(options, 'prefix') ?? 'blog').replace(/^\/|\/$/g, '');
  const title = textIn(at(options, 'title')) ?? 'Blog';
  const all = postsOf(source, options, { prefix, locale: main });
  const made = [...new Set(pages.map(({ locale }) => locale))].flatMap((locale) => {
    const own = locale === main ? all : postsOf(source, options, { prefix, locale });
    const others = all.filter(({ path }) => !own.some((post) => post.path === path));
    const place = `${locale === main ? 'docs' : `i18n/${locale}/docs`}/${prefix}`;
    return own.length === 0 ? [] : listsOf([...own, ...others], title).map(({ path, content }) => ({ path: `${place}/${path}`, content }));
  });
  const size = at(options, 'postCount');
  const further = Math.max(0, Math.ceil(all.length / (typeof size === 'number' ? size : 5)) - 1);
  const redirects = Array.from({ length: further }, (_, index) => ({ from: `/${prefix}/${String(index + 2)}/`, to: `/${prefix}/` }));
  return { made, redirects, navbar: all.length === 0 ? [] : [{ label: title, href: `/${prefix}/`, position: 'right' }] };
}

/** A text, or the first one of a mapping from languages to texts. */
function textIn(value: Known): string | undefined {
  return isRecord(value) ? Object.values(value).find((text) => typeof text === 'string') : textOf({ value }, 'value');
}

function postsOf({ folder, pages }: BlogSource, options: Known, { prefix, locale }: { readonly prefix: string; readonly locale: string }): readonly Post[] {
  return pages.flatMap((page): readonly Post[] => {
    const { from, path, address, movesTo = address } = page;
    const text = page.locale === locale && address?.startsWith(`${page.root}${prefix}/`.replace(/^\/\//, '/')) === true ? folder.textAt(from) : undefined;
    if (text === undefined || isDraft(text)) return [];
    const data = dataOf(text) as { readonly [key: string]: Known };
    const excerpt = textOf(data, 'excerpt') ?? excerptAbove(text, /<!--\s*excerpt\s*-->|\{\/\*\s*excerpt\s*\*\/\}/);
    const title = textOf(data, 'title') ?? path;
    return [{ path, address: movesTo, title, day: dayOf(data), excerpt, tags: textsOf(data['tags']), authors: authorsOf(data['authors'], options) }];
  });
}

function textsOf(value: Known): readonly string[] {
  return (Array.isArray(value) ? (value as readonly Known[]) : [value]).filter((item) => typeof item === 'string');
}

/** Names of authors: written in the post, or by their keys in the config. */
function authorsOf(value: Known, options: Known): readonly string[] {
  return (Array.isArray(value) ? (value as readonly Known[]) : [value]).flatMap(
    (author) => (typeof author === 'string' ? textOf(options, 'authors', author, 'name') : textOf(author, 'name')) ?? [],
  );
}

/** The lists of `posts` as pages. */
function listsOf(posts: readonly Post[], title: string): readonly { readonly path: string; readonly content: string }[] {
  const list = (path: string, name: string, listed: readonly Post[]): { readonly path: string; readonly content: string } => ({
    path,
    content: `# ${name}\n\n${listPosts(listed)}\n`,
  });
  const by = (folder: string, namesOf: (post: Post) => readonly string[]): readonly { readonly path: string; readonly content: string }[] =>
    [...new Set(posts.flatMap(namesOf))].map((name) =>
      list(`${folder}/${githubSlug(name)}.md`, name, posts.filter((post) => namesOf(post).includes(name))),
    );
  return [list('index.md', title, posts), ...by('tags', ({ tags }) => tags), ...by('authors', ({ authors }) => authors)];
}
