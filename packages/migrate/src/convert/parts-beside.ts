import type { ForeignPage } from '../foreign-site.ts';
import type { SiteFolder } from '../read/site-folder.ts';

/** Markdown in the folder `src` that pages import and that is no page itself: parts of the new site, in the main language. */
export function partsBeside(folder: SiteFolder, locale: string, isPage: (file: string) => boolean, src = 'src'): readonly ForeignPage[] {
  return folder.list(src).flatMap((from) => {
    if (!/\.mdx?$/.test(from) || isPage(from)) return [];
    const path = `_parts/${from.slice(src.length + 1).replace(/\.mdx$/, '.md')}`;
    return [{ from, to: `docs/${path}`, path, address: undefined, root: '/', locale }];
  });
}
