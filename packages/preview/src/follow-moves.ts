import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageState, SiteView } from '@helpgen/engine';

/** Routes of a page before and after. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Follows pages whose files get other names while they are shown. */
export interface MoveFollower {
  /** Keeps which file is shown at `address`. */
  note(address: string, page: PageState): Promise<void>;
  /** Where the file that was shown at `address` is a page of `site` now; `undefined` when it is none. */
  find(address: string, site: SiteView['site']): Promise<string | undefined>;
  /** The redirect that `site` lacks for those who know the page at `route` by an earlier address. */
  missing(route: string, site: SiteView['site']): Move | undefined;
}

/** A follower of files below `root`, absolute. */
export function createMoveFollower(root: string): MoveFollower {
  const shown = new Map<string, { readonly identity: string; readonly route: string }>();
  const moves = new Map<string, Move>();
  return {
    async note(address, { source, route }) {
      const identity = source === undefined ? undefined : await identify(join(root, source));
      if (identity !== undefined) shown.set(address, { identity, route });
    },
    async find(address, site) {
      const before = shown.get(address);
      if (before === undefined || site === undefined) return undefined;
      const { graph, maker } = site.pages;
      for (const page of graph.pages) {
        if (page.source === undefined || (await identify(join(root, page.source))) !== before.identity) continue;
        moves.set(page.route, { from: before.route, to: page.route });
        return maker.pageData(page).href;
      }
      return undefined;
    },
    missing(route, site) {
      const move = moves.get(route);
      if (move === undefined || site === undefined) return undefined;
      const { pages, redirects } = site.pages.graph;
      return [...pages.map((page): string => page.route), ...redirects.map(({ from }) => from)].includes(move.from) ? undefined : move;
    },
  };
}

/** What a file keeps when it is renamed. Systems give the number of a file that is gone to a new one; both were not made at the same time. */
async function identify(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found === undefined ? undefined : `${found.dev}:${found.ino}:${found.birthtimeNs}`;
}
