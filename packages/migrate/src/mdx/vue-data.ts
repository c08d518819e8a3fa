import path from 'node:path';
import { splitHead } from '../convert/parse-markdown.ts';
import { convertFrontMatter } from '../convert/convert-front-matter.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { filePackages } from '../read/file-packages.ts';
import { at } from '../read/known-values.ts';
import type { Known, KnownFunction } from '../read/known.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** Whether `file` is a loader of VitePress, whose `data` is what its function `load` gives when the site is built. */
export function isDataLoader(file: string): boolean {
  return /\.data\.m?[jt]s$/.test(file);
}

/** What the loader at `file`, whose default export is `loader`, exports. */
export function loadedData(folder: SiteFolder, file: string, loader: Known): Known {
  const load = at(loader, 'load');
  const watched = at(loader, 'watch');
  const files = watched === undefined ? [] : filesOf(folder, watched, path.posix.dirname(file));
  return { default: loader, data: typeof load === 'function' ? load([files]) : undefined };
}

/** `createContentLoader` of VitePress: pages of the site, which lie below `source`, as data. */
export function contentLoader(folder: SiteFolder, source: string, pages: readonly ForeignPage[]): KnownFunction {
  const byFile = new Map(pages.map((page) => [page.from, page]));
  return ([patterns, options]) => ({
    load() {
      const all = filesOf(folder, patterns, source).flatMap((file): readonly Known[] => {
        const page = byFile.get(file);
        const text = folder.textAt(file);
        return page?.address === undefined || text === undefined ? [] : [contentOf(page.address, text, options)];
      });
      const transform = at(options, 'transform');
      return typeof transform === 'function' ? transform([all]) : all;
    },
  });
}

function contentOf(url: string, text: string, options: Known): Known {
  const body = text.slice(splitHead(text).bodyStart);
  const mark = at(options, 'excerpt');
  const end = body.indexOf(typeof mark === 'string' ? mark : '\n---\n');
  return {
    url,
    frontmatter: convertFrontMatter(text, {}).data as Known,
    src: at(options, 'includeSrc') === true ? text : undefined,
    html: at(options, 'render') === true ? { markdown: body } : undefined,
    excerpt: mark !== undefined && mark !== false && end >= 0 ? { markdown: body.slice(0, end) } : undefined,
  };
}

function filesOf(folder: SiteFolder, patterns: Known, place: string): readonly string[] {
  const find = at(filePackages(folder)['tinyglobby'], 'globSync');
  const found = typeof find === 'function' ? find([patterns, { cwd: place === '' ? '.' : place }]) : undefined;
  return (Array.isArray(found) ? (found as readonly Known[]) : []).map((name) => path.posix.join(place, String(name)));
}
