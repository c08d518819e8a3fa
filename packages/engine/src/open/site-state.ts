import type { Diagnostic } from '@helpgen/model';
import type { LiveSite } from './live-site.ts';
import type { SiteView } from './live-view.ts';
import { createMoment } from './moment.ts';

/** What an open site shows and what is known behind it; each method is one way in which that changes. */
export interface SiteState {
  readonly view: SiteView;
  /** The site as it last was surveyed. */
  readonly live: LiveSite | undefined;
  /** The same; before there is one, what is shown of the first page. */
  readonly known: LiveSite | undefined;
  /** Whether the findings of the view are of `live` in every part, so that the same sources need no survey. */
  readonly isJudged: boolean;
  /** Whether pages were edited since all that is found in the site was. */
  readonly isEdited: boolean;
  /** Comes with the first view. */
  readonly ready: Promise<void>;
  /** Comes with the first view of the whole site. */
  readonly whole: Promise<void>;
  /** A page is shown before anything else of the site. */
  glimpse(live: LiveSite, watched: SiteView['watched']): void;
  /** The site was surveyed; `live` is undefined when nothing could be made of that. `isJudged`: all its parts are those of now. */
  survey(live: LiveSite | undefined, found: Pick<SiteView, 'diagnostics' | 'isEarlier' | 'extent' | 'watched'> & { readonly isJudged: boolean }): void;
  /** Some pages were edited, and nothing else. */
  edit(live: LiveSite): void;
  /** The sources are as they were: `live` is the same, known by another look. */
  keep(live: LiveSite): void;
  /** All that is wrong with what is shown. */
  judge(diagnostics: readonly Diagnostic[]): void;
  /** Why nothing else can be shown. */
  blame(diagnostics: readonly Diagnostic[]): void;
  /** What is shown must be surveyed again, though its sources may not have changed. */
  doubt(): void;
  /** Nobody waits any more. */
  close(): void;
}

/** The state of a site of which nothing is known but the path of its config. */
export function createSiteState(configPath: string): SiteState {
  let view: SiteView = { version: 0, site: undefined, diagnostics: [], isEarlier: false, extent: 'glimpse', watched: [configPath] };
  let live: LiveSite | undefined;
  let glimpsed: LiveSite | undefined;
  let isJudged = false;
  let isEdited = false;
  const ready = createMoment();
  const whole = createMoment();

  function show(part: Partial<SiteView>): void {
    view = { ...view, ...part, version: view.version + 1 };
    ready.come();
    if (view.extent === 'whole') whole.come();
  }

  return {
    get view() {
      return view;
    },
    get live() {
      return live;
    },
    get known() {
      return live ?? glimpsed;
    },
    get isJudged() {
      return isJudged;
    },
    get isEdited() {
      return isEdited;
    },
    ready: ready.happened,
    whole: whole.happened,
    glimpse(seen, watched) {
      glimpsed = seen;
      show({ site: seen.shown, watched });
    },
    survey(surveyed, { isJudged: isOfNow, ...found }) {
      live = surveyed;
      isJudged = isOfNow;
      isEdited = false;
      show({ site: surveyed?.shown, ...found });
    },
    edit(edited) {
      live = edited;
      isJudged = true;
      isEdited = true;
      show({ site: edited.shown });
    },
    keep(same) {
      live = same;
    },
    judge(diagnostics) {
      isEdited = false;
      if (view.isEarlier || JSON.stringify(diagnostics) !== JSON.stringify(view.diagnostics)) show({ diagnostics, isEarlier: false });
    },
    blame(diagnostics) {
      isJudged = false;
      show({ diagnostics, isEarlier: view.site !== undefined });
    },
    doubt() {
      isJudged = false;
    },
    close() {
      ready.come();
      whole.come();
    },
  };
}
