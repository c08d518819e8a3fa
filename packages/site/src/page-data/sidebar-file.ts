import type { Artifact, OutputPath, SidebarTree } from '@helpgen/model';

/** The file with a whole sidebar, `{"items": …}`, named by its digest so that it can be cached for ever. */
export function sidebarFile(tree: SidebarTree): Artifact {
  return { path: sidebarPath(tree), content: JSON.stringify({ items: tree.items }) };
}

/** Where {@link sidebarFile} puts `tree`. */
export function sidebarPath(tree: SidebarTree): OutputPath {
  return `assets/sidebar-${tree.digest}.json` as OutputPath;
}
