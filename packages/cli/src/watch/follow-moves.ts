import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteView } from '@helpgen/engine';

/** Follows pages whose files get other names while they are shown. */
export interface MoveFollower {
  /** Keeps which file, relative to the root, is shown at `address`. */
  note(address: string, source: string): Promise<void>;
  /** Where the file that was shown at `address` is a page of `site` now; `undefined` when it is none. */
  find(address: string, site: SiteView['site']): Promise<string | undefined>;
}

/** A follower of files below `root`, absolute. */
export function createMoveFollower(root: string): MoveFollower {
  const shown = new Map<string, string>();
  return {
    async note(address, source) {
      const identity = await identify(join(root, source));
      if (identity !== undefined) shown.set(address, identity);
    },
    async find(address, site) {
      const wanted = shown.get(address);
      if (wanted === undefined || site === undefined) return undefined;
      const { graph, maker } = site.pages;
      for (const page of graph.pages) {
        if (page.source === undefined || (await identify(join(root, page.source))) !== wanted) continue;
        return maker.pageData(page).href;
      }
      return undefined;
    },
  };
}

/** What a file keeps when it is renamed. Systems give the number of a file that is gone to a new one; both were not made at the same time. */
async function identify(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found === undefined ? undefined : `${found.dev}:${found.ino}:${found.birthtimeNs}`;
}
