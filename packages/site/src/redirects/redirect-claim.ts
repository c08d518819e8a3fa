import type { Location, RoutePath } from '@helpgen/model';

/** A redirect as somebody asked for it. */
export interface RedirectClaim {
  /** As written. */
  readonly from: string;
  /** As written in the config; for front matter, the route of the page. */
  readonly to: string;
  /** Present when the claim is the front matter of a page, whose route is the target. */
  readonly route?: RoutePath;
  /** Route that `from` is relative to: the edition's root for front matter. */
  readonly root: RoutePath;
  /** How findings name the place: a pointer into the config or a file. */
  readonly place: string;
  /** Pointers into the config to where it starts and where it leads. */
  readonly pointers?: { readonly from: string; readonly to: string };
  readonly at?: Location;
}
