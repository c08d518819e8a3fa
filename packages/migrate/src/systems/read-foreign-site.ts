import type { ForeignSite } from '../foreign-site.ts';
import type { SiteFolder } from '../read/site-folder.ts';
import { readDocusaurus } from './read-docusaurus.ts';
import { readMkdocs } from './read-mkdocs.ts';
import { readStarlight } from './read-starlight.ts';
import { readVitePress } from './read-vitepress.ts';

/** The site in `folder`, by the config that lies there; `undefined`: none that can be read. */
export async function readForeignSite(folder: SiteFolder): Promise<ForeignSite | undefined> {
  return readMkdocs(folder) ?? (await readDocusaurus(folder)) ?? (await readStarlight(folder)) ?? (await readVitePress(folder));
}
