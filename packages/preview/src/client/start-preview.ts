import type { Diagnostic, Location, PreviewState } from '@helpgen/model';
import { ofSession, readJson, writeItem, type PreviewRequest } from '@helpgen/runtime/behaviours';
import { createPreviewView } from './create-preview-view.ts';
import { createFileRefresher } from './refresh-files.ts';
import { returnTo, takePlace, type KeptPlace } from './keep-place.ts';
import { previewWordsFor } from './preview-words.ts';

/** Where the session keeps the place over a load of the document. */
const placeKey = 'helpgen.preview.place';

/** After which a page that does not heed what it is asked never will. */
const wakingMs = 5000;

/**
 * Keeps the page up to date with what is written: told by the server that something has changed, it asks what of that is
 * here, and shows it in the place of what was. Whenever it cannot, it loads the document, and the reader stays where
 * he was.
 */
export async function startPreview(tag: HTMLElement | null): Promise<void> {
  // What sleeps until a reader comes would not heed what is written anew. This script runs before that of the page.
  Object.assign(document.documentElement.dataset, { hgSeen: '', hgUsed: '' });
  const { token = '', page: firstDigest = '' } = tag?.dataset ?? {};
  const words = previewWordsFor(document.documentElement.lang);
  const view = createPreviewView({
    words,
    openPlace: (place) => openPlace(place, token),
    applyFix: (found) => applyFix(found, token),
    addRedirect: (route) => order('redirect', { token, route }),
    onOpen: () => ask(),
  });
  const files = createFileRefresher(askState, (path) => path.includes('/assets/'));
  let shown = { digest: firstDigest, path: location.pathname };
  let server = '';
  /** What the server is known to show; pages that were loaded ahead are of that version at the latest. */
  let version = -1;
  let asking = Promise.resolve();
  let isStale = false;
  /** Whether another document is on its way: to ask for one more would end what has begun. */
  let isLeaving = false;
  let isChecking = false;
  await bringBack();

  /** Asks once for any number of reasons that come while an answer is on its way. */
  function ask(): void {
    if (isStale || isLeaving) return;
    isStale = true;
    asking = asking.then(async () => {
      isStale = false;
      await look().catch(() => view.showLost());
    });
  }

  const askServer = (more: { readonly check?: string } = {}): Promise<Response> =>
    fetch(`/_helpgen/state?${new URLSearchParams({ token, address: addressOfPage(), lang: document.documentElement.lang, ...more })}`);

  /** Asks what a check says of the site as it is shown, while the panel is open. That takes a while, for which no edit waits. */
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      // What has changed meanwhile is checked again, and only then: a check is work.
      for (let isCurrent = false; !isCurrent && view.isOpen(); ) {
        const { path } = shown;
        const answer = await askServer({ check: '' });
        if (!answer.ok) return;
        const state = (await answer.json()) as PreviewState;
        isCurrent = state.version === version && path === shown.path;
        if (isCurrent) view.show(state);
        else ask();
        await asking;
      }
    } finally {
      isChecking = false;
    }
  }

  async function look(): Promise<void> {
    const answer = await askServer();
    // Another server, which does not know the token of this page.
    if (answer.status === 403) return leave(load);
    const state = (await answer.json()) as PreviewState;
    if (server !== '' && state.server !== server) return leave(load);
    const { movedTo } = state;
    if (movedTo !== undefined) return leave(() => follow(movedTo));
    server = state.server;
    const isMoved = shown.path !== location.pathname;
    const isNewer = version >= 0 && state.version !== version;
    version = state.version;
    if (isNewer) renameBuild(version);
    const digest = state.page?.digest ?? '';
    // What was loaded ahead may be of the version before.
    const isOld = isMoved ? isNewer : digest !== shown.digest;
    // A document of no page, such as that of an address where nothing was, is not shown anew in its place.
    const mayRenew = digest !== '' && (isMoved || shown.digest !== '');
    shown = { digest, path: location.pathname };
    view.show(state);
    if (isOld && !(mayRenew && (await renew(state.version)))) return leave(load);
    if (!isOld && isNewer) await request(() => ({ version: String(state.version) }));
    void check().catch(() => undefined);
    await files.refresh();
  }

  function leave(go: () => void): void {
    isLeaving = true;
    go();
  }

  document.addEventListener('hg:moved', ask);
  listen(token, { onNews: ask, onLost: view.showLost });
}

