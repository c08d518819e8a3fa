import type { Diagnostic } from '@helpgen/model';
import { createDeferred } from './deferred.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteView } from './live-view.ts';

/** What an open site shows and what is known behind it; each method is one way in which that changes. */
export interface SiteState {
  readonly view: SiteView;
  /** The site as it last was analysed. */
  readonly live: LiveSite | undefined;
  /** Whether `live` and the findings of the view are of the present sources, so that the same sources need no analysis. */
  readonly isCurrent: boolean;
  /** Whether pages were edited since all that is found in the site was. */
  readonly isEdited: boolean;
  /** Resolved with the first view. */
  readonly ready: Promise<void>;
  /** Resolved with the first view of the whole site. */
  readonly whole: Promise<void>;
  /** The site was analysed; `live` is undefined when nothing could be made of that. `isCurrent`: all its parts are those of now. */
  setSite(live: LiveSite | undefined, found: Pick<SiteView, 'diagnostics' | 'isEarlier' | 'isWhole' | 'watched'> & { readonly isCurrent: boolean }): void;
  /** Some pages were edited, and nothing else. */
  setEdited(live: LiveSite): void;
  /** The sources are as they were: `live` is the same, with newer states of files. */
  keep(live: LiveSite): void;
  /** All that is wrong with what is shown. */
  setDiagnostics(diagnostics: readonly Diagnostic[]): void;
  /** Nothing can be made of the present sources, for these reasons: what is shown is of before. */
  fail(diagnostics: readonly Diagnostic[]): void;
  /** What is shown must be analysed again, though its sources may not have changed. */
  invalidate(): void;
  /** Nobody waits any more. */
  close(): void;
}

/** The state of a site of which nothing is known but the path of its config. */
export function createSiteState(configPath: string): SiteState {
  let view: SiteView = { version: 0, site: undefined, diagnostics: [], isEarlier: false, isWhole: false, watched: [configPath] };
  let live: LiveSite | undefined;
  let isCurrent = false;
  let isEdited = false;
  const ready = createDeferred();
  const whole = createDeferred();

  function show(part: Partial<SiteView>): void {
    view = { ...view, ...part, version: view.version + 1 };
    ready.resolve();
    if (view.isWhole) whole.resolve();
  }

  return {
    get view() {
      return view;
    },
    get live() {
      return live;
    },
    get isCurrent() {
      return isCurrent;
    },
    get isEdited() {
      return isEdited;
    },
    ready: ready.promise,
    whole: whole.promise,
    setSite(analysed, { isCurrent: isOfNow, ...found }) {
      live = analysed;
      isCurrent = isOfNow;
      isEdited = false;
      show({ site: analysed?.shown, ...found });
    },
    setEdited(edited) {
      live = edited;
      isCurrent = true;
      isEdited = true;
      show({ site: edited.shown });
    },
    keep(same) {
      live = same;
    },
    setDiagnostics(diagnostics) {
      isEdited = false;
      if (view.isEarlier || JSON.stringify(diagnostics) !== JSON.stringify(view.diagnostics)) show({ diagnostics, isEarlier: false });
    },
    fail(diagnostics) {
      isCurrent = false;
      show({ diagnostics, isEarlier: view.site !== undefined });
    },
    invalidate() {
      isCurrent = false;
    },
    close() {
      ready.resolve();
      whole.resolve();
    },
  };
}
