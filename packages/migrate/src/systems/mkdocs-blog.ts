import { parse } from 'yaml';
import { pymdownRules } from '../convert/heading-rules.ts';
import { splitHead } from '../convert/parse-markdown.ts';
import type { Redirect } from '../foreign-site.ts';
import { textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** A post of the blog of Material. */
export interface MkdocsPost {
  readonly from: string;
  /** Old address; `undefined`: a draft. */
  readonly address: string | undefined;
  /** Address of the blog, with slashes at its ends. */
  readonly blog: string;
  readonly title: string;
  /** When it was written, as `2024-01-31`. */
  readonly day: string;
  readonly categories: readonly string[];
}

const { slug: slugOf } = pymdownRules('lower');

/** The posts, which lie at `blog/2024/01/31/title/` by default (https://squidfunk.github.io/mkdocs-material/plugins/blog/). */
export function readMkdocsPosts(folder: SiteFolder, options: Known, hasBlog: boolean, docs: string): readonly MkdocsPost[] {
  if (!hasBlog) return [];
  const blog = (textOf(options, 'blog_dir') ?? 'blog').replace(/^\.$|\/$/g, '');
  const place = [docs, (textOf(options, 'post_dir') ?? '{blog}/posts').replace('{blog}', blog)].join('/').replaceAll('//', '/');
  const format = textOf(options, 'post_url_format') ?? '{date}/{slug}';
  const base = blog === '' ? '/' : `/${blog}/`;
  return folder
    .list(place)
    .filter((file) => file.endsWith('.md'))
    .map((from): MkdocsPost => {
      const text = folder.textAt(from) ?? '';
      const data = dataOf(text);
      const created =
        typeof data['date'] === 'object' && data['date'] !== null && 'created' in data['date'] ? data['date'].created : data['date'];
      const day = String(created ?? '').slice(0, 10);
      const heading = /^#[ \t]+(.+?)[ \t]*(?:\{[^}]*\})?$/m.exec(text)?.[1]?.replace(/[`*_]/g, '') ?? '';
      const title = typeof data['title'] === 'string' ? data['title'] : heading;
      const slug = typeof data['slug'] === 'string' ? data['slug'] : slugOf(title);
      const file = from.replace(/^.*\/|\.md$/g, '');
      const route = format
        .replace('{date}', day.replaceAll('-', '/'))
        .replace('{slug}', slug)
        .replace('{file}', file)
        .replace('{categories}', '');
      const categories = Array.isArray(data['categories']) ? data['categories'].map(String) : [];
      return { from, address: data['draft'] === true ? undefined : `${base}${route}/`, title, day, blog: base, categories };
    });
}

function dataOf(text: string): { readonly [key: string]: unknown } {
  const { head } = splitHead(text);
  try {
    return ((head === undefined ? undefined : parse(head, { schema: 'core', logLevel: 'silent' })) ?? {}) as {
      readonly [key: string]: unknown;
    };
  } catch {
    return {};
  }
}

/** The lists of posts by year and category, whose addresses lead to the blog. */
export function postViews(posts: readonly MkdocsPost[]): readonly Redirect[] {
  const views = posts.flatMap(({ blog, day, categories }) => {
    const names = [`archive/${day.slice(0, 4)}`, ...categories.map((name) => `category/${slugOf(name)}`)];
    return names.map((view) => ({ from: `${blog}${view}/`, to: blog }));
  });
  return [...new Map(views.map((view) => [view.from, view])).values()];
}

/** The list of posts, newest first, which stands behind the text of the blog's own page. */
export function listPosts(posts: readonly MkdocsPost[]): string {
  const shown = posts.filter(({ address }) => address !== undefined).toSorted((a, b) => (a.day > b.day ? -1 : 1));
  return shown.map(({ title, address = '', day }) => `- [${title.replace(/[[\]]/g, '\\$&')}](${address}), ${day}`).join('\n');
}