/** Listens to the server while the page is seen: a browser has few connections for one host. */
function listen(token: string, { onNews, onLost }: { onNews(): void; onLost(): void }): void {
  let source: EventSource | undefined;
  const connect = (): void => {
    source?.close();
    source = undefined;
    if (document.visibilityState === 'hidden') return;
    const opened = new EventSource(`/_helpgen/events?${new URLSearchParams({ token })}`);
    opened.addEventListener('open', onNews);
    opened.addEventListener('message', onNews);
    opened.addEventListener('error', () => {
      onLost();
      // Refused: the server has a new token. It is asked, and answers so.
      if (opened.readyState === EventSource.CLOSED) setTimeout(onNews, 1000);
    });
    source = opened;
  };
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', () => source?.close());
  connect();
}

/** Lets the runtime show the page anew in its place; false when it cannot. */
async function renew(version: number): Promise<boolean> {
  return request(() => {
    const place = takePlace(document);
    return { version: String(version), onDrawn: () => returnTo(document, place) };
  });
}

/** The search asks for its index at an address with the build that the document names: another one makes it ask anew. */
function renameBuild(version: number): void {
  const data = document.getElementById('hg-page');
  if (data === null) return;
  const page = JSON.parse(data.textContent) as { readonly assets: string };
  data.textContent = JSON.stringify({ ...page, assets: `${page.assets.split('.', 1)[0]}.${version}` });
}

/** What a page begins to move with may still be on its way: it is asked again for a while. */
async function request(make: () => PreviewRequest): Promise<boolean> {
  for (const startMs = performance.now(); performance.now() - startMs < wakingMs; ) {
    const detail = make();
    document.dispatchEvent(new CustomEvent('hg:renew', { detail }));
    if (detail.done !== undefined) return detail.done;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

/** Goes where the page is since its file was renamed. */
function follow(href: string): void {
  keepPlace(new URL(href, location.href).pathname);
  location.replace(href);
}

/** Keeps where the reader is for the document at `path`. */
function keepPlace(path: string): void {
  writeItem(placeKey, JSON.stringify([path, takePlace(document)]), ofSession);
}

function load(): void {
  keepPlace(location.pathname);
  // A page that would be loaded again and again is loaded once a second at most: the reader can do something about it.
  setTimeout(() => location.reload(), performance.now() < 1000 ? 1000 : 0);
}

/** After a load: back to where the reader was, as soon as the page is awake. */
async function bringBack(): Promise<void> {
  const kept = readJson(placeKey, ofSession) as readonly [string, KeptPlace] | undefined;
  writeItem(placeKey, null, ofSession);
  if (kept?.[0] !== location.pathname) return;
  await awake();
  returnTo(document, kept[1]);
}

function awake(): Promise<void> {
  const root = document.documentElement;
  const isAwake = (): boolean => 'hgReady' in root.dataset || document.getElementById('hg-root') === null;
  return new Promise((done) => {
    if (isAwake()) return done();
    const observer = new MutationObserver(() => {
      if (!isAwake()) return;
      observer.disconnect();
      done();
    });
    observer.observe(root, { attributes: true });
    return undefined;
  });
}

/** Path of the page that is shown, also where it stands behind the hash. */
function addressOfPage(): string {
  const { pathname, hash } = location;
  return hash.startsWith('#/') ? pathname.replace(/[^/]*$/, '') + hash.slice(2).split('#', 1)[0] : pathname;
}

async function askState(address: string): Promise<string> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return answer.headers.get('ETag') ?? '';
}

function openPlace(place: Location | undefined, token: string): Promise<boolean> {
  const what = place === undefined ? { address: addressOfPage() } : { file: place.file, line: String(place.line ?? '') };
  return order('open', { token, ...what });
}

function applyFix({ code, at }: Diagnostic, token: string): Promise<boolean> {
  return order('fix', { token, code, file: at?.file ?? '', line: String(at?.line), column: String(at?.column) });
}

/** Asks the server to do something; whether it has. */
async function order(what: string, query: Record<string, string>): Promise<boolean> {
  try {
    const answer = await fetch(`/_helpgen/${what}?${new URLSearchParams(query)}`, { method: 'POST' });
    return answer.status === 204;
  } catch {
    return false;
  }
}
