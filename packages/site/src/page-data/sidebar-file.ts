import type { AddressStyle, Artifact, OutputPath, SidebarTree } from '@helpgen/model';
import { writeDataModule } from '@helpgen/model';

/** The file with a whole sidebar, `{"items": …}`, named by its digest so that it can be cached for ever; with the hash router it is a script. */
export function sidebarFile(tree: SidebarTree, style: AddressStyle): Artifact {
  const json = JSON.stringify({ items: tree.items });
  return { path: sidebarPath(tree, style), content: style.router === 'hash' ? writeDataModule(json, style) : json };
}

/** Where {@link sidebarFile} puts `tree`. */
export function sidebarPath(tree: SidebarTree, { router }: AddressStyle): OutputPath {
  return `assets/sidebar-${tree.digest}.${router === 'hash' ? 'js' : 'json'}` as OutputPath;
}
