/* oxlint-disable unicorn/consistent-function-scoping -- The function is written into a file by itself. */
/** What {@link offlineWorker} needs of the global scope of a service worker; the types of a window's scope have no word for it. */
export interface WorkerScope {
  readonly location: { readonly href: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface WorkerEvent {
  /** What a page asks to be kept: addresses of pages. */
  readonly data?: readonly string[];
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/**
 * The service worker of a site: its source is this function's own text, so nothing outside of it may be named.
 *
 *     assets (named by content):  kept copy ──none──► network, and kept
 *     everything else:            network, and kept ──no answer, an error, 4 s──► kept copy, which says of itself when it was made
 *
 * `files` of the folder `assets` are loaded on demand, and kept from the beginning. Pages that were read are kept, and
 * those that a page asks for, with what they load; the oldest go first. When the server has no such worker any more, it goes, with
 * all that was kept.
 */
export function offlineWorker(scope: WorkerScope, files: readonly string[]): void {
  const { caches, registration } = scope;
  const root = registration.scope;
  const own = `helpgen ${root} `;
  const fileStore = own + files.join();
  const pageStore = `${own}pages`;
  const patienceMs = 4000;
  const dayMs = 86_400_000;
  const isAsset = (address: string): boolean => address.startsWith(`${root}assets/`);
  let isLeaving = false;
  const addressOf = (url: string): string => url.replace(/[?#].*/, '');
  const madeAt = (answer: Response): number => Date.parse(answer.headers.get('date') ?? '') || 0;
  const isHtml = (answer: Response): boolean => typeOf(answer).startsWith('text/html');
  const isPage = (answer: Response): boolean => isHtml(answer) || answer.url.endsWith('.page.js');
  const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';

  async function keep(address: string, answer: Response): Promise<void> {
    if (answer.status === 200 && !answer.redirected && !isLeaving) await (await caches.open(pageStore)).put(address, answer);
  }

  async function fetchAndKeep(request: Request | string, event: WorkerEvent): Promise<Response> {
    const answer = await scope.fetch(request);
    // Nobody waits for the disk.
    event.waitUntil(keep(addressOf(typeof request === 'string' ? request : request.url), answer.clone()).catch(() => undefined));
    return answer;
  }

  async function fromStore(event: RequestEvent): Promise<Response> {
    return (await caches.match(addressOf(event.request.url))) ?? fetchAndKeep(event.request, event);
  }

  async function fromNetwork(event: RequestEvent): Promise<Response> {
    const copy = await (await caches.open(pageStore)).match(addressOf(event.request.url));
    const answer = fetchAndKeep(event.request, event);
    if (copy === undefined) return answer;
    event.waitUntil(answer.catch(() => undefined));
    const late = new Promise<undefined>((done) => setTimeout(done, patienceMs));
    const first = await Promise.race([answer, late]).catch(() => undefined);
    return first === undefined || first.status >= 500 ? markCopy(copy) : first;
  }

  /** A page says of itself that it is a copy: a document by an attribute, a script by a value beside its own. */
  async function markCopy(copy: Response): Promise<Response> {
    if (!isPage(copy)) return copy;
    const isDocument = isHtml(copy);
    const text = await copy.text();
    const mark = text.startsWith('var hgModule') ? `hgModule.savedAt=${madeAt(copy)}` : `export const savedAt=${madeAt(copy)}`;
    const headers = new Headers(copy.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(isDocument ? text.replace('<html', `<html data-hg-saved="${madeAt(copy)}"`) : `${text}${mark};`, { headers });
  }

  async function keepPages(addresses: readonly string[], event: WorkerEvent, maxAgeMs: number): Promise<void> {
    const store = await caches.open(pageStore);
    for (const address of addresses) {
      const copy = await store.match(address);
      if (copy !== undefined && madeAt(copy) > Date.now() - maxAgeMs) continue;
      const answer = await fetchAndKeep(address, event).catch(() => undefined);
      const named = answer !== undefined && isPage(answer) ? (await answer.text()).match(/[^"'\s(=<>\\]*assets\/[\w./-]+/g) : null;
      for (const name of new Set(named)) {
        const asset = new URL(name, address).href;
        if (isAsset(asset) && (await caches.match(asset)) === undefined) await fetchAndKeep(asset, event).catch(() => undefined);
      }
    }
    const kept = await store.keys();
    for (const request of kept.slice(0, -600)) await store.delete(request);
  }

  async function leaveUnlessWanted(): Promise<void> {
    const answer = await scope.fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer === undefined || (answer.ok ? typeOf(answer).includes('javascript') : ![404, 410].includes(answer.status))) return;
    isLeaving = true;
    await dropStores();
    await registration.unregister();
  }

  async function dropStores(...but: readonly string[]): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith(own) && !but.includes(name)) await caches.delete(name);
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(caches.open(fileStore).then((store) => store.addAll(files.map((name) => `${root}assets/${name}`))).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    const begin = async (): Promise<void> => {
      await dropStores(fileStore, pageStore);
      await scope.clients.claim();
      // What was kept loads the files of another version: it is fetched anew, with them.
      const store = await caches.open(pageStore);
      const kept = (await store.keys()).map(({ url }) => url);
      for (const url of kept) if (isAsset(url)) await store.delete(url);
      await keepPages(kept.filter((url) => !isAsset(url)), event, 0);
    };
    event.waitUntil(begin());
  });
  scope.addEventListener('message', (event) => event.waitUntil(keepPages(event.data ?? [], event, dayMs)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { method, url, mode, headers } = request;
    if (mode === 'navigate') event.waitUntil(leaveUnlessWanted());
    // What goes on for ever, or begins in the middle, is nothing to keep.
    if (method !== 'GET' || !url.startsWith(root) || headers.has('range') || headers.get('accept') === 'text/event-stream') return;
    event.respondWith(isAsset(url) ? fromStore(event) : fromNetwork(event));
  });
}

/** The text of the service worker that keeps `files`, in the folder of `assets`, from the beginning. It is the same as long as they are. */
export function writeOfflineWorker(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/^assets\//, ''));
  return `(${String(offlineWorker)})(self,${JSON.stringify(names)});\n`;
}
