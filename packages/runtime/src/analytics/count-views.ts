import type { FrameData } from '@helpgen/model';
import type { NavigationStore } from '../navigation/page-navigator.ts';
import { readItem } from '../storage.ts';

type AnalyticsOptions = NonNullable<FrameData['options']['analytics']>;
type EventData = { readonly [key: string]: string };

/** Until the title of a new page is there. */
const viewDelayMs = 300;
const maxNameLength = 50;

/**
 * Counts page views and marked clicks by the contract of an Umami server, from here on and without a script of its: no
 * cookies, nothing kept for later. Nothing is counted in a preview, from disk, on other hosts than the config allows, for readers
 * who ask not to be tracked or have `umami.disabled` in their storage.
 */
export function countViews(store: NavigationStore, options: AnalyticsOptions): void {
  if (!isCounted(options)) return;
  let shown = '';
  let referrer = document.referrer.startsWith(`${location.origin}/`) ? document.referrer.slice(location.origin.length) : document.referrer;
  // What the server answers, so that it need not find the visit again.
  let cache = '';

  async function send(more: { readonly name?: string; readonly data?: EventData } = {}): Promise<void> {
    // The reader has switched it off here.
    if (readItem('umami.disabled') !== null) return;
    const { websiteId, hostUrl, tag } = options;
    const payload = {
      website: websiteId,
      hostname: location.hostname,
      language: navigator.language,
      referrer,
      screen: `${screen.width}x${screen.height}`,
      title: document.title,
      url: addressOf(store, options),
      ...(tag === null ? {} : { tag }),
      ...more,
    };
    try {
      const response = await fetch(`${hostUrl}/api/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(cache === '' ? {} : { 'x-umami-cache': cache }) },
        body: JSON.stringify({ type: 'event', payload }),
        credentials: 'omit',
        keepalive: true,
      });
      const answer = (await response.json()) as { readonly cache?: unknown } | null;
      if (typeof answer?.cache === 'string') cache = answer.cache;
    } catch {
      // A view that cannot be counted is not counted.
    }
  }

  /** Counts the page that is shown, if it is another than before. */
  function countView(): void {
    // The page that is on its way tells when it is there.
    if (store.getState().pendingHref !== null) return;
    const url = addressOf(store, options);
    if (url === shown) return;
    if (shown !== '') referrer = shown;
    shown = url;
    void send();
  }

  function countEvent(name: string, data: EventData): void {
    void send({ name: name.slice(0, maxNameLength), ...(Object.keys(data).length === 0 ? {} : { data }) });
  }

  if (options.autoTrack) watchAddress(store, countView);
  document.addEventListener('click', ({ target }) => {
    const marked = target instanceof Element ? target.closest('[data-umami-event]') : null;
    const name = marked?.getAttribute('data-umami-event') ?? '';
    if (marked !== null && name !== '') countEvent(name, dataOf(marked));
  }, true);
  // By it other parts of the page have something counted.
  addEventListener('hg:count', (event) => {
    const { name, data = {} } = (event as CustomEvent<{ readonly name: string; readonly data?: EventData }>).detail;
    countEvent(name, data);
  });
}

/** Calls `look` soon: now, and after each change of the address or of the page. */
function watchAddress(store: NavigationStore, look: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, viewDelayMs);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...entry) => {
      change.apply(history, entry);
      lookSoon();
    };
  }
  addEventListener('popstate', lookSoon);
  store.subscribe(lookSoon);
  lookSoon();
}

/** The address that is reported. Only one router has it in the address bar; words to mark on the page are nobody's business. */
function addressOf(store: NavigationStore, { excludeSearch, excludeHash }: AnalyticsOptions): string {
  const { frame, data } = store.getState().view;
  if (frame.router !== 'browser') return data.href;
  const url = new URL(location.href);
  url.searchParams.delete('_highlight');
  return url.pathname + (excludeSearch ? '' : url.search) + (excludeHash ? '' : url.hash);
}

function dataOf(marked: Element): EventData {
  const prefix = 'data-umami-event-';
  const attributes = [...marked.attributes].filter(({ name }) => name.startsWith(prefix));
  return Object.fromEntries(attributes.map(({ name, value }) => [name.slice(prefix.length), value]));
}

function isCounted({ domains, doNotTrack }: AnalyticsOptions): boolean {
  if (location.hostname === '' || document.querySelector('meta[name=helpgen-preview]') !== null) return false;
  if (domains.length > 0 && !domains.includes(location.hostname)) return false;
  const { doNotTrack: asked, globalPrivacyControl } = navigator as {
    readonly doNotTrack?: string | null;
    readonly globalPrivacyControl?: boolean;
  };
  return !doNotTrack || !(asked === '1' || asked === 'yes' || globalPrivacyControl === true);
}
