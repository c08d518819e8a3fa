import { searchIndexName, searchIndexPath } from '@helpgen/model/browser';
import { shownBuild } from '../shown-build.ts';
import type { PageNavigator } from '../navigation/page-navigator.ts';
import type { RuntimeValue } from '../runtime-context.tsx';
import type { BehaviourContext } from '../theme.ts';
import type { ClientMessage, SearchClient, WorkerReply } from './create-search-client.ts';
import type { SearchPlace, TextPlace } from './search-nouns.ts';

/** The client of each site that is shown: one for all who ask. */
const clients = new WeakMap<object, SearchClient>();

/** Where the search of this site is asked. Nothing is loaded before something is. */
export function openSearch({ runtime, frame }: BehaviourContext): SearchClient {
  const { navigator } = runtime as RuntimeValue;
  const start = frame.options.search?.provider ? startServerWorker : startWorker;
  const client = clients.get(navigator) ?? (frame.router === 'hash' ? createPageClient(navigator) : createWorkerClient(start));
  clients.set(navigator, client);
  return client;
}

/**
 * The index of the pages of the version at `versionPath` (relative to the site's root, empty for the current one), and
 * of `context` alone unless it is empty. Throws when that is not on this server.
 */
export function searchPlaceOf({ frame }: BehaviourContext, versionPath: string, context: string): SearchPlace {
  const root = frame.router === 'hash' ? rootOf(location.href) : new URL(frame.basePath, document.baseURI);
  const folder = versionPath === '' ? root : new URL(versionPath.replace(/\/*$/, '/'), root);
  if (folder.origin !== root.origin) throw new Error('Unexpected version url');
  const { languages = [], fuzzyDistance = 1, provider } = frame.options.search ?? {};
  if (provider && frame.router !== 'hash') {
    if (!folder.pathname.startsWith(root.pathname)) throw new Error('Unexpected version url');
    const name = searchIndexName(searchIndexPath(folder.pathname.slice(root.pathname.length), context));
    const index = new URL(provider.address.replace('*', () => encodeURIComponent(name)), root);
    if (index.origin !== root.origin) throw new Error('Unexpected version url');
    return { href: index.href, languages, fuzzyDistance, server: provider.server };
  }
  const href = new URL(searchIndexPath('', context), folder);
  href.search = `_=${encodeURIComponent(shownBuild())}`;
  return { href: href.href, languages, fuzzyDistance };
}

/** A client in the page itself: from disk browsers start no threads, and load scripts in the place of JSON. */
function createPageClient({ importModule, preload }: PageNavigator): SearchClient {
  const load = async (href: string, isFresh: boolean): Promise<unknown> =>
    ((await importModule(scriptOf(href, isFresh))) as { readonly default: unknown }).default;
  const readPage = async ({ href }: TextPlace): Promise<string> => {
    const page = await preload(href);
    if (page === null) throw new Error(`${href} cannot be loaded`);
    return page.html;
  };
  const opening = Promise.all([import('./create-search-client.ts'), import('./open-index.ts')]).then(
    ([{ createSearchClient }, { createIndexOpener }]) => createSearchClient(createIndexOpener(load), readPage),
  );
  return clientBy(async (name, args) => ((await opening)[name] as (...values: readonly unknown[]) => Promise<never>)(...args));
}

/** A client whose functions are done by `call`. */
function clientBy(call: (name: keyof SearchClient, args: readonly unknown[]) => Promise<never>): SearchClient {
  return {
    open: (...args) => call('open', args),
    ask: (...args) => call('ask', args),
    excerpt: (...args) => call('excerpt', args),
    mark: (...args) => call('mark', args),
  };
}

// The bundler of the browser files gives the scripts the names that they end with.
const startWorker = (): Worker => new Worker(new URL('./search-worker.js', import.meta.url));
const startServerWorker = (): Worker => new Worker(new URL('./search-server-worker.js', import.meta.url));

/** The folder of the one document that the hash router has. */
function rootOf(href: string): URL {
  return new URL('.', href.split('#')[0]);
}

/**
 * The script of an index, or of a part of one: those are named by the site's path, which a folder on a disk has not,
 * and all in one folder.
 */
function scriptOf(href: string, isIndex: boolean): string {
  const { pathname } = new URL(href);
  const script = new URL(isIndex ? pathname : `assets/${pathname.split('/').at(-1) ?? ''}`, rootOf(location.href));
  return script.href.replace(/json$/, 'js');
}

/** The part of a Worker that a client needs. */
export type ClientWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** A client in the thread that `start` starts, with the first thing that is asked; after it broke, the next one starts another. */
export function createWorkerClient(start: () => ClientWorker): SearchClient {
  let worker: ClientWorker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { readonly done: (value: never) => void; readonly fail: (error: Error) => void }>();

  function open(): ClientWorker {
    const opened = start();
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('value' in data) asked?.done(data.value as never);
      else asked?.fail(new Error(data.problem));
    });
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      opened.terminate();
      if (worker === opened) worker = undefined;
      for (const { fail } of waiting.values()) fail(new Error((event as Partial<ErrorEvent>).message ?? ''));
      waiting.clear();
    });
    return opened;
  }

  return clientBy(
    (name, args) =>
      new Promise((done, fail) => {
        worker ??= open();
        const id = (lastId += 1);
        waiting.set(id, { done, fail });
        worker.postMessage({ id, name, args } satisfies ClientMessage);
      }),
  );
}
