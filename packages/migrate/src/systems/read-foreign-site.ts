import type { ForeignSite } from '../foreign-site.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { readDocusaurus } from './read-docusaurus.ts';
import { readMkdocs } from './read-mkdocs.ts';
import { readStarlight } from './read-starlight.ts';
import { readVitePress } from './read-vitepress.ts';

/** The site in `folder`, by the config that lies there; `undefined`: none that can be read. */
export function readForeignSite(folder: SiteFolder): ForeignSite | undefined {
  return readMkdocs(folder) ?? readDocusaurus(folder) ?? readStarlight(folder) ?? readVitePress(folder);
}
