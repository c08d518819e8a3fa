import { toString } from 'mdast-util-to-string';
import { parse } from 'yaml';
import { pymdownRules } from '../convert/heading-rules.ts';
import { parseMarkdown, splitHead } from '../convert/parse-markdown.ts';
import type { Redirect } from '../foreign-site.ts';
import { textOf } from '../read/known-values.ts';
import type { Known } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { rangeOf } from '../rewrite.ts';

/** What a list of posts says of one. */
export interface ListedPost {
  /** Old address; `undefined`: a draft. */
  readonly address: string | undefined;
  readonly title: string;
  /** When it was written, as `2024-01-31`. */
  readonly day: string;
  /** What it begins with, as plain paragraphs. */
  readonly excerpt: string;
}

/** A post of the blog of Material. */
export interface MkdocsPost extends ListedPost {
  readonly from: string;
  /** Address of the blog, with slashes at its ends. */
  readonly blog: string;
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
      const address = data['draft'] === true ? undefined : `${base}${route}/`;
      return { from, address, title, day, blog: base, categories, excerpt: excerptAbove(text, /<!-- more -->/) };
    });
}

/** What stands above `mark` in the text of a post, as plain paragraphs; empty without it. */
export function excerptAbove(text: string, mark: RegExp): string {
  const body = text.slice(splitHead(text).bodyStart);
  const end = body.search(mark);
  if (end < 0) return '';
  // Links have their targets at the end of the post.
  const paragraphs = parseMarkdown(body).children.filter((node) => node.type === 'paragraph' && rangeOf(node)[1] <= end);
  return paragraphs.map((node) => toString(node).replace(/\s+/g, ' ').replace(/[\\*_`[\]<]/g, '\\$&')).join('\n\n');
}

/** The front matter of `text`; empty when it is no YAML. */
export function dataOf(text: string): { readonly [key: string]: unknown } {
  const { head } = splitHead(text);
  try {
    return ((head === undefined ? undefined : parse(head, { schema: 'core', logLevel: 'silent' })) ?? {}) as {
      readonly [key: string]: unknown;
    };
  } catch {
    return {};
  }
}

/** A list of posts that the plugin makes of itself. */
export interface PostView {
  /** Path of its file below the folder of the pages. */
  readonly path: string;
  readonly title: string;
  readonly posts: readonly MkdocsPost[];
}

/** The lists of posts by year and category. */
export function postViews(all: readonly MkdocsPost[]): readonly PostView[] {
  const posts = published(all);
  const [first] = posts;
  if (first === undefined) return [];
  const view = (path: string, title: string, isIn: (post: MkdocsPost) => boolean): PostView => ({
    path: `${first.blog.slice(1)}${path}.md`,
    title,
    posts: posts.filter(isIn),
  });
  const years = new Set(posts.map(({ day }) => day.slice(0, 4)));
  const categories = new Set(posts.flatMap((post) => post.categories));
  return [
    ...[...years].map((year) => view(`archive/${year}`, year, ({ day }) => day.startsWith(year))),
    ...[...categories].map((name) => view(`category/${slugOf(name)}`, name, (post) => post.categories.includes(name))),
  ];
}

/** The further pages of the list of all posts, which are one here. */
export function blogPages(all: readonly MkdocsPost[]): readonly Redirect[] {
  const posts = published(all);
  const { blog: to = '/' } = posts[0] ?? {};
  const further = Math.max(0, Math.ceil(posts.length / 10) - 1);
  return Array.from({ length: further }, (_, index) => ({ from: `${to}page/${String(index + 2)}/`, to }));
}

function published<Post extends ListedPost>(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ address }) => address !== undefined).toSorted((a, b) => (a.day > b.day ? -1 : 1));
}

/** `posts`, newest first: each with its day and what it begins with. */
export function listPosts(posts: readonly ListedPost[]): string {
  return published(posts)
    .map(({ title, address = '', day, excerpt }) => `## [${title.replace(/[[\]]/g, '\\$&')}](${address})\n\n${day}\n\n${excerpt}`.trim())
    .join('\n\n');
}
