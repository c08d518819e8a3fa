import path from 'node:path';
import type { Link } from 'mdast';
import { attributeOf, type PageTag } from '../convert/page-tags.ts';
import { relativePath } from '../convert/page-losses.ts';
import { rangeOf, type Edit } from '../rewrite.ts';
import { fileOf, type PageWork } from './vitepress-page.ts';

/** A link to `../guide/index`, which VitePress takes for the page of the folder. */
export function indexLinkEdits(body: string, node: Link, work: PageWork): readonly Edit[] {
  const [, file = ''] = /^([^:#?]*(?:^|\/)index)(?:[#?]|$)/.exec(node.url) ?? [];
  const isPage = file !== '' && work.context.newPath(fileOf(file.startsWith('/') ? `@${file}.md` : `${file}.md`, work)) !== undefined;
  const [start, end] = rangeOf(node);
  // Seen from a page that is no index its folder is the page at its head; here an address such as `./` would be that of the page itself.
  const folder = /^(?:\.\/|(?:\.\.\/)+)(?=#|$)/.exec(node.url)?.[0];
  const heads = folder === undefined ? [] : ['index.md', 'README.md'].map((name) => work.context.newPath(fileOf(folder + name, work)));
  const index = heads.find((to) => to !== undefined);
  if (folder !== undefined && index !== undefined && index !== work.page.to) {
    const from = body.lastIndexOf(`(${folder}`, end);
    return from < start ? [] : [{ start: from + 1, end: from + 1 + folder.length, text: relativePath(work.page.to, index) }];
  }
  const at = isPage ? body.lastIndexOf(`(${file}`, end) : -1;
  return at < start ? [] : [{ start: at + 1, end: at + 1 + file.length, text: `${file}.md` }];
}

/** A component that only a link is known of: to the page that it names, by what it holds, its label or the title of that page. */
export function linkOf({ attributes }: PageTag, work: PageWork, content: string): string | undefined {
  const target = ['link', 'href', 'to'].map((name) => attributeOf(attributes, name)).find((value) => value !== undefined);
  const label = content || ['title', 'text', 'label'].map((name) => attributeOf(attributes, name)).find((value) => value !== undefined);
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target ?? '') ?? [];
  if (/^https?:/.test(page)) return label === undefined ? undefined : `[${label}](${page}${rest})`;
  const bare = page.replace(/^\/|(?:\.md|\.html|\/)$/g, '');
  const files = [`${bare}.md`, `${bare}/index.md`].map((name) => path.posix.join(work.context.sourceFolder, name));
  const file = bare === '' ? undefined : files.find((name) => work.context.newPath(name) !== undefined);
  const name = label ?? titleOf(work.context.textAt(file ?? '') ?? '');
  return file === undefined || name === undefined ? undefined : `[${name}](${relativePath(work.page.to, work.context.newPath(file) ?? '')}${rest})`;
}

function titleOf(text: string): string | undefined {
  const title = /^---\n(?:[\s\S]*?\n)?title:[ \t]*["']?(.+?)["']?[ \t]*\n[\s\S]*?^---/m.exec(text)?.[1];
  return title ?? /^#[ \t]+(.+?)[ \t]*(?:\{[^}]*\})?$/m.exec(text)?.[1];
}
