import { join } from 'node:path';
import type { FileSystem } from '@helpgen/disk';
import type { Logo, SiteConfig } from '@helpgen/model';
import { imageSizeOf } from './image-size.ts';
import type { Sources } from './read-sources.ts';

/** `config` with the natural size of those logos that give none and are files of the site: what stands beside one keeps its place when it comes late. */
export function measureLogos(disk: FileSystem, root: string, { staticFiles }: Sources, config: SiteConfig): SiteConfig {
  const measure = (logo: Logo | null): Logo | null => {
    if (logo === null || logo.width !== undefined || logo.height !== undefined) return logo;
    const path = logo.src.replace(config.basePath, '/').replace(/^\//, '');
    const source = staticFiles.find((file) => file.path === path)?.source;
    return source === undefined ? logo : { ...logo, ...imageSizeOf(disk.readFile(join(root, source))) };
  };
  const { navbar, footer } = config;
  return { ...config, navbar: { ...navbar, logo: measure(navbar.logo) }, footer: { ...footer, logo: measure(footer.logo) } };
}
