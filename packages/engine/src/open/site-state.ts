import type { Diagnostic } from '@helpgen/model';
import { createDeferred } from './deferred.ts';
import type { LiveSite } from './live-site.ts';
import type { ShownSite } from './shown-site.ts';

/** What an open site shows at one moment. */
export interface SiteView {
  /** Grows whenever something is shown that was not before. */
  readonly version: number;
  /** The last state that could be shown; absent while there was none. */
  readonly site: ShownSite | undefined;
  /** Complete and sorted: what is wrong with the sources as they are now. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether what is shown is of before the errors, which keep the present state from being shown. */
  readonly isEarlier: boolean;
  /** Whether all articles are compiled; of the others only the front matter is known. */
  readonly isWhole: boolean;
  /** Absolute paths of folders and files that the site is made of, to be watched. */
  readonly watched: readonly string[];
}

/** What an open site shows and what is known behind it; each method is one way in which that changes. */
export type SiteState = Readonly<ReturnType<typeof createSiteState>>;

/** The state of a site of which nothing is known but the path of its config. */
export function createSiteState(configPath: string) {
  const ready = createDeferred();
  const whole = createDeferred();
  const nothing: SiteView = { version: 0, site: undefined, diagnostics: [], isEarlier: false, isWhole: false, watched: [configPath] };

  function show(part: Partial<SiteView>): void {
    state.view = { ...state.view, ...part, version: state.view.version + 1 };
    ready.resolve();
    if (state.view.isWhole) whole.resolve();
  }

  const state = {
    view: nothing,
    /** The site as it last was analysed. */
    live: undefined as LiveSite | undefined,
    /** Whether `live` and the findings of the view are of the present sources, so that the same sources need no analysis. */
    isCurrent: false,
    /** Whether pages were edited since all that is found in the site was. */
    isEdited: false,
    /** Resolved with the first view. */
    ready: ready.promise,
    /** Resolved with the first view of the whole site. */
    whole: whole.promise,
    /** The site was analysed; `live` is undefined when nothing could be made of that. `isCurrent`: all its parts are those of now. */
    setSite(live: LiveSite | undefined, { isCurrent, ...found }: Omit<SiteView, 'version' | 'site'> & { readonly isCurrent: boolean }): void {
      Object.assign(state, { live, isCurrent, isEdited: false });
      show({ site: live?.shown, ...found });
    },
    /** Some pages were edited, and nothing else. */
    setEdited(live: LiveSite): void {
      Object.assign(state, { live, isCurrent: true, isEdited: true });
      show({ site: live.shown });
    },
    /** The sources are as they were: `live` is the same, with newer states of files. */
    keep(live: LiveSite): void {
      state.live = live;
    },
    /** All that is wrong with what is shown. */
    setDiagnostics(diagnostics: readonly Diagnostic[]): void {
      state.isEdited = false;
      const { view } = state;
      if (view.isEarlier || JSON.stringify(diagnostics) !== JSON.stringify(view.diagnostics)) show({ diagnostics, isEarlier: false });
    },
    /** Nothing can be made of the present sources, for these reasons: what is shown is of before. */
    fail(diagnostics: readonly Diagnostic[]): void {
      state.isCurrent = false;
      show({ diagnostics, isEarlier: state.view.site !== undefined });
    },
    /** What is shown must be analysed again, though its sources may not have changed. */
    invalidate(): void {
      state.isCurrent = false;
    },
    /** Nobody waits any more. */
    close(): void {
      ready.resolve();
      whole.resolve();
    },
  };
  return state;
}
